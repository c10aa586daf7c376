import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import {
  CAUSES,
  DASHBOARD,
  DUTIES,
  KINDS,
  OUTCOMES,
  RECORDABILITY,
  reportPath,
  SAFETY_LIMITS,
  TYPES,
  WHYS,
} from "../dashboard.limits.ts";
import type { ReportView } from "../dashboard.view.server.ts";
import { ClockNotice, Problem, useSay } from "./form-parts.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportPhotos } from "./report-photos.tsx";

interface ReportScreenProps {
  view: ReportView;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** The report with its case: what happened, why, who was hurt, how many days, what OSHA was told. */
function ReportForm({ view, sent: all }: ReportScreenProps) {
  const t = useText("safety-dashboard");
  const say = useSay();
  // What was sent of a photo is none of this form.
  const sent = all?.fields.intent === "save" ? all : undefined;
  const value = (name: string) => (sent ? (sent.fields[name] ?? "") : view.fields[name]);
  const of = (name: string) => ({
    name,
    error: sent?.errors[name] && say(sent.errors[name]),
    defaultValue: value(name),
    disabled: view.readOnly,
  });
  const line = (name: "place" | "person" | "jobTitle" | "siteZone", most: number) => (
    <Field {...of(name)} label={t(`fields.${name}`)} maxLength={most} dir="auto" autoComplete="off" />
  );
  const day = (
    name:
      | "happenedOn"
      | "awayFrom"
      | "restrictedFrom"
      | "learnedOn"
      | "toldOn"
      | "awayUntil"
      | "restrictedUntil",
    hint?: string,
  ) => <Field {...of(name)} type="date" label={t(`fields.${name}`)} hint={hint} />;
  return (
    <form method="post" action={reportPath(view.id)} noValidate className="grid max-w-2xl gap-8" data-reload>
      <input type="hidden" name="version" value={view.version} />
      <TitledSection id="happened" title={t("report.whatHappened")} className="grid gap-4">
        <SelectField
          {...of("kind")}
          label={t("fields.kind")}
          options={KINDS.map((one) => ({ value: one, text: t(`kinds.${one}`) }))}
        />
        <TextareaField {...of("what")} label={t("fields.what")} maxLength={SAFETY_LIMITS.what} />
        {line("place", SAFETY_LIMITS.place)}
        {day("happenedOn")}
        <Field {...of("happenedAt")} type="time" label={t("fields.happenedAt")} />
        {line("siteZone", 60)}
      </TitledSection>
      <TitledSection id="whys" title={t("report.why")} className="grid gap-4">
        {WHYS.map((name, n) => (
          <Field
            key={name}
            {...of(name)}
            label={t("fields.why", { number: n + 1 })}
            maxLength={SAFETY_LIMITS.why}
            dir="auto"
            autoComplete="off"
          />
        ))}
        <SelectField
          {...of("cause")}
          label={t("fields.cause")}
          options={[
            { value: "", text: t("causes.none") },
            ...CAUSES.map((one) => ({ value: one, text: t(`causes.${one}`) })),
          ]}
        />
      </TitledSection>
      <TitledSection id="case" title={t("report.osha")} className="grid gap-4">
        <p>
          <TextLink href={RECORDABILITY}>{t("tree.open")}</TextLink>
        </p>
        <SelectField
          {...of("outcome")}
          label={t("fields.outcome")}
          options={OUTCOMES.map((one) => ({ value: one, text: t(`outcomes.${one}`) }))}
        />
        <SelectField
          {...of("caseType")}
          label={t("fields.caseType")}
          options={TYPES.map((one) => ({ value: one, text: t(`types.${one}`) }))}
        />
        {line("person", SAFETY_LIMITS.name)}
        {line("jobTitle", SAFETY_LIMITS.name)}
        <Checkbox
          name="isPrivate"
          label={t("fields.isPrivate")}
          hint={t("fields.privateHint")}
          defaultChecked={value("isPrivate") === "on"}
          disabled={view.readOnly}
        />
        <TextareaField {...of("injury")} label={t("fields.injury")} maxLength={SAFETY_LIMITS.what} />
        {day("awayFrom")}
        {day("awayUntil", t("fields.openEnd"))}
        {day("restrictedFrom")}
        {day("restrictedUntil", t("fields.openEnd"))}
      </TitledSection>
      <TitledSection id="clock" title={t("report.clock")} className="grid gap-4">
        <SelectField
          {...of("duty")}
          label={t("fields.duty")}
          options={DUTIES.map((one) => ({ value: one, text: t(`duties.${one}`) }))}
        />
        {day("learnedOn")}
        <Field {...of("learnedTime")} type="time" label={t("fields.learnedTime")} />
        {day("toldOn")}
      </TitledSection>
      {!view.readOnly && (
        <Button name="intent" value="save" size="lg" className="justify-self-start print:hidden">
          {t("report.save")}
        </Button>
      )}
    </form>
  );
}

/** One report: its clock, where it stands in the log, its form. */
export default function ReportScreen({ view, tooLarge, sent: answered }: ReportScreenProps) {
  const sent = tooLarge ? { fields: {}, errors: { file: "errors.photo.tooLarge" } } : answered;
  const t = useText("safety-dashboard");
  const shell = useText("shell");
  const form301 = useText("osha-301");
  return (
    <div className="sheet grid gap-6 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={DASHBOARD}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{shell("screens.safetyReport.title")}</h1>
        <p className="flex flex-wrap gap-2 text-muted">
          {t("report.case", { number: isolated(view.number) })}
          {view.sample && <Badge>{t("sample")}</Badge>}
        </p>
        <p className="max-w-prose font-bold">
          {view.column === ""
            ? t("report.notRecordable")
            : t("report.column", {
                column: isolated(view.column),
                away: view.days.away,
                restricted: view.days.restricted,
              })}
        </p>
        {view.by && (
          <p className="max-w-prose">
            {t("report.by", { source: isolated(view.by.source), site: isolated(view.by.site) })}
            {view.by.reporter !== "" && ` ${t("report.reporter", { name: isolated(view.by.reporter) })}`}
          </p>
        )}
        {view.days.capped && <p className="max-w-prose">{t("report.capped")}</p>}
      </header>
      <Problem sent={sent} />
      {view.isExample && <Notice title={t("report.example")} />}
      {view.clock && <ClockNotice clock={view.clock} />}
      <ReportPhotos view={view} sent={sent} />
      <ReportForm view={view} sent={sent} />
      <ReportActions view={view} sent={sent} />
      {view.column !== "" && (
        <p className="print:hidden">
          <TextLink href={`${reportPath(view.id)}?form=301`}>{form301("open")}</TextLink>
        </p>
      )}
      {!view.readOnly && (
        <TitledSection id="remove" title={t("report.remove")} className="grid gap-2 print:hidden">
          <form
            method="post"
            action={reportPath(view.id)}
            className="grid justify-items-start gap-3"
            data-reload
          >
            <input type="hidden" name="version" value={view.version} />
            <p>{t("report.removeText")}</p>
            <Button name="intent" value="remove" variant="destructive">
              {t("report.removeSure")}
            </Button>
          </form>
        </TitledSection>
      )}
      <p className="max-w-prose text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
