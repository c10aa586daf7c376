import { dayAfter, daysBetween } from "~/lib/local-day.ts";
import { briefSource, FINE, type FoundRow, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { linksOf } from "./plan.ts";
import {
  openTasks,
  type Planned,
  plansOf,
  type SiteTask,
  siteSchedules,
  tasksOn,
} from "./site-plans.queries.server.ts";

const schedulePath = (id: string) => `/schedule/${id}`;

const rowOf = ({ head }: Planned, { number, name }: SiteTask): FoundRow => ({
  ...{ name: typed(`${number} · ${name}`), href: schedulePath(head.id) },
});

/** Days ahead in which little float is worth a word. */
const AHEAD = 14;

/** What schedules give to the brief of a site: the days of their tasks are computed as their own page does. */
export const schedulesBrief = briefSource({
  limits: { floatDays: { usual: 2, least: 1, most: 30 }, reportDays: { usual: 7, least: 1, most: 60 } },
  reads: siteSchedules,
  rules: {
    floatLow: {
      judge: ([heads, tasks], { day, limits }) => {
        const plans = plansOf(heads, tasks);
        if (plans.length === 0) return NOT_ENOUGH;
        const found = openTasks(plans).filter(
          ({ dates: { totalFloat, earlyStart } }) =>
            totalFloat > 0 && totalFloat <= limits.floatDays && earlyStart <= dayAfter(day, AHEAD),
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 3, numbers: { n: found.length, limit: limits.floatDays } },
          rows: found.map(({ planned, task, dates }) => ({
            ...rowOf(planned, task),
            more: dates.totalFloat,
          })),
          act: schedulePath(first.planned.head.id),
        };
      },
    },
    criticalLate: {
      judge: ([heads, tasks], { day }) => {
        const plans = plansOf(heads, tasks);
        if (plans.length === 0) return NOT_ENOUGH;
        const found = openTasks(plans).filter(
          ({ dates, task }) =>
            dates.critical && (task.started ? dates.earlyFinish < day : dates.earlyStart < day),
        );
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 4, likelihood: 4, numbers: { n: found.length } },
          rows: found.map(({ planned, task, dates }) => ({
            ...rowOf(planned, task),
            more: { day: task.started ? dates.earlyFinish : dates.earlyStart },
          })),
          act: schedulePath(first.planned.head.id),
        };
      },
    },
    predecessorOpen: {
      judge: ([heads, tasks], { day }) => {
        const plans = plansOf(heads, tasks);
        if (plans.length === 0) return NOT_ENOUGH;
        const found = tasksOn(plans, day).flatMap(({ planned, task }) => {
          const open = linksOf(task.links)
            .filter(({ type }) => type === "FS")
            .flatMap(({ from }) => planned.tasks.find(({ number }) => String(number) === from) ?? [])
            .filter(({ finished }) => finished === null);
          return open.length > 0 ? [{ planned, task, open: open.length }] : [];
        });
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 3, likelihood: 3, numbers: { n: found.length } },
          rows: found.map(({ planned, task, open }) => ({ ...rowOf(planned, task), more: open })),
          act: schedulePath(first.planned.head.id),
        };
      },
    },
    deadlineMissed: {
      judge: ([heads, tasks]) => {
        const plans = plansOf(heads, tasks).filter(({ head }) => head.deadline !== null);
        if (plans.length === 0) return NOT_ENOUGH;
        const found = plans.flatMap((planned) => {
          const { result } = planned.plan;
          return result.ok && planned.head.deadline && result.finish > planned.head.deadline
            ? [{ head: planned.head, days: daysBetween(planned.head.deadline, result.finish) }]
            : [];
        });
        const [worst] = found.sort((a, b) => b.days - a.days);
        if (!worst) return FINE;
        return {
          ...{ severity: 4, likelihood: 3, numbers: { n: found.length, days: worst.days } },
          rows: found.map(({ head, days }) => ({
            ...{ name: typed(head.name), more: days, href: schedulePath(head.id) },
          })),
          act: schedulePath(worst.head.id),
        };
      },
    },
    scheduleStale: {
      judge: ([heads], { day, limits }) => {
        if (heads.length === 0) return NOT_ENOUGH;
        const found = heads
          .map((head) => ({ head, days: daysBetween(head.dataDate, day) }))
          .filter(({ days }) => days > limits.reportDays);
        const [oldest] = found.sort((a, b) => b.days - a.days);
        if (!oldest) return FINE;
        return {
          ...{ severity: 2, likelihood: 4 },
          numbers: { n: found.length, days: oldest.days, limit: limits.reportDays },
          rows: found.map(({ head }) => ({
            ...{ name: typed(head.name), more: { day: head.dataDate }, href: schedulePath(head.id) },
          })),
          act: schedulePath(oldest.head.id),
        };
      },
    },
  },
  search: ([heads, tasks]) =>
    tasks.map(({ scheduleId, number, name, phase, crew }) => ({
      words: [`${number} · ${name}`, phase, crew, heads.find(({ id }) => id === scheduleId)?.name ?? ""]
        .filter(Boolean)
        .join(" · "),
      ...{ href: schedulePath(scheduleId), kind: "task" },
    })),
});
