import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { signerFor } from "~/features/university/certificates/signer.server.ts";
import { verifyPage } from "~/features/university/certificates/verify-page.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** A page that checks certificates from a disk, with the keys of this site in it. It is saved, and never shown here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context;
  const t = translator(language, "certificates");
  const signer = await signerFor(context.env);
  const words = {
    ...{
      title: t("offline.title"),
      how: t("offline.how"),
      paste: t("offline.paste"),
      check: t("offline.check"),
    },
    ...{ valid: t("offline.valid"), expired: t("offline.expired"), altered: t("offline.altered") },
    ...{ otherKey: t("offline.otherKey"), unreadable: t("offline.unreadable"), keys: t("offline.keys") },
  };
  const page = verifyPage(signer?.publicKeys ?? [], words, {
    ...{ lang: language, dir: language === "he" ? "rtl" : "ltr" },
  });
  return fileAnswer(page, { name: "certificate-verify.html", kept: true });
}
