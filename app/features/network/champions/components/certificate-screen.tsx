import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { nominationPath } from "../champions.limits.ts";
import type { CertificateView } from "../champions.view.server.ts";
import { useSeason } from "./parts.tsx";

/** A sheet to print in the language of the page: who, for what, of which quarter, and a code to the page that says so. */
export default function CertificateScreen({ view }: { view: CertificateView }) {
  const t = useText("champions");
  const season = useSeason();
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <p className="print:hidden">
        <TextLink href={nominationPath(view.id)}>{t("certificate.back")}</TextLink>
      </p>
      <div className="grid justify-items-center gap-5 rounded-surface border-4 border-double border-ink p-8 text-center sm:p-14">
        {view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
        <p className="text-lg font-medium tracking-wide text-accent">{t(`boards.${view.board}`)}</p>
        <h1 className="text-3xl font-bold wrap-anywhere sm:text-4xl">
          <Typed text={view.nomineeAs} />
        </h1>
        <p className="text-xl">
          {t("certificate.text", { season: season(view.season.key), kind: t(`kind.${view.kind}`) })}
        </p>
        {view.votes !== undefined && <p>{t("votes", { count: view.votes })}</p>}
        <QrPicture qr={view.qr} label={t("certificate.qr")} className="max-w-40" />
        <p className="max-w-prose text-sm text-muted">{t("certificate.check")}</p>
        <p className="text-sm wrap-anywhere">
          <bdi dir="ltr" translate="no">
            {view.address}
          </bdi>
        </p>
      </div>
    </div>
  );
}
