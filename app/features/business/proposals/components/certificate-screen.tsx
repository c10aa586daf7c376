import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { DrawnSignature } from "~/ui/signature.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { CertificateView } from "../certificate.server.ts";
import { CERTIFICATE } from "../proposals.limits.ts";
import { OfferPayments, OfferPrices, OfferWords } from "./offer-parts.tsx";

/** What a hash is the signature under, worked out again. */
export default function CertificateScreen({ view }: { view: CertificateView }) {
  const t = useText("proposals");
  const { moment, money, number } = useFormat();
  const { certificate } = view;
  const error =
    view.typed === "" ? undefined : view.isHash ? t("certificate.unknown") : t("certificate.noHash");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("proposalCertificate"))} title={t("certificate.title")}>
        {t("certificate.lead")}
      </PageHeading>
      <form method="get" action={CERTIFICATE} className="grid max-w-2xl gap-4 print:hidden" data-reload>
        <Field
          name="hash"
          label={t("certificate.hash")}
          defaultValue={view.typed}
          error={certificate ? undefined : error}
          dir="ltr"
          autoComplete="off"
        />
        <Button variant="outline" className="justify-self-start max-sm:w-full">
          {t("certificate.check")}
        </Button>
      </form>
      {certificate && (
        <>
          <Notice
            tone={certificate.isWhole ? "ok" : "danger"}
            title={t(certificate.isWhole ? "certificate.whole" : "certificate.broken")}
          >
            <p>
              {t("certificate.said", {
                name: isolated(certificate.name),
                moment: isolated(moment(certificate.at)),
                total: isolated(money(certificate.totalCents)),
              })}
            </p>
            <DrawnSignature
              path={certificate.drawn}
              label={t("proof.drawn", { name: isolated(certificate.name) })}
            />
            {certificate.isSuperseded && <p>{t("certificate.superseded")}</p>}
          </Notice>
          <TitledSection id="offer" title={certificate.title} className="grid gap-6">
            <p>
              {t("certificate.version", {
                number: number(certificate.number),
                version: number(certificate.version),
              })}
            </p>
            <p className="text-sm text-muted">
              {t("certificate.hashes")}{" "}
              <bdi className="break-all" translate="no">
                {certificate.sentHash}
              </bdi>
            </p>
            {certificate.facts.firm && (
              <p>
                <Typed text={certificate.facts.firm} />
              </p>
            )}
            <OfferWords facts={certificate.facts} />
            <OfferPrices offer={certificate} />
            <OfferPayments offer={certificate} />
          </TitledSection>
        </>
      )}
    </div>
  );
}
