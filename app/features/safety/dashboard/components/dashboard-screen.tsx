import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import {
  DASHBOARD,
  EXAMPLE,
  type Kind,
  LOG,
  OBSERVATIONS,
  type Outcome,
  RECORDABILITY,
  reportPath,
  SAFETY_LIMITS,
} from "../dashboard.limits.ts";
import type { DashboardView } from "../dashboard.view.server.ts";
import type { Rate } from "../recordkeeping.ts";
import { ClockNotice, Problem, useSay } from "./form-parts.tsx";
import { Hotspots } from "./hotspots.tsx";
import { NearMissFields } from "./near-miss-fields.tsx";
import { Posters } from "./posters.tsx";
import { Trend } from "./trend.tsx";

interface DashboardScreenProps {
  view: DashboardView;
  sent?: Sent;
}

/** What a form gets back of what was sent: only the one that was. */
const ofForm = (sent: Sent | undefined, intent: string) =>
  sent?.fields.intent === intent ? sent : undefined;

function NearMissForm({ view, sent: all }: DashboardScreenProps) {
  const t = useText("safety-dashboard");
  const say = useSay();
  const sent = ofForm(all, "report");
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  return (
    <form method="post" action={DASHBOARD} noValidate className="grid max-w-2xl gap-4" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <NearMissFields
        labels={{ what: t("fields.what"), place: t("fields.place"), happenedOn: t("fields.happenedOn") }}
        typed={sent?.fields ?? { happenedOn: view.today }}
        error={error}
      />
      <p className="text-sm text-muted">{t("report.anonymous")}</p>
      <Button name="intent" value="report" size="lg" className="justify-self-start">
        {t("report.send")}
      </Button>
    </form>
  );
}

interface RateFigureProps {
  name: string;
  rate: Rate;
  /** What is counted, where it is no cases. */
  of?: "days" | "reports";
}

function RateFigure({ name, rate, of }: RateFigureProps) {
  const t = useText("safety-dashboard");
  const { number } = useFormat();
  const shown = (value: number) => value.toFixed(1);
  return (
    <div className="grid gap-1 border-s-4 border-accent ps-3">
      <dt className="font-bold">
        <bdi>{name}</bdi>
      </dt>
      <dd className="text-2xl font-bold tabular-nums">
        {rate.rate === undefined ? t("rates.needs") : shown(rate.rate)}
      </dd>
      <dd className="text-sm text-muted">
        {t(of ? `rates.${of}` : "rates.from", { cases: number(rate.cases), hours: number(rate.hours) })}
      </dd>
      {rate.isSmall && rate.oneMore !== undefined && (
        <dd className="text-sm">{of ? t("rates.few") : t("rates.small", { rate: shown(rate.oneMore) })}</dd>
      )}
    </div>
  );
}

function Rates({ view }: { view: DashboardView }) {
  const t = useText("safety-dashboard");
  const { month } = useFormat();
  return (
    <TitledSection id="rates" title={t("rates.title")} className="grid gap-6">
      {view.rates.map((span) => (
        <div key={span.months} className="grid gap-2">
          <h3 className="text-lg font-bold">
            {t("rates.span", { from: month(span.from), to: month(span.to) })}
          </h3>
          <dl className="grid gap-4 sm:grid-cols-2">
            <RateFigure name={t("rates.trir")} rate={span.trir} />
            <RateFigure name={t("rates.dart")} rate={span.dart} />
            <RateFigure name={t("rates.severity")} rate={span.severity} of="days" />
            <RateFigure name={t("rates.near")} rate={span.nearMisses} of="reports" />
          </dl>
          <p className="text-sm text-muted">
            {t("rates.months", { typed: span.typed, months: span.months })}
          </p>
        </div>
      ))}
      <p className="max-w-prose text-sm text-muted">{t("rates.formula")}</p>
      <Notice tone={view.posting ? "warn" : "info"} title={t("log.form300A")}>
        {view.posting && t("postingNow")}
        {t("posting")}
      </Notice>
      <ul className="grid gap-2">
        <li>
          <TextLink href={LOG}>{t("log.open", { year: view.year })}</TextLink>
        </li>
        <li>
          <TextLink href={RECORDABILITY}>{t("tree.open")}</TextLink>
        </li>
      </ul>
    </TitledSection>
  );
}

