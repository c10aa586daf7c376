import { ProcessActions, type ProcessTexts, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../workforce.form.server.ts";
import {
  crewPath,
  EXAMPLE,
  payrollCsv,
  payrollPath,
  WORKFORCE_LIMITS,
  weekPath,
  workerPath,
} from "../workforce.limits.ts";
import type { WeekView } from "../workforce.view.server.ts";
import { Exceptions, Head, hoursText, Problem } from "./form-parts.tsx";

interface Props {
  view: WeekView;
  sent?: Sent;
}

function useWeekTexts(): ProcessTexts {
  const t = useText("workforce");
  return {
    state: (name) => t(`states.${name}` as Key<"workforce">),
    transition: (name) => t(`transitions.${name}` as Key<"workforce">),
    party: (name) => t(`parties.${name}` as Key<"workforce">),
    guard: (name) => t(`errors.${name}` as Key<"workforce">),
  };
}

function Hours({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  const { date, money } = useFormat();
  return (
    <DataTable
      caption={t("week.people", { from: date(view.weekOn), to: date(view.weekTo) })}
      captionHidden
      columns={[
        { key: "name", heading: t("fields.name") },
        { key: "regular", heading: t("week.regular"), numeric: true },
        { key: "overtime", heading: t("week.overtime"), numeric: true },
        { key: "double", heading: t("week.double"), numeric: true },
        { key: "all", heading: t("week.hours"), numeric: true },
        { key: "pay", heading: t("week.pay"), numeric: true },
      ]}
      rows={view.rows.map((row) => ({
        id: row.id,
        cells: {
          name: view.isExample ? (
            <Typed text={row.name} />
          ) : (
            <TextLink href={`${workerPath(row.id)}?week=${view.weekOn}`}>{row.name}</TextLink>
          ),
          regular: <bdi>{hoursText(row.split.regular)}</bdi>,
          overtime: <bdi>{hoursText(row.split.overtime)}</bdi>,
          double: <bdi>{hoursText(row.split.double)}</bdi>,
          all: <bdi>{hoursText(row.minutes)}</bdi>,
          pay: row.rateCents > 0 ? money(row.pay.total) : t("week.noRate"),
        },
      }))}
    />
  );
}

/** Each day with its shifts: how many were found right, and the button of whoever finds the others so. */
function Days({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  const { date, number } = useFormat();
  return (
    <TitledSection id="days" title={t("days.title")} className="grid gap-3">
      <p className="max-w-prose">{t("days.lead")}</p>
      <ul className="grid max-w-2xl gap-1">
        {view.approvals.map(({ day, shifts, approved, open, ready }) => (
          <li
            key={day}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
          >
            <p className="grid">
              <span className="font-bold">{date(day)}</span>
              <span className="text-muted">
                {approved === shifts
                  ? t("days.approved")
                  : t("days.of", { approved: number(approved), shifts: number(shifts) })}
                {open > 0 && ` · ${t("days.open", { count: open })}`}
              </span>
            </p>
            {view.mayApprove && ready !== "" && (
              <form method="post" action={weekPath(view.crew.id, view.weekOn)} data-reload>
                <input type="hidden" name="day" value={day} />
                <input type="hidden" name="shifts" value={ready} />
                <Button
                  name="intent"
                  value="approve-day"
                  variant="outline"
                  className="min-h-14"
                  aria-label={`${t("days.approve")}: ${date(day)}`}
                >
                  {t("days.approve")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Costs({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  const { money } = useFormat();
  return (
    <TitledSection id="costs" title={t("costs.title")} className="grid gap-3">
      <DataTable
        caption={t("costs.title")}
        captionHidden
        columns={[
          { key: "code", heading: t("fields.code") },
          { key: "hours", heading: t("week.hours"), numeric: true },
          { key: "cost", heading: t("costs.cost"), numeric: true },
        ]}
        rows={view.costs.map(({ code, minutes, cents }) => ({
          id: code || "none",
          cells: {
            code: code ? <Typed text={code} /> : t("costs.none"),
            hours: <bdi>{hoursText(minutes)}</bdi>,
            cost: money(cents),
          },
        }))}
      />
      <p className="max-w-prose text-sm text-muted">
        {t("costs.text", { percent: view.crew.burdenPercent, money: isolated(money(view.burdened)) })}
      </p>
    </TitledSection>
  );
}

/** What was worked by code until now beside what is planned, and the field in which that is said. */
function Budget({ view, sent }: Props) {
  const t = useText("workforce");
  const { number } = useFormat();
  const say = (key: string) => t(key as Key<"workforce">);
  const form = formOf(["budget"], sent);
  return (
    <TitledSection id="budget" title={t("budget.title")} className="grid gap-3">
      <p className="max-w-prose">
        {t(view.crew.siteName ? "budget.ofSite" : "budget.ofCrew", { site: isolated(view.crew.siteName) })}
      </p>
      <DataTable
        caption={t("budget.title")}
        captionHidden
        columns={[
          { key: "code", heading: t("fields.code") },
          { key: "used", heading: t("budget.used"), numeric: true },
          { key: "planned", heading: t("budget.planned"), numeric: true },
          { key: "share", heading: t("budget.share"), numeric: true },
        ]}
        rows={view.budget.map(({ code, used, planned, percent, isOver }) => ({
          id: code || "none",
          cells: {
            code: code ? <Typed text={code} /> : t("costs.none"),
            used: <bdi>{hoursText(used)}</bdi>,
            planned: planned === undefined ? t("budget.none") : <bdi>{hoursText(planned)}</bdi>,
            share: percent !== undefined && (
              <span className={isOver ? "font-bold text-danger" : undefined}>
                <bdi>{`${number(percent)}%`}</bdi>
                {isOver && ` ${t("budget.over", { hours: isolated(hoursText(used - (planned ?? 0))) })}`}
              </span>
            ),
          },
        }))}
      />
      {!view.readOnly && (
        <Fold title={t("budget.set")} open={form.isSent}>
          <form
            method="post"
            action={weekPath(view.crew.id, view.weekOn)}
            noValidate
            className="grid max-w-xl gap-4 sm:grid-cols-2"
            data-reload
          >
            <TypedField
              {...{ form, say, name: "code", label: t("fields.code") }}
              most={WORKFORCE_LIMITS.code}
            />
            <TypedField
              {...{ form, say, name: "budget", label: t("budget.planned"), hint: t("budget.hint") }}
              type="numeric"
            />
            <Button name="intent" value="budget" variant="outline" className="justify-self-start">
              {t("budget.set")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** A week of a crew: hours, pay, cost by code, and its way to payroll. */
export default function WeekScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const texts = useWeekTexts();
  const { date, money } = useFormat();
  const { crew } = view;
  const id = view.isExample ? EXAMPLE : crew.id;
  const reply = sent?.errors.note ? { fields: { ...sent.fields }, errors: { ...sent.errors } } : undefined;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head back={{ href: crewPath(id), text: t("backToCrew") }} name={crew.name}>
        <p className="text-lg font-bold">
          {t("week.of", { from: date(view.weekOn), to: date(view.weekTo) })}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-lg text-muted">
          {crew.siteName && <Typed text={crew.siteName} />}
          {crew.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink href={weekPath(id, view.earlier)}>{t("week.earlier")}</TextLink>
          {view.later && <TextLink href={weekPath(id, view.later)}>{t("week.later")}</TextLink>}
        </p>
      </Head>
      {view.isExample && <Notice tone="info" title={t("example")} />}
      <Problem sent={sent} />
      {view.rows.length === 0 ? (
        <p className="text-lg">{t("week.empty")}</p>
      ) : (
        <>
          {view.standing && (
            <ProcessActions
              isServed
              standing={view.readOnly ? { ...view.standing, choices: [] } : view.standing}
              texts={texts}
              idem={view.idem}
              zone={crew.siteZone}
              action={weekPath(crew.id, view.weekOn)}
              reply={reply}
            />
          )}
          {view.open > 0 && <Notice tone="warn" title={t("week.openShifts", { count: view.open })} />}
          <TitledSection id="exceptions" title={t("exceptions.title")} className="grid gap-3">
            <Exceptions exceptions={view.exceptions} linked={!view.isExample} />
          </TitledSection>
          <TitledSection id="hours" title={t("week.title")} className="grid gap-3">
            <Hours view={view} />
            <p className="text-lg font-bold">
              {t("week.total", {
                hours: isolated(hoursText(view.minutes)),
                money: isolated(money(view.cents)),
              })}
            </p>
            {view.rows
              .filter(({ rates }) => rates.length > 1)
              .map((row) => (
                <p key={row.id} className="max-w-prose">
                  <Typed text={row.name} />{" "}
                  {t("week.rates", {
                    rates: row.rates.map((rate) => isolated(money(rate))).join(" · "),
                    average: isolated(money(row.rateCents)),
                  })}
                </p>
              ))}
            <p className="max-w-prose text-sm text-muted">
              {t(`rules.${crew.ruleSet}.text`)} <bdi translate="no">{crew.sections}</bdi>. {t("verify")}
            </p>
          </TitledSection>
          {view.approvals.length > 0 && <Days view={view} />}
          <Costs view={view} />
          {!view.isExample && <Budget view={view} sent={sent} />}
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={payrollCsv(id, view.weekOn)}>{t("payroll.csv")}</TextLink>
            <TextLink href={payrollPath(id, view.weekOn)}>{t("payroll.open")}</TextLink>
          </p>
        </>
      )}
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("week.history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={crew.siteZone} />
        </TitledSection>
      )}
    </div>
  );
}
