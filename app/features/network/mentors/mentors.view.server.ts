import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Slot, sharedMinutes, WEEKDAYS, writeHours } from "~/engines/booking/booking.ts";
import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { FORMAT_LOCALES, type Language } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { isTimeZone } from "~/lib/time-zone.ts";
import type { Sent } from "~/services/form.server.ts";
import { exampleMentors, exampleSession } from "./example.server.ts";
import { EXAMPLE, MENTOR_LIMITS, NO_SHOWS } from "./mentors.limits.ts";
import {
  findMentor,
  findMentors,
  findSession,
  type MentorRow,
  ownMentor,
  readSessions,
} from "./mentors.queries.server.ts";
import { followThrough, type MentorSearch, matchOf, readSearch } from "./read-search.ts";
import process from "./session.process.server.ts";
import { mentorSession, OWN_FORM } from "./session.process.ts";
import { freeOf, offeredSlots } from "./sessions.commands.server.ts";

/**
 * The zone in which somebody reads times, if it is known: as they said it, or as the platform takes it from the address. Of
 * whom nothing is known it is not guessed either: their pages are shared with others.
 */
export async function knownZone(
  context: Pick<AppLoadContext, "cookies" | "visitor">,
  guessed: string,
): Promise<string | undefined> {
  const kept = await context.cookies.zone.read();
  if (isTimeZone(kept)) return kept;
  return (await context.visitor.owner()) ? guessed : undefined;
}

/** The same of a member. */
export const zoneOf = async (
  context: Pick<AppLoadContext, "cookies" | "visitor">,
  guessed: string,
): Promise<string> => (await knownZone(context, guessed)) ?? guessed;

const dayFormat = (language: Language, zone: string) =>
  new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    ...{ weekday: "long", month: "long", day: "numeric", timeZone: zone },
  } as const);
const timeFormat = (language: Language, zone: string) =>
  new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    ...{ hour: "numeric", minute: "2-digit", timeZone: zone },
  } as const);
/** With the day of the week, because it may be another one there. */
const farFormat = (language: Language, zone: string) =>
  new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    ...{ weekday: "short", hour: "numeric", minute: "2-digit", timeZone: zone },
  } as const);

export interface ShownSlot {
  at: string;
  minutes: number;
  /** By the reader's clock. */
  time: string;
  /** By the mentor's clock; left out where it is the same one. */
  there?: string;
}

interface Clocks {
  language: Language;
  zone: string;
  mentorZone: string;
}

/** Slots by the reader's days, each with the mentor's time beside it. */
function byDay(slots: readonly Slot[], { language, zone, mentorZone }: Clocks) {
  const [day, time, far] = [
    dayFormat(language, zone),
    timeFormat(language, zone),
    farFormat(language, mentorZone),
  ];
  const days = new Map<string, { day: string; slots: ShownSlot[] }>();
  for (const { at, minutes } of slots) {
    const moment = new Date(at);
    const key = localDay(moment, zone);
    const group = days.get(key) ?? { day: day.format(moment), slots: [] };
    group.slots.push({
      ...{ at, minutes, time: time.format(moment) },
      there: zone === mentorZone ? undefined : far.format(moment),
    });
    days.set(key, group);
  }
  return [...days].map(([key, group]) => ({ key, ...group }));
}
export type SlotDays = ReturnType<typeof byDay>;

/** The slots that a refusal offers in place of one, by the reader's days. */
export function nearestDays({ language }: AppLoadContext, { fields }: Sent, zone: string): SlotDays {
  const { next } = fields;
  return next ? byDay(JSON.parse(next) as Slot[], { language, zone, mentorZone: zone }) : [];
}

/** A moment as one reads it, with its day. */
export function sayMoment(at: string, language: Language, zone: string): string {
  const moment = new Date(at);
  return `${dayFormat(language, zone).format(moment)}, ${timeFormat(language, zone).format(moment)}`;
}

type Listed = Pick<
  MentorRow,
  | "id"
  | "shownAs"
  | "about"
  | "trades"
  | "topics"
  | "languages"
  | "years"
  | "hourCents"
  | "siteZone"
  | "sample"
  | "held"
  | "away"
  | "rated"
  | "stars"
>;

const listed = (row: Listed) => ({
  ...{ id: row.id, shownAs: row.shownAs, about: row.about, years: row.years, hourCents: row.hourCents },
  ...{ trades: row.trades, topics: row.topics, languages: row.languages, zone: row.siteZone },
  sample: row.sample,
  figures: {
    ...{ held: row.held, away: row.away, rated: row.rated },
    /** To a tenth; undefined where nobody rated. */
    stars: row.rated > 0 ? Math.round((row.stars / row.rated) * 10) / 10 : undefined,
  },
});
export type ListedMentor = ReturnType<typeof listed>;