function HoursSection({ view, sent: all }: DashboardScreenProps) {
  const t = useText("safety-dashboard");
  const say = useSay();
  const { month, number } = useFormat();
  const sent = ofForm(all, "hours");
  const of = (name: string) => ({ name, error: sent?.errors[name] && say(sent.errors[name]) });
  return (
    <TitledSection id="hours-worked" title={t("hours.title")} className="grid gap-4">
      {!view.readOnly && (
        <form method="post" action={DASHBOARD} noValidate className="grid max-w-2xl gap-4" data-reload>
          <Field
            {...of("month")}
            type="month"
            label={t("fields.month")}
            hint={t("fields.monthHint", { example: view.lastMonth })}
            defaultValue={sent ? sent.fields.month : view.lastMonth}
          />
          <Field
            {...of("hours")}
            inputMode="numeric"
            label={t("fields.hours")}
            hint={t("hours.again")}
            defaultValue={sent?.fields.hours}
            autoComplete="off"
          />
          <Field
            {...of("people")}
            inputMode="numeric"
            label={t("fields.people")}
            defaultValue={sent?.fields.people}
            autoComplete="off"
          />
          <Button name="intent" value="hours" variant="outline" className="justify-self-start">
            {t("hours.set")}
          </Button>
        </form>
      )}
      <dl className="grid gap-2">
        {view.hours.map((one) => (
          <div key={one.month} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1">
            <dt>{month(one.month)}</dt>
            <dd className="tabular-nums">
              {number(one.hours)} · {t("fields.people")}: {number(one.people)}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

function Reports({ view }: { view: DashboardView }) {
  const t = useText("safety-dashboard");
  const { date } = useFormat();
  if (view.total === 0)
    return (
      <EmptyState title={t("list.empty")}>
        <p>{t("list.emptyText")}</p>
        <p>
          <TextLink href={reportPath(EXAMPLE)}>{t("list.example")}</TextLink>
        </p>
      </EmptyState>
    );
  const way = (page: number, text: string) => ({ href: `${DASHBOARD}?page=${page}#reports`, text });
  return (
    <>
      <ul className="grid gap-3">
        {view.reports.map((report) => (
          <li key={report.id} className="grid gap-1 border-b border-line pb-3">
            <TextLink href={reportPath(report.id)}>
              <Typed text={report.what} />
            </TextLink>
            <p className="flex flex-wrap gap-2 text-sm text-muted">
              <span>{date(report.happenedOn)}</span>
              <Typed text={report.place} />
              {report.source !== "" && (
                <span>
                  {t("list.by", { source: isolated(report.source), site: isolated(report.siteName) })}
                </span>
              )}
              <span>{t(`kinds.${report.kind as Kind}`)}</span>
              <span>{t(`outcomes.${report.outcome as Outcome}`)}</span>
              <Badge variant={report.isInvestigated ? "secondary" : "outline"}>
                {t(report.isInvestigated ? "list.why" : "list.open")}
              </Badge>
              {report.sample && <Badge>{t("sample")}</Badge>}
            </p>
          </li>
        ))}
      </ul>
      {view.pages > 1 && (
        <Pagination
          label={t("list.title")}
          position={t("list.position", { page: view.page, pages: view.pages })}
          previous={view.page > 1 ? way(view.page - 1, t("list.previous")) : undefined}
          next={view.page < view.pages ? way(view.page + 1, t("list.next")) : undefined}
        />
      )}
    </>
  );
}

/** Near misses, what was done before anything happened, the rates afterwards. */
export default function DashboardScreen({ view, sent }: DashboardScreenProps) {
  const t = useText("safety-dashboard");
  const shell = useText("shell");
  const { number } = useFormat();
  const { talks, runs, nearMisses, observed, safe, actionsDue, actionsOnTime } = view.leading;
  const leading = [
    { name: t("leading.talks"), value: number(talks) },
    { name: t("leading.runs"), value: number(runs) },
    { name: t("leading.near"), value: number(nearMisses) },
    { name: t("leading.seen"), value: t("leading.of", { done: safe, due: observed }) },
    { name: t("leading.actions"), value: t("leading.of", { done: actionsOnTime, due: actionsDue }) },
  ];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("smartSafetyDashboard"))}
        title={shell("screens.smartSafetyDashboard.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.clocks.map((clock) => (
        <ClockNotice key={clock.id} clock={clock} href={reportPath(clock.id)} />
      ))}
      {!view.readOnly && (
        <TitledSection id="near-miss" title={t("report.title")} className="grid gap-4">
          <NearMissForm view={view} sent={sent} />
        </TitledSection>
      )}
      {!view.readOnly && <Posters sites={view.sites} />}
      <TitledSection
        id="leading"
        title={t("leading.title", { days: SAFETY_LIMITS.leadingDays })}
        className="grid gap-4"
      >
        <dl className="grid gap-4 sm:grid-cols-2">
          {leading.map(({ name, value }) => (
            <div key={name} className="border-s-4 border-ok ps-3">
              <dt>{name}</dt>
              <dd className="text-2xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink href={OBSERVATIONS}>{t("leading.observe")}</TextLink>
        </p>
      </TitledSection>
      <Hotspots hotspots={view.hotspots} />
      <Rates view={view} />
      <Trend trend={view.trend} />
      <HoursSection view={view} sent={sent} />
      <TitledSection id="reports" title={t("list.title")} className="grid gap-4">
        <Reports view={view} />
      </TitledSection>
      <p className="max-w-prose text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
