import { ProcessStanding } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HeldApplicationView } from "../billing.view.server.ts";
import { ApplicationHead, LinesShown, Problem, Proof, SumsList, useProcessTexts } from "./billing-parts.tsx";
import { DecideForm } from "./certify-form.tsx";

interface HeldApplicationScreenProps {
  view: HeldApplicationView;
  /** Where its file lies. */
  pdf: string;
  sent?: Sent;
}

/** One application for whoever holds its link: what it comes to, and to certify or return it under a typed name. */
export default function HeldApplicationScreen({ view, pdf, sent }: HeldApplicationScreenProps) {
  const t = useText("billing");
  const texts = useProcessTexts();
  const { application, standing, sums, head } = view;
  const decide = {
    version: application.version,
    idem: view.keys.decide,
    due: sums.due,
    name: view.name,
    sent,
  };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ApplicationHead application={application} />
      <Problem sent={sent} />
      <ProcessStanding standing={standing} texts={texts} zone={application.zone} />
      {view.isOut && <Notice title={t("held.takenBack")} />}
      <Proof view={view} />
      <TitledSection id="sums" title={t("sums.title")} className="grid gap-4">
        <SumsList sums={sums} released={head.released + head.releasing} />
      </TitledSection>
      {view.mayDecide && (
        <TitledSection id="decide" title={t("decide.title")} className="grid gap-4 print:hidden">
          <p className="max-w-prose">{t("decide.text")}</p>
          <DecideForm {...decide} intent="certify" />
          <Fold title={t("decide.returnInstead")} open={sent?.fields.intent === "return"}>
            <DecideForm {...decide} intent="return" />
          </Fold>
        </TitledSection>
      )}
      {head.note && (
        <p className="max-w-prose">
          <Typed text={head.note} />
        </p>
      )}
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        <LinesShown lines={view.lines} />
        {head.credit && (
          <p className="max-w-prose">
            {t("lines.creditSaid")} <Typed text={head.credit} />
          </p>
        )}
      </TitledSection>
      <p className="print:hidden">
        <TextLink href={pdf}>{t("pdf")}</TextLink>
      </p>
    </div>
  );
}
