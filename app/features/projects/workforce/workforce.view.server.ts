import type { AppLoadContext } from "@remix-run/cloudflare";
import { standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { fold } from "~/lib/fold.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { dayOf } from "./approvals.ts";
import { readBudget } from "./budget.server.ts";
import { budgetOf } from "./budget.ts";
import { sampleRows } from "./example.server.ts";
import { type Exception, exceptionsOf, type Shift } from "./exceptions.ts";
import { dayParts, daysOfWeek, minutesByDay, minutesOf, type Span, share, weekOf } from "./hours.ts";
import { payByRate, payOf, RULE_SECTIONS, regularRateOf, splitWeek, sumOf, wholeOf } from "./overtime.ts";
import { weekProcess } from "./week.process.ts";
import { EXAMPLE, WORKFORCE_LIMITS } from "./workforce.limits.ts";
import {
  findWorker,
  type Punch,
  type ReadCrew,
  readCrew,
  readNotCleared,
  readShift,
  readWeek,
  readWorkforce,
} from "./workforce.queries.server.ts";

export type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** What a shift has worked until now: one that is open counts up to this minute. */
export const spanOf = (
  punch: Pick<Punch, "inAt" | "outAt" | "siteZone" | "breakMinutes">,
  now: string,
): Span => ({
  ...{ inAt: punch.inAt, outAt: punch.outAt ?? now, zone: punch.siteZone, breakMinutes: punch.breakMinutes },
});

const shiftOf = (punch: Punch): Shift => ({
  ...punch,
  worker: punch.workerId,
  settled: punch.settled.split(" ").filter(Boolean),
});

const shownCrew = ({ id, name, siteName, siteZone, ruleSet, sample }: ReadCrew["crew"]) => ({
  ...{ id, name, siteName, siteZone, ruleSet, sample },
  sections: RULE_SECTIONS[ruleSet],
});

const shownShift = (punch: Punch, now: string) => {
  const from = clockAt(punch.inAt, punch.siteZone);
  const to = punch.outAt ? clockAt(punch.outAt, punch.siteZone) : undefined;
  return {
    ...{ id: punch.id, worker: punch.workerId, siteName: punch.siteName, code: punch.code },
    ...{
      day: from.day,
      from: from.time,
      to: to?.time,
      toDay: to && to.day !== from.day ? to.day : undefined,
    },
    ...{ breakMinutes: punch.breakMinutes, minutes: minutesOf(spanOf(punch, now)), sample: punch.sample },
    corrected: punch.firstInAt !== punch.inAt || punch.firstOutAt !== punch.outAt,
    source: punch.inSource,
  };
};
export type ShownShift = ReturnType<typeof shownShift>;

/** An exception as a page says it: its times by the clocks of the site. */
function shownException(exception: Exception, read: Pick<ReadCrew, "workers" | "punches">, now: string) {
  const punch = read.punches.find(({ id }) => id === exception.punch) as Punch;
  const end = exception.proposal && clockAt(exception.proposal.outAt, punch.siteZone);
  return {
    ...exception,
    name: read.workers.find(({ id }) => id === exception.worker)?.name ?? "",
    shift: shownShift(punch, now),
    version: punch.version,
    end,
  };
}
export type ShownException = ReturnType<typeof shownException>;

export const minuteNow = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString();

async function crewRows({ db, language, now }: Asked, actor: Present | undefined, id: string, since: string) {
  if (id === EXAMPLE) return { ...sampleRows(language, now(), EXAMPLE, ""), sites: [] };
  return actor && (await readCrew(db, actor, { id, since }));
}

export const lookBack = (now: Date) => dayAfter(now.toISOString().slice(0, 10), -WORKFORCE_LIMITS.lookBack);

const found = (read: Pick<ReadCrew, "crew" | "workers" | "punches">, now: string) =>
  exceptionsOf(read.punches.map(shiftOf), { now, fence: read.crew.fenceMetres }).map((one) =>
    shownException(one, read, now),
  );

/** The first page: crews with who is in, and the form of a new one. */
export async function workforceView(
  { db, formKey }: Asked,
  actor: Present | undefined,
  { zone }: { zone: string },
) {
  const { crews, sites } = await readWorkforce(db, actor);
  const own = crews.filter(({ sample }) => !sample);
  return {
    crews: crews.map((crew) => ({ ...crew, workers: Number(crew.workers), here: Number(crew.here) })),
    /** Examples count for nothing. */
    here: own.reduce((sum, { here }) => sum + Number(here), 0),
    sites: sites.map(({ id, name }) => ({ id, name })),
    zone,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type WorkforceView = Awaited<ReturnType<typeof workforceView>>;

/** A crew: who is in since when, and what somebody should look at. */
export async function crewView(
  asked: Asked & Pick<AppLoadContext, "contributions">,
  actor: Present | undefined,
  id: string,
) {
  const now = asked.now();
  const read = await crewRows(asked, actor, id, lookBack(now));
  if (!read) return undefined;
  const { crew, workers, punches } = read;
  const at = minuteNow(now);
  const here = clockAt(at, crew.siteZone);
  const blocked = id === EXAMPLE ? [] : await readNotCleared(asked, crew, here.day);
  return {
    crew: { ...shownCrew(crew), weekStart: crew.weekStart },
    workers: workers
      .filter(({ active }) => active)
      .map(({ id: worker, name, trade }) => {
        const open = punches.find((punch) => punch.workerId === worker && !punch.outAt);
        // A flag, and nothing more: who is not cleared is clocked in like others.
        const flags = blocked.filter((one) => fold(one.name) === fold(name));
        const flag = flags[0] && { ...flags[0], lacks: flags.flatMap(({ lacks }) => lacks) };
        return { id: worker, name, trade, open: open && shownShift(open, at), flag };
      }),
    gone: workers.filter(({ active }) => !active).map(({ id: worker, name }) => ({ id: worker, name })),
    exceptions: found(read, at),
    sites: read.sites
      .filter((site) => site.id !== crew.siteId)
      .map(({ id: site, name }) => ({ id: site, name })),
    codes: [...new Set(punches.map(({ code }) => code).filter(Boolean))].sort(),
    today: here.day,
    time: here.time,
    weekOn: weekOf(here.day, crew.weekStart),
    removable: punches.every(({ sample }) => sample),
    isExample: id === EXAMPLE,
    readOnly: id === EXAMPLE || actor?.role === "viewer",
    idem: asked.formKey(),
  };
}
export type CrewView = NonNullable<Awaited<ReturnType<typeof crewView>>>;

const isWeek = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The week that an address asks for, or that of today. */
const weekAsked = (asked: string, today: string, weekStart: number) => {
  const day = isWeek(asked) && asked > "2000-01-01" && asked < "2100-01-01" ? asked : today;
  return weekOf(day, weekStart);
};

/** One worker's hours of a week, day by day, with what they come to. */
function workerWeek(
  { crew, punches }: Pick<ReadCrew, "crew" | "punches">,
  worker: { id: string; rateCents: number },
  { weekOn, now }: { weekOn: string; now: string },
) {
  const own = punches.filter(({ workerId }) => workerId === worker.id);
  const spans = own.map((punch) => spanOf(punch, now));
  const days = minutesByDay(spans, weekOn);
  const splits = splitWeek(days, crew.ruleSet);
  const split = sumOf(splits);
  const names = daysOfWeek(weekOn);
  // A shift with its minutes in this week and its rate: one from before rates were kept has that of today.
  const inWeek = own
    .map((punch) => ({
      punch,
      minutes: dayParts(spanOf(punch, now))
        .filter(({ day }) => names.includes(day))
        .reduce((sum, part) => sum + part.minutes, 0),
      rateCents: punch.rateCents ?? worker.rateCents,
    }))
    .filter(({ punch }) => dayParts(spanOf(punch, now)).some(({ day }) => names.includes(day)));
  const rates = [...new Set(inWeek.filter(({ minutes }) => minutes > 0).map(({ rateCents }) => rateCents))];
  const regularRate = regularRateOf(inWeek);
  const pay = payOf(split, regularRate);
  const at = payByRate(inWeek, { split, total: pay.total, regularRate });
  const daysAt = (rate: number) =>
    minutesByDay(
      inWeek.filter(({ rateCents }) => rateCents === rate).map(({ punch }) => spanOf(punch, now)),
      weekOn,
    );
  return {
    ...{ days, splits, split, inWeek, regularRate, rates: rates.sort((a, b) => a - b) },
    ...{ minutes: wholeOf(split), pay, premium: at.premium },
    byRate: at.rates.map((one) => ({ ...one, days: daysAt(one.rateCents) })),
  };
}

/** One worker: clocked in or not, their hours of a week, and who they are. */
export async function workerView(
  asked: Asked,
  actor: Present | undefined,
  { id, week }: { id: string; week: string },
) {
  const now = asked.now();
  const at = minuteNow(now);
  const isExample = id === EXAMPLE;
  const crewId = isExample ? EXAMPLE : actor && (await findWorker(asked.db, actor, id))?.crewId;
  const since = week && isWeek(week) ? dayAfter(week, -7) : lookBack(now);
  const read = crewId
    ? await crewRows(asked, actor, crewId, since < lookBack(now) ? since : lookBack(now))
    : undefined;
  const worker = read && (isExample ? read.workers[2] : read.workers.find((one) => one.id === id));
  if (!read || !worker) return undefined;
  const { crew } = read;
  const today = localDay(now, crew.siteZone);
  const weekOn = weekAsked(isExample && !week ? dayAfter(today, -7) : week, today, crew.weekStart);
  const { days, splits, inWeek, ...sums } = workerWeek(read, worker, { weekOn, now: at });
  const open = read.punches.find((punch) => punch.workerId === worker.id && !punch.outAt);
  const names = daysOfWeek(weekOn);
  return {
    worker: {
      ...{ id: worker.id, name: worker.name, trade: worker.trade, rateCents: worker.rateCents },
      ...{ active: worker.active, version: worker.version, sample: worker.sample },
    },
    crew: shownCrew(crew),
    open: open && shownShift(open, at),
    days: names.map((day, n) => ({ day, minutes: days[n] ?? 0, split: splits[n] })),
    shifts: inWeek.map(({ punch }) => shownShift(punch, at)),
    exceptions: found(read, at).filter(({ worker: whose }) => whose === worker.id),
    ...sums,
    codes: [...new Set(read.punches.map(({ code }) => code).filter(Boolean))].sort(),
    sites: read.sites
      .filter((site) => site.id !== crew.siteId)
      .map(({ id: site, name }) => ({ id: site, name })),
    weekOn,
    today,
    isExample,
    readOnly: isExample || actor?.role === "viewer",
    idem: asked.formKey(),
  };
}
export type WorkerView = NonNullable<Awaited<ReturnType<typeof workerView>>>;

const timesIn = (json: string, zone: string) => {
  const times = JSON.parse(json) as {
    inAt: string;
    outAt: string | null;
    breakMinutes: number;
    code: string;
  } | null;
  return (
    times && {
      from: clockAt(times.inAt, zone),
      to: times.outAt ? clockAt(times.outAt, zone) : undefined,
      breakMinutes: times.breakMinutes,
      code: times.code,
    }
  );
};

/** One shift: what is asked about it with the fixes proposed, the form to type one, and what was corrected. */
export async function shiftView(asked: Asked, actor: Present | undefined, id: string) {
  const now = asked.now();
  const at = minuteNow(now);
  const isExample = id === EXAMPLE;
  const since = lookBack(now);
  const row = !isExample && actor ? await readShift(asked.db, actor, id) : undefined;
  const read = isExample || row ? await crewRows(asked, actor, row?.crew.id ?? EXAMPLE, since) : undefined;
  if (!read) return undefined;
  const punch = row
    ? ({ ...row.punch } as Punch)
    : (read.punches.find(({ outAt }) => !outAt) ?? (read.punches[0] as Punch));
  const worker = read.workers.find((one) => one.id === punch.workerId);
  // A shift that lies further back is not among those that were read for its pattern.
  const others = read.punches.some((one) => one.id === punch.id) ? read.punches : [...read.punches, punch];
  const zone = punch.siteZone;
  const first = timesIn(
    JSON.stringify({ inAt: punch.firstInAt, outAt: punch.firstOutAt, breakMinutes: 0, code: "" }),
    zone,
  );
  return {
    shift: shownShift(punch, at),
    void: punch.void,
    version: punch.version,
    /** Its own, where it has one; empty for that of the worker. */
    rate:
      punch.rateCents === null || punch.rateCents === worker?.rateCents ? "" : typedDollars(punch.rateCents),
    name: worker?.name ?? "",
    crew: { id: read.crew.id, name: read.crew.name },
    workerId: punch.workerId,
    zone,
    toDay: punch.outAt ? clockAt(punch.outAt, zone).day : undefined,
    first,
    exceptions: punch.void
      ? []
      : found({ ...read, punches: others }, at).filter((exception) => exception.punch === punch.id),
    corrections: (row?.corrections ?? []).map(({ id: one, kind, reason, before, after, createdAt }) => ({
      ...{ id: one, kind, reason, createdAt, before: timesIn(before, zone), after: timesIn(after, zone) },
    })),
    isExample,
    readOnly: isExample || actor?.role === "viewer",
    idem: asked.formKey(),
  };
}
export type ShiftView = NonNullable<Awaited<ReturnType<typeof shiftView>>>;

/** A week of a crew: hours and pay of everybody, cost by code, and its state. */
export async function weekView(
  asked: Asked,
  actor: Present | undefined,
  { id, week }: { id: string; week: string },
) {
  const now = asked.now();
  const at = minuteNow(now);
  const old = isWeek(week) ? dayAfter(week, -8) : lookBack(now);
  const read = await crewRows(asked, actor, id, old < lookBack(now) ? old : lookBack(now));
  if (!read) return undefined;
  const { crew, workers, punches } = read;
  const isExample = id === EXAMPLE;
  const today = localDay(now, crew.siteZone);
  const weekOn = weekAsked(isExample && !week ? dayAfter(today, -7) : week, today, crew.weekStart);
  const names = daysOfWeek(weekOn);
  const costs = new Map<string, { minutes: number; cents: number }>();
  const rows = workers.flatMap((worker) => {
    const { inWeek, ...sums } = workerWeek(read, worker, { weekOn, now: at });
    if (inWeek.length === 0) return [];
    const codes = new Map<string, number>();
    const earned = new Map<string, number>();
    for (const { punch, minutes, rateCents } of inWeek) {
      codes.set(punch.code, (codes.get(punch.code) ?? 0) + minutes);
      earned.set(punch.code, (earned.get(punch.code) ?? 0) + minutes * rateCents);
    }
    const burdened = sums.pay.total + Math.round((sums.pay.total * crew.burdenPercent) / 100);
    const shares = share(burdened, [...earned.values()]);
    [...codes].forEach(([code, minutes], n) => {
      const sum = costs.get(code) ?? { minutes: 0, cents: 0 };
      costs.set(code, { minutes: sum.minutes + minutes, cents: sum.cents + (shares[n] ?? 0) });
    });
    const { id: of, name, trade } = worker;
    return [{ id: of, name, trade, burdened, ...sums, rateCents: Math.round(sums.regularRate) }];
  });
  const [status, hours] =
    !isExample && actor
      ? await Promise.all([
          readWeek(asked.db, actor, { crew: id, weekOn, now }),
          readBudget(asked.db, actor, crew),
        ])
      : [];
  const asks = found(read, at).filter(({ shift }) => names.includes(shift.day));
  return {
    crew: { ...shownCrew(crew), burdenPercent: crew.burdenPercent },
    weekOn,
    weekTo: dayAfter(weekOn, 6),
    earlier: dayAfter(weekOn, -7),
    later: dayAfter(weekOn, 7) <= today ? dayAfter(weekOn, 7) : undefined,
    days: names,
    rows,
    minutes: rows.reduce((sum, { minutes }) => sum + minutes, 0),
    cents: rows.reduce((sum, { pay }) => sum + pay.total, 0),
    burdened: rows.reduce((sum, row) => sum + row.burdened, 0),
    costs: [...costs].map(([code, sum]) => ({ code, ...sum })).sort((a, b) => b.cents - a.cents),
    budget: hours ? budgetOf(hours.planned, hours.worked) : [],
    open: punches.filter((punch) => !punch.outAt && punch.weekOn === weekOn).length,
    approvals: names.map((day) => dayOf(punches, day)).filter(({ shifts }) => shifts > 0),
    mayApprove: !isExample && actor?.role !== "viewer" && (status?.standing.state ?? "draft") === "draft",
    exceptions: asks,
    standing: status && standingOf(weekProcess, status.standing, now),
    history: status?.history ?? [],
    isExample,
    readOnly: isExample || actor?.role === "viewer",
    idem: asked.formKey(),
  };
}
export type WeekView = NonNullable<Awaited<ReturnType<typeof weekView>>>;
