import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice, type NoticeTone } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CHECK_KINDS, CONTRACTOR_LIMITS, CONTRACTOR_VERIFICATION, reportPath } from "../contractor.limits.ts";
import type { ReportView } from "../contractor.view.server.ts";
import { FRESH_DAYS } from "../risk.ts";
import { FactFields, Problem, useSay } from "./parts.tsx";
import { Concern, Contract, Papers, Remove } from "./report-forms.tsx";

interface ReportProps {
  view: ReportView;
  sent?: Sent;
}

/** A body that was too large was not read: of all forms of the page only that of the contract takes files. */
const TOO_LARGE: Sent = { fields: { intent: "attach" }, errors: { file: "errors.file.tooLarge" } };

const TONES: Record<ReportView["risk"]["band"], NoticeTone> = { low: "ok", some: "warn", high: "danger" };

/** The score with everything that adds to it. */
function RiskPart({ view }: ReportProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { number } = useFormat();
  const { risk } = view;
  return (
    <TitledSection id="risk" title={t("risk.title")} className="grid gap-3">
      <Notice tone={TONES[risk.band]} title={t("risk.score", { score: number(risk.score) })}>
        {say(`risk.bands.${risk.band}`)}
      </Notice>
      {risk.reasons.length > 0 && (
        <ul className="grid">
          {risk.reasons.map(({ why, points, count }) => (
            <li key={why} className="flex items-start gap-3 border-b border-line py-2">
              <strong className="tabular-nums">
                <bdi>+{number(points)}</bdi>
              </strong>
              <span>
                {t(`reasons.${why}` as "reasons.old", {
                  amount: number(count ?? 0),
                  days: number(FRESH_DAYS),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-muted">{t("risk.text")}</p>
    </TitledSection>
  );
}

/** The form of one check: what was found, where, on which day. */
function CheckForm({ view, sent, kind }: ReportProps & { kind: string }) {
  const t = useText("contractor-verification");
  const say = useSay();
  const before = view.report.checks[kind];
  const form = formOf(["check"], sent?.fields.kind === kind ? sent : undefined, {
    ...{ result: before?.result ?? "unknown", day: before?.day ?? view.today, note: before?.note ?? "" },
    source: before?.source ?? (kind === "licence" ? (view.board?.site ?? "") : ""),
  });
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4 print:hidden" data-reload>
      <input type="hidden" name="version" value={view.report.version} />
      <input type="hidden" name="kind" value={kind} />
      <ChoiceField
        {...{ form, say }}
        name="result"
        label={t("checks.result")}
        options={(["good", "bad", "unknown"] as const).map((value) => ({
          value,
          text: say(`results.${value}`),
        }))}
      />
      <TypedField
        {...{ form, say }}
        name="source"
        label={t("checks.source")}
        most={CONTRACTOR_LIMITS.source}
      />
      <TypedField {...{ form, say }} name="day" label={t("checks.day")} type="date" />
      <TypedField
        {...{ form, say }}
        name="note"
        label={t("checks.note")}
        most={CONTRACTOR_LIMITS.note}
        long
      />
      <Button name="intent" value="check" className="justify-self-start max-sm:w-full">
        {t("save")}
      </Button>
    </form>
  );
}

function Checks({ view, sent }: ReportProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { date } = useFormat();
  const refused = sent?.fields.intent === "check" ? sent.fields.kind : undefined;
  return (
    <TitledSection id="checks" title={t("checks.title")} className="grid">
      {CHECK_KINDS.map((kind) => {
        const found = view.report.checks[kind];
        const result = found?.result ?? "unknown";
        const isOpen = view.own && (view.asked === kind || refused === kind);
        return (
          <section
            key={kind}
            id={`check-${kind}`}
            className="grid scroll-mt-24 gap-2 border-b border-line py-4"
          >
            <h3 className="flex flex-wrap items-center gap-3 font-bold">
              {say(`kinds.${kind}`)}
              <Badge variant={result === "bad" ? "destructive" : result === "good" ? "default" : "secondary"}>
                {say(`results.${result}`)}
              </Badge>
            </h3>
            <p className="max-w-prose text-muted">{say(`how.${kind}`)}</p>
            {kind === "licence" && view.board && (
              <p>
                {t("checks.board")}{" "}
                <a href={`https://${view.board.site}`} rel="noreferrer" className="standing-link">
                  <bdi translate="no">{view.board.name}</bdi>
                </a>
              </p>
            )}
            {kind === "licence" && view.numberLooks === "unlike" && <p>{t("checks.unlike")}</p>}
            {kind === "licence" && view.licenceNeeded && <p>{t("checks.needed")}</p>}
            {found && (
              <p>
                {t("checks.found", { date: isolated(date(found.day)), source: isolated(found.source) })}
                {found.note && (
                  <span className="block">
                    <Typed text={found.note} />
                  </span>
                )}
              </p>
            )}
            {view.own && !isOpen && (
              <p className="print:hidden">
                <TextLink
                  href={`${reportPath(view.report.id)}?check=${kind}#check-${kind}`}
                  aria-label={t("checks.recordOf", { what: say(`kinds.${kind}`) })}
                  data-reload
                >
                  {t("checks.record")}
                </TextLink>
              </p>
            )}
            {isOpen && <CheckForm view={view} sent={sent} kind={kind} />}
          </section>
        );
      })}
    </TitledSection>
  );
}

function Questions({ view }: ReportProps) {
  const t = useText("contractor-verification");
  const say = useSay();
  const { checks, clauses } = view.questions;
  if (checks.length + clauses.length === 0) return null;
  return (
    <TitledSection id="questions" title={t("questions.title")} className="grid gap-2">
      <ul className="grid list-disc gap-1 ps-6">
        {checks.map((kind) => (
          <li key={kind}>{say(`questions.${kind}`)}</li>
        ))}
        {clauses.length > 0 && (
          <li>
            {t("questions.clauses", { clauses: clauses.map((one) => say(`clauses.${one}`)).join(" · ") })}
          </li>
        )}
      </ul>
    </TitledSection>
  );
}

function Facts({ view, sent }: ReportProps) {
  const t = useText("contractor-verification");
  const { called, region, number, work, crew, badge } = view.report;
  const form = formOf(["facts"], sent, { called, region, number, work, crew, badge });
  return (
    <Fold title={t("change")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.report.version} />
        <FactFields form={form} />
        <Button name="intent" value="facts" className="justify-self-start max-sm:w-full">
          {t("save")}
        </Button>
      </form>
    </Fold>
  );
}

/** One contractor and one contract: what was looked up, what the contract says, what speaks against it, what to ask. */
export default function ReportScreen({ view, tooLarge, sent: posted }: ReportProps & { tooLarge?: boolean }) {
  const sent = tooLarge ? TOO_LARGE : posted;
  const t = useText("contractor-verification");
  const say = useSay();
  const { number, date } = useFormat();
  const { report, badge } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={CONTRACTOR_VERIFICATION}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={report.called} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4">
          {report.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          <span>{say(`works.${report.work}`)}</span>
          {(report.region || report.number) && (
            <bdi translate="no">{[report.region, report.number].filter(Boolean).join(" ")}</bdi>
          )}
        </p>
        {badge && (
          <p>
            <TextLink href={`/badge/${badge.badge}`}>{say(`badges.${badge.is}`)}</TextLink>{" "}
            {badge.level && t("badgeLevel", { level: number(badge.level) })}{" "}
            {badge.until && t("badgeUntil", { date: isolated(date(badge.until)) })}
          </p>
        )}
        {view.own && (
          <p className="max-w-prose text-muted print:hidden">
            {t("secret")}{" "}
            <bdi dir="ltr" className="wrap-anywhere">
              {view.address}
            </bdi>
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <RiskPart view={view} />
      {view.own && <Facts view={view} sent={sent} />}
      <Checks view={view} sent={sent} />
      <Contract view={view} sent={sent} />
      <Questions view={view} />
      <Papers view={view} sent={sent} />
      {view.own && <Concern view={view} sent={sent} />}
      {view.own && <Remove />}
      <p className="max-w-prose text-muted">{t("limits")}</p>
    </div>
  );
}
