import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BANDS, PERMITS, WIZARD } from "../permits.limits.ts";
import type { WizardView } from "../permits.view.server.ts";
import { papersFor } from "../record-types.ts";
import { formOf, Problem, TypedField } from "./form-parts.tsx";

interface WizardProps {
  view: WizardView;
  sent?: Sent;
}

/** The step that is asked next: what, then where, then with which parts. Answers stay in the address. */
function Steps({ view }: { view: WizardView }) {
  const t = useText("permits");
  const { work, use } = view;
  return (
    <form method="get" action={WIZARD} className="grid max-w-xl gap-5" data-reload>
      <SelectField
        name="work"
        label={t("wizard.work")}
        options={view.works.map((one) => ({ value: one, text: t(`works.${one}`) }))}
        defaultValue={work}
      />
      {work && (
        <SelectField
          name="use"
          label={t("wizard.use")}
          options={view.uses.map((one) => ({ value: one, text: t(`uses.${one}`) }))}
          defaultValue={use}
        />
      )}
      {work && use && (
        <fieldset>
          <legend className="font-medium">{t("wizard.parts")}</legend>
          {view.allParts.map((part) => (
            <Checkbox
              key={part}
              name="part"
              id={`part-${part}`}
              value={part}
              label={t(`parts.${part}`)}
              defaultChecked={view.parts.includes(part)}
            />
          ))}
        </fieldset>
      )}
      {work && use && (
        <Field
          name="valuation"
          label={t("wizard.valuation")}
          hint={t("wizard.valuationHint")}
          error={view.valuationBad ? t("errors.money") : undefined}
          defaultValue={view.valuation}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <Button className="justify-self-start">{t(work && use ? "wizard.show" : "wizard.next")}</Button>
    </form>
  );
}

function Advice({ view }: { view: WizardView }) {
  const t = useText("permits");
  if (view.advice.length === 0) return null;
  return (
    <TitledSection id="advice" title={t("wizard.advice")} className="grid gap-5">
      <Notice tone="warn" title={t("wizard.verify")}>
        <p>{t("wizard.verifyText")}</p>
      </Notice>
      <ol className="grid gap-6">
        {view.advice.map(({ type, why, steps }) => (
          <li key={type} className="grid gap-2 border-s-4 border-line ps-4">
            <h3 className="text-lg font-bold">{t(`types.${type}`)}</h3>
            <p className="max-w-prose">{t(`why.${why}`)}</p>
            <p className="font-medium">{t("paperList.title")}</p>
            <ul className="list-disc ps-5">
              {papersFor(type).map((paper) => (
                <li key={paper}>{t(`papers.${paper}`)}</li>
              ))}
            </ul>
            <p className="text-muted">
              {t("inspections.usual", { list: steps.map((step) => t(`inspectionTypes.${step}`)).join(", ") })}
            </p>
            <TextLink href={`${PERMITS}?type=${type}#new`}>{t("wizard.begin")}</TextLink>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Fee({ view }: { view: WizardView }) {
  const t = useText("permits");
  const { money, number } = useFormat();
  const { fee } = view;
  if (!fee) return null;
  return (
    <TitledSection id="fee" title={t("fees.estimate")} className="grid gap-3">
      <p className="text-2xl font-bold">{money(fee.totalCents)}</p>
      <p className="max-w-prose">
        {t("fees.how", {
          over: money(fee.band.overCents),
          base: money(fee.band.baseCents),
          thousands: number(fee.thousands),
          per: money(fee.band.perThousandCents),
          permit: money(fee.permitCents),
          percent: number(view.table.planReviewPercent),
          review: money(fee.planReviewCents),
        })}
      </p>
      <p className="max-w-prose font-medium">{t(view.isExample ? "fees.isExample" : "fees.isYours")}</p>
    </TitledSection>
  );
}

function FeeTableForm({ view, sent }: WizardProps) {
  const t = useText("permits");
  const form = formOf("fees", sent, { begin: view.feeFields });
  return (
    <TitledSection id="fees" title={t("fees.title")} className="grid gap-4">
      <p className="max-w-prose">{t("fees.lead")}</p>
      <p className="max-w-prose font-medium">
        {t(view.isExample ? "fees.tableIsExample" : "fees.tableIsYours")}
      </p>
      {!view.readOnly && (
        <details open={form.isSent}>
          <summary className="inline-flex min-h-12 items-center underline">{t("fees.edit")}</summary>
          <form method="post" action={WIZARD} noValidate className="grid gap-4 pt-3" data-reload>
            <input type="hidden" name="version" value={view.feeVersion} />
            {BANDS.map((n) => (
              <fieldset key={n} className="grid gap-3 sm:grid-cols-3">
                <legend className="font-medium">{t("fees.band", { number: n + 1 })}</legend>
                <TypedField form={form} name={`over${n}`} label={t("fees.over")} type="decimal" />
                <TypedField form={form} name={`base${n}`} label={t("fees.base")} type="decimal" />
                <TypedField form={form} name={`per${n}`} label={t("fees.per")} type="decimal" />
              </fieldset>
            ))}
            <TypedField form={form} name="planReview" label={t("fees.planReview")} type="numeric" />
            <Button name="intent" value="fees" className="justify-self-start">
              {t("save")}
            </Button>
          </form>
        </details>
      )}
    </TitledSection>
  );
}

/** Which record to file for a scope of work, in steps that are addresses, and what it may cost. */
export default function WizardScreen({ view, sent }: WizardProps) {
  const t = useText("permits");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("permitWizard"))} title={shell("screens.permitWizard.title")}>
        <p>{t("wizard.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <Steps view={view} />
      <Advice view={view} />
      <Fee view={view} />
      <FeeTableForm view={view} sent={sent} />
      <p>
        <TextLink href={PERMITS}>{t("back")}</TextLink>
      </p>
    </div>
  );
}
