import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { LIEN_WAIVER } from "~/features/business/back-office/waiver.limits.ts";
import { readHeldWaiver } from "~/features/business/back-office/waiver.queries.server.ts";
import { waiverPdf } from "~/features/business/back-office/waiver-document.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A waiver as a file, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, LIEN_WAIVER);
  const found = await readHeldWaiver(context.db, holder, link.subject.id, context.now());
  if (!found) throw refusal("not-found");
  return fileAnswer(await waiverPdf(found), { name: "waiver.pdf", kept: true });
}