const hasSome = (row: Listed, { words, trade, topic, language }: MentorSearch) => {
  const text = `${row.shownAs} ${row.about}`.toLowerCase();
  if (!words.every((word) => text.includes(word.toLowerCase()))) return false;
  const wanted = [
    ...(trade ? [(row.trades as string[]).includes(trade)] : []),
    ...(topic ? [(row.topics as string[]).includes(topic)] : []),
    ...(language ? [(row.languages as string[]).includes(language)] : []),
  ];
  return wanted.length === 0 || wanted.includes(true);
};

/** Mentors that fit what the address asks for, the best match first. */
export async function mentorsView(
  context: AppLoadContext,
  actor: Person | undefined,
  params: URLSearchParams,
  zone: string | undefined,
) {
  const { db, language, now } = context;
  const asked = readSearch(params);
  const rows = await findMentors(db, actor, asked);
  const isExample = rows.length === 0;
  const all: (Listed & Pick<MentorRow, "rules" | "daysOff">)[] = isExample
    ? exampleMentors(language, now()).filter((row) => hasSome(row, asked))
    : rows.slice(0, MENTOR_LIMITS.found);
  const found = all
    .map((row) => {
      const week = { rules: row.rules, daysOff: [], zone: row.siteZone };
      const minutes = zone === undefined ? undefined : sharedMinutes(week, zone, now());
      return { ...listed(row), minutes, match: matchOf(row, asked, minutes) };
    })
    // Of equal matches the order of the query stays: whoever came first.
    .sort((a, b) => (b.match ?? 0) - (a.match ?? 0));
  return {
    ...{ zone, isExample, idem: context.formKey() },
    asked: { ...asked, q: asked.words.join(" ") },
    found: found.slice(0, MENTOR_LIMITS.shown),
    more: Math.max(0, found.length - MENTOR_LIMITS.shown),
    /** How many are looked at, where more fit. */
    looked: rows.length > MENTOR_LIMITS.found ? MENTOR_LIMITS.found : undefined,
  };
}
export type MentorsView = Awaited<ReturnType<typeof mentorsView>>;

/** One mentor with the free slots of one of the next weeks, by the reader's clock. */
export async function mentorView(
  context: AppLoadContext,
  actor: Person | undefined,
  id: string,
  { zone: known, week: typed }: { zone: string | undefined; week: string | null },
) {
  const { db, language, now, formKey } = context;
  const at = now();
  const example = exampleMentors(language, at).find((one) => one.id === id);
  const found = example
    ? { mentor: { ...example, own: 0 }, ratings: [], ledger: undefined, promised: [], own: [] }
    : await findMentor(db, actor, id, at);
  if (!found) return undefined;
  const { mentor, ratings, ledger } = found;
  // Until the reader says theirs, times are the mentor's.
  const zone = known ?? mentor.siteZone;
  const week = /^[0-3]$/.test(typed ?? "") ? Number(typed) : 0;
  const from = new Date(at.getTime() + week * 7 * 86_400_000).toISOString();
  const until = new Date(at.getTime() + (week + 1) * 7 * 86_400_000).toISOString();
  const offered = offeredSlots({ ...mentor, zone: mentor.siteZone }, at).filter(
    (slot) => slot.at >= from && slot.at < until,
  );
  const free = mentor.open ? freeOf(offered, [...found.promised, ...found.own]) : [];
  const last = ledger?.last;
  return {
    ...listed(mentor),
    ...{ zone, mentorZone: mentor.siteZone, week, open: mentor.open, own: Boolean(mentor.own) },
    ...{ noticeHours: mentor.noticeHours, weekMost: mentor.weekMost, ratings },
    days: byDay(free, { language, zone, mentorZone: mentor.siteZone }),
    limited: ledger && !ledger.may ? { missed: ledger.missed } : undefined,
    until:
      last && ledger && ledger.missed >= NO_SHOWS.many
        ? localDay(new Date(Date.parse(last) + NO_SHOWS.pause * 86_400_000), zone)
        : undefined,
    idem: formKey(),
  };
}
export type MentorView = NonNullable<Awaited<ReturnType<typeof mentorView>>>;

