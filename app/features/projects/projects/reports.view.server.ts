import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, isCalendarDay, localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { crewTotals, readCrews } from "./crews.ts";
import { EXAMPLE } from "./example.server.ts";
import { isLocked } from "./logs.commands.server.ts";
import { DELAY_CAUSES, LOG_TEXTS, type LogText } from "./projects.limits.ts";
import { exampleReport } from "./reports.example.server.ts";
import { daysOf, SHOWN_PHOTOS, SPANS, type Span } from "./reports.limits.ts";
import { type ReadReport, readReport } from "./reports.queries.server.ts";
import { contentHashOf, firstBroken } from "./seal.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
}

/** What the address asks for: a day, where it names one, and whether the whole week of it. */
export function askedReport(params: URLSearchParams): { day: string; span: Span } {
  const day = params.get("day") ?? "";
  return {
    day: isCalendarDay(day) ? day : "",
    span: SPANS.find((span) => span === params.get("span")) ?? "day",
  };
}

const rounded = (hours: number) => Math.round(hours * 100) / 100;

/** Hours by name, those with the most first. */
function summed(rows: readonly { name: string; hours: number }[]) {
  const sums = new Map<string, number>();
  for (const { name, hours } of rows) sums.set(name, (sums.get(name) ?? 0) + hours);
  return [...sums]
    .map(([name, hours]) => ({ name, hours: rounded(hours) }))
    .sort((one, other) => other.hours - one.hours || one.name.localeCompare(other.name));
}

/** What crews worked, together and on their own. */
function crewsOf(logs: ReadReport["logs"]) {
  return summed(
    logs.flatMap(({ crews }) =>
      readCrews(crews).crews.map(({ name, people, hours }) => ({ name, hours: people * hours })),
    ),
  );
}

const causeOf = (typed: string) => DELAY_CAUSES.find((cause) => cause === typed) ?? "other";

/** A day as it was logged, with the last entry of the chain that is about it. */
async function dayOf(log: ReadReport["logs"][number], chain: ReadReport["chain"], at: Date) {
  const entries = chain.filter(({ logId }) => logId === log.id);
  const sealed = entries.findLast(({ kind }) => kind === "submitted");
  const last = entries.at(-1);
  return {
    ...{ id: log.id, day: log.day, ...crewTotals(log.crews) },
    texts: Object.fromEntries(LOG_TEXTS.map((text) => [text, log[text]])) as Record<LogText, string>,
    delayCause: causeOf(log.delayCause),
    delayHours: log.delayTenths / 10,
    state: log.submittedAt === null ? "draft" : isLocked(log.submittedAt, at) ? "locked" : "submitted",
    /** What was added after it had locked. */
    added: entries.flatMap(({ kind, words, printedName, createdAt }) =>
      kind === "added" ? [{ words, printedName, at: createdAt }] : [],
    ),
    seal: last && { number: last.number, hash: last.chainHash },
    holds: sealed === undefined || sealed.contentHash === (await contentHashOf(log)),
  } as const;
}

/** A report of a day or a week of a job; undefined where it is none of theirs. */
export async function reportView(
  { db, language, now }: Given,
  actor: Present | undefined,
  project: string,
  asked: { day: string; span: Span },
) {
  const at = now();
  const isExample = project === EXAMPLE;
  const read = (day: string) =>
    isExample || !actor
      ? exampleReport(language, at, { ...asked, day })
      : readReport(db, actor, { project, ...asked, day });
  let found = isExample || actor ? await read(asked.day) : undefined;
  if (!found) return undefined;
  const { job } = found;
  const today = localDay(at, job.zone);
  const day = asked.day || job.lastLog || today;
  // What happened today on a job without a log is asked for once it is known which day that is there.
  if (!asked.day && !job.lastLog) found = (await read(day)) ?? found;
  const range = daysOf(day, asked.span);
  const { logs, chain, moved, photos: taken, open } = found;
  const isWithin = (moment: string) => {
    const local = localDay(new Date(moment), job.zone);
    return local >= range.from && local <= range.to;
  };
  const dayPhotos = (log: string) => taken.filter(({ logId }) => logId === log).length;
  const days = await Promise.all(
    logs.map(async (log) => ({ ...(await dayOf(log, chain, at)), photos: dayPhotos(log.id) })),
  );
  const logged = new Set(days.map((one) => one.day));
  const length = asked.span === "week" ? 7 : 1;
  const photos = taken.filter(({ logId, createdAt }) => logId !== null || isWithin(createdAt));
  const isBroken = (await firstBroken(chain)) !== undefined || days.some(({ holds }) => !holds);
  const last = chain.at(-1);
  return {
    project: { id: job.id, name: job.name, number: job.number, client: job.client, zone: job.zone },
    ...{ span: asked.span, day, ...range, days },
    missing: Array.from({ length }, (_, n) => dayAfter(range.from, n)).filter(
      (one) => !logged.has(one) && one <= today,
    ),
    previous: dayAfter(range.from, -length),
    next: dayAfter(range.from, length) <= today ? dayAfter(range.from, length) : undefined,
    crews: crewsOf(logs),
    hours: rounded(days.reduce((sum, { hours }) => sum + hours, 0)),
    delays: summed(
      days
        .filter(({ delayHours }) => delayHours > 0)
        .map((one) => ({ name: one.delayCause, hours: one.delayHours })),
    ),
    punch: {
      raised: moved.filter(({ createdAt }) => isWithin(createdAt)).length,
      closed: moved.filter(({ state, stateSince }) => state === "closed" && isWithin(stateSince)).length,
      open,
    },
    photos: photos.slice(0, SHOWN_PHOTOS).map(({ id, name, small }) => ({ id, name, small })),
    photoCount: photos.length,
    proof: chain.length === 0 ? ("none" as const) : isBroken ? ("broken" as const) : ("whole" as const),
    /** The last entry of the whole chain: whoever has this paper can tell whether any of it was sealed anew. */
    last: last && { number: last.number, hash: last.chainHash },
    madeAt: at.toISOString(),
    isExample,
  };
}
export type ReportView = NonNullable<Awaited<ReturnType<typeof reportView>>>;
