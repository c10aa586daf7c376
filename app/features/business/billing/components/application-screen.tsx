import { MOVE_INTENT, ProcessActions, ProcessTimeline, StepForm } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { applicationPath, BILLING_LIMITS, jobBillingPath, PAY_APPLICATION } from "../billing.limits.ts";
import type { ApplicationView } from "../billing.view.server.ts";
import {
  ApplicationHead,
  LinesShown,
  Problem,
  Proof,
  SumsList,
  useProcessTexts,
  useSay,
} from "./billing-parts.tsx";
import { DecideForm } from "./certify-form.tsx";
import { Payments } from "./payments.tsx";

interface ApplicationScreenProps {
  view: ApplicationView;
  sent?: Sent;
}

/** What was done of each line: one form for all of them, so that they are right together. */
function Work({ view, sent }: ApplicationScreenProps) {
  const t = useText("billing");
  const say = useSay();
  const { money, percent } = useFormat();
  const begin = Object.fromEntries(
    view.lines.flatMap(({ typed }, n) => [
      [`done[${n}]`, typed.done],
      [`stored[${n}]`, typed.stored],
    ]),
  );
  const form = formOf(["work"], sent, { ...begin, credit: view.head.credit, note: view.head.note });
  return (
    <form method="post" noValidate className="grid gap-6" data-reload data-keep-scroll>
      <input type="hidden" name="version" value={view.application.version} />
      <p className="max-w-prose text-muted">{t("work.text")}</p>
      <ol className="border-t-2 border-ink">
        {view.lines.map((line, n) => (
          <li key={line.id} className="grid gap-2 border-b border-line py-4">
            <p className="font-bold wrap-anywhere">
              <Typed text={line.text} />
            </p>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted tabular-nums">
              <span>{t("work.agreed", { amount: isolated(money(line.scheduled)) })}</span>
              <span>{t("work.before", { amount: isolated(money(line.previous)) })}</span>
              {line.doneTenths !== null && (
                <span>{t("work.done", { percent: isolated(percent(String(line.doneTenths / 10))) })}</span>
              )}
              <span>{t("work.left", { amount: isolated(money(line.left)) })}</span>
            </p>
            <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
              <TypedField form={form} say={say} name={`done[${n}]`} label={t("work.period")} />
              <TypedField
                form={form}
                say={say}
                name={`stored[${n}]`}
                label={t("lines.stored")}
                type="decimal"
              />
            </div>
          </li>
        ))}
      </ol>
      <div className="grid max-w-2xl gap-5">
        <TypedField
          form={form}
          say={say}
          name="credit"
          label={t("work.credit")}
          hint={t("work.creditHint")}
          most={BILLING_LIMITS.note}
          long
        />
        <TypedField
          form={form}
          say={say}
          name="note"
          label={t("work.note")}
          most={BILLING_LIMITS.note}
          long
        />
        <Button name="intent" value="work" size="lg" className="justify-self-start max-sm:w-full">
          {t("work.save")}
        </Button>
      </div>
    </form>
  );
}

function Submit({ view }: Pick<ApplicationScreenProps, "view">) {
  const t = useText("billing");
  return (
    <StepForm
      transition="submit"
      idem={view.keys.submit}
      version={view.application.version}
      text={t("submit.text")}
      label={t("transitions.submit")}
    />
  );
}

/** Its link for whoever certifies, and what they certified on paper. */
function Owner({ view, sent }: ApplicationScreenProps) {
  const t = useText("billing");
  const { application } = view;
  return (
    <TitledSection id="share" title={t("share.title")} className="grid gap-3 print:hidden">
      <p className="max-w-prose text-muted">{t("share.text")}</p>
      {view.mayShare && (
        <p>
          <TextLink href={`/workspace/share?type=${PAY_APPLICATION}&id=${application.id}`}>
            {t("share.link")}
          </TextLink>
        </p>
      )}
      <Fold title={t("decide.paperInstead")} open={sent?.fields.intent === "certify"}>
        <DecideForm
          intent="certify"
          version={application.version}
          idem={view.keys.certify}
          due={view.sums.due}
          name=""
          onPaper
          sent={sent}
        />
      </Fold>
    </TitledSection>
  );
}

/** One application for payment: its lines and sums, whose turn it is, what was certified and what was paid. */
export default function ApplicationScreen({ view, sent }: ApplicationScreenProps) {
  const t = useText("billing");
  const say = useSay();
  const texts = useProcessTexts();
  const { application, standing, sums, head, readOnly } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <ApplicationHead application={application}>
        <p className="print:hidden">
          <TextLink href={jobBillingPath(view.projectId)}>{t("back")}</TextLink>
        </p>
      </ApplicationHead>
      <Problem sent={sent} />
      <Proof view={view} />
      {view.maySubmit && <Submit view={view} />}
      {view.notYet && <Notice title={say(`guards.${view.notYet}`)} />}
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={application.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {view.mayCertify && <Owner view={view} sent={sent} />}
      <TitledSection id="sums" title={t("sums.title")} className="grid gap-4">
        <SumsList sums={sums} released={head.released + head.releasing} />
      </TitledSection>
      <TitledSection id="lines" title={t("lines.title")} className="grid gap-4">
        {view.mayEdit ? <Work view={view} sent={sent} /> : <LinesShown lines={view.lines} />}
        {!view.mayEdit && head.credit && (
          <p className="max-w-prose">
            {t("lines.creditSaid")} <Typed text={head.credit} />
          </p>
        )}
        {!view.mayEdit && head.note && (
          <p className="max-w-prose">
            <Typed text={head.note} />
          </p>
        )}
      </TitledSection>
      {application.certifiedCents !== null && <Payments view={view} sent={sent} />}
      {!view.isExample && (
        <p className="print:hidden">
          <TextLink href={`${applicationPath(application.id)}/application.pdf`}>{t("pdf")}</TextLink>
        </p>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={application.zone} />
        </TitledSection>
      )}
    </div>
  );
}