/** What somebody offers, as the form begins. */
export async function becomeView(context: AppLoadContext, actor: Person, zone: string) {
  const own = await ownMentor(context.db, actor);
  const rules = own?.rules ?? [];
  const begin: Record<string, string> = own
    ? {
        ...{ shownAs: own.shownAs, about: own.about, joinBy: own.joinBy, zone: own.siteZone },
        ...{ years: String(own.years), noticeHours: String(own.noticeHours), weekMost: String(own.weekMost) },
        ...{ trades: own.trades.join(","), topics: own.topics.join(","), languages: own.languages.join(",") },
        hour: own.hourCents > 0 ? (own.hourCents / 100).toFixed(2) : "",
        daysOff: own.daysOff.join("\n"),
      }
    : { zone, noticeHours: "24", weekMost: "3" };
  for (const day of WEEKDAYS) {
    begin[`hours${day}`] = writeHours(rules, day);
    begin[`minutes${day}`] = String(rules.find(({ weekday }) => weekday === day)?.minutes ?? 60);
  }
  return {
    ...{ begin, idem: context.formKey() },
    own: own && { id: own.id, version: own.version, open: own.open },
  };
}
export type BecomeView = Awaited<ReturnType<typeof becomeView>>;

/** The sessions of somebody on both sides, and what stands against their next one. */
export async function mentoringView(context: AppLoadContext, actor: Person, zone: string) {
  const { db, language, now } = context;
  const at = now();
  let read = await readSessions(db, actor, at);
  const late = read.sessions.filter(({ passed }) => passed);
  if (late.length > 0) {
    for (const { id } of late.slice(0, 10)) await settle(context, process, { record: id });
    read = await readSessions(db, actor, at);
  }
  const today = localDay(at, zone);
  return {
    zone,
    sessions: read.sessions.map((row) => ({
      ...{ id: row.id, state: row.state, mentors: Boolean(row.mentors) },
      who: row.mentors ? row.askedAs : row.shownAs,
      when: sayMoment(row.startsAt, language, zone),
      ahead: row.state === "booked" || row.state === "confirmed",
      mine: standingOf(mentorSession, row, at).mine,
    })),
    actions: read.actions.filter(({ doneAt }) => doneAt === null).slice(0, 20),
    kept: followThrough(read.actions, today),
    missed: read.ledger?.missed ?? 0,
  };
}
export type MentoringView = Awaited<ReturnType<typeof mentoringView>>;

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** One session for its two people; the made-up one for everybody, to look at. */
export async function sessionView(context: AppLoadContext, actor: Person, id: string, zone: string) {
  const { db, language, now, formKey } = context;
  const at = now();
  const isExample = id === EXAMPLE;
  let found: Found | undefined = isExample
    ? exampleSession(language, at)
    : await findSession(db, actor, id, at);
  if (found?.session.passed) {
    await settle(context, process, { record: id });
    found = await findSession(db, actor, id, at);
  }
  if (!found) return undefined;
  const { session, actions, ratings, events } = found;
  const standing = standingOf(mentorSession, session, at);
  const mayMove = standing.choices.some(({ name, blockedBy }) => name === OWN_FORM && !blockedBy);
  const isMentor = Boolean(session.mentors);
  const ahead = session.state === "booked" || session.state === "confirmed";
  const free =
    mayMove && session.open
      ? freeOf(offeredSlots({ ...session, zone: session.mentorZone }, at), found.promised)
      : [];
  const [mine, theirs] = [ratings.find((one) => one.mine), ratings.find((one) => !one.mine)];
  return {
    ...{ id, isExample, isMentor, ahead, zone, actions, mine, theirs, events },
    standing: { ...standing, choices: standing.choices.filter(({ name }) => name !== OWN_FORM) },
    who: isMentor ? session.askedAs : session.shownAs,
    mentorId: session.mentorId,
    when: sayMoment(session.startsAt, language, zone),
    there:
      zone === session.mentorZone ? undefined : sayMoment(session.startsAt, language, session.mentorZone),
    ...{ minutes: session.minutes, mentorZone: session.mentorZone, hourCents: session.hourCents },
    ...{ question: session.question, notes: session.notes, cancelled: session.state === "cancelled" },
    joinBy: session.state === "confirmed" ? session.joinBy : "",
    mayMove,
    days: byDay(free.slice(0, 40), { language, zone, mentorZone: session.mentorZone }),
    kept: followThrough(actions, localDay(at, zone)),
    mayRate: session.state === "held" && !mine,
    today: localDay(at, zone),
    idem: formKey(),
  };
}
export type SessionView = NonNullable<Awaited<ReturnType<typeof sessionView>>>;
