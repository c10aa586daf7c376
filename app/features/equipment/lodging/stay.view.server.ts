import type { AppLoadContext } from "@remix-run/cloudflare";
import { boundBooking } from "~/engines/booking/booking.server.ts";
import { bookingProcess, MACHINE_STEPS, OWN_FORMS, REVIEW_DAYS } from "~/engines/booking/booking.ts";
import { settle } from "~/engines/process/process.server.ts";
import { sampleHistory, standingOf } from "~/engines/process/process.ts";
import { type RateCard, refundOf } from "~/engines/rates/rates.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { csvOf } from "~/lib/csv.ts";
import { dayAfter, daysBetween, isCalendarDay, localDay } from "~/lib/local-day.ts";
import { earlyOut, type StayQuote, spansOf, splitCost } from "./housing.ts";
import { type ReadStay, readStay, readStays } from "./stays.queries.server.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The stays of a workspace, as crew and as owner. */
export async function staysView(context: AppLoadContext, actor: Present | undefined) {
  const rows = actor ? await readStays(context.db, actor, context.now()) : [];
  return {
    stays: rows.map((row) => ({
      ...{ id: row.id, title: row.title, town: row.town, hosts: Boolean(row.hosts), sample: row.sample },
      ...{ arrive: row.fromDay, leave: dayAfter(row.toDay), total: row.totalCents, waiting: row.waiting },
      standing: standingOf(bookingProcess, row, context.now()),
    })),
  };
}
export type StaysView = Awaited<ReturnType<typeof staysView>>;

/** How a sample came into its state. */
const IN = ["begin", "accept", "moveIn"];
const PATHS: Readonly<Record<string, readonly string[]>> = {
  ...{ requested: ["begin"], accepted: ["begin", "accept"], out: IN, extending: [...IN, "askLonger"] },
  settled: [...IN, "moveOut"],
};

const ROSTERED = ["requested", "accepted", "out", "extending"];

/** Who sleeps in which bed, and what of the beds nobody has. */
function rosterOf({ stay, beds, occupants, nights }: ReadStay, terms: StayQuote["stay"]) {
  const days = daysBetween(stay.fromDay, stay.toDay) + 1;
  const units = [...new Set([...beds, ...nights].map(({ unit }) => unit))].sort((a, b) => a - b);
  const named = new Map(occupants.map(({ id, called }) => [id, called]));
  const people = occupants.map((one) => {
    const own = nights.filter(({ occupant }) => occupant === one.id);
    return { ...one, nights: own.length, spans: spansOf(own) };
  });
  return {
    days,
    people,
    beds: units.map((unit) => {
      const inIt = nights.filter((one) => one.unit === unit);
      const spans = people
        .flatMap(({ id, spans: all }) =>
          all.filter((span) => span.unit === unit).map((span) => ({ ...span, called: named.get(id) ?? "" })),
        )
        .sort((a, b) => a.from.localeCompare(b.from));
      return { unit, empty: days - inIt.length, spans };
    }),
    emptyNights: Math.max(0, terms.beds * days - nights.length),
  };
}

/** What comes back if the stay ends on some days from today on: before the first night by the rules, later by the notice. */
function exposureOf({ stay }: ReadStay, terms: StayQuote["stay"], today: string) {
  const card = JSON.parse(stay.card) as RateCard;
  const hours = daysBetween(today, stay.fromDay) * 24;
  if (stay.state === "requested" || stay.state === "accepted")
    return {
      refunds: (card.refunds ?? [])
        .filter(({ hoursBefore }) => hours >= hoursBefore)
        .map(({ hoursBefore, percent }) => ({
          until: dayAfter(stay.fromDay, -hoursBefore / 24),
          ...{ percent, cents: refundOf(card, stay.totalCents, hoursBefore) },
        })),
      now: stay.state === "requested" ? stay.totalCents : refundOf(card, stay.totalCents, hours),
      ends: [],
    };
  const first = today > stay.fromDay ? today : dayAfter(stay.fromDay);
  const ends = Array.from({ length: 8 }, (_, week) => dayAfter(first, week * 7)).flatMap((leave) => {
    const early = outOn(stay, terms, { leave, today });
    return early ? [{ leave, ...early }] : [];
  });
  return { refunds: [], now: undefined, ends: stay.state === "out" ? ends : [] };
}

function outOn(
  stay: ReadStay["stay"],
  terms: StayQuote["stay"],
  { leave, today }: { leave: string; today: string },
) {
  const agreed = { from: stay.fromDay, to: stay.toDay, totalCents: stay.totalCents };
  const early = earlyOut(
    JSON.parse(stay.card) as RateCard,
    { ...agreed, noticeNights: terms.noticeNights, paidTo: terms.paidTo },
    { last: dayAfter(leave, -1), today },
  );
  return early && { pays: early.totalCents, back: early.backCents, paidTo: dayAfter(early.paidTo) };
}

/** What was wrong, with how long the owner took, or has been taking. */
function issuesOf({ issues }: ReadStay, now: Date) {
  return issues.map(({ answeredAt, at, ...issue }) => ({
    ...{ ...issue, at, answeredAt },
    hours: Math.floor(((answeredAt ? Date.parse(answeredAt) : now.getTime()) - Date.parse(at)) / HOUR),
  }));
}

function reviewsOf({ reviews, stay }: ReadStay, hosts: boolean, now: Date) {
  const side = hosts ? "lender" : "renter";
  const until = new Date(Date.parse(stay.since) + REVIEW_DAYS * DAY).toISOString();
  const mine = reviews.find((one) => one.side === side);
  return {
    mine,
    theirs: reviews.find((one) => one.side !== side && one.publishedAt !== null),
    open: stay.state === "settled" && until > now.toISOString() && !mine,
    until,
  };
}

/** One stay for either of its sides; undefined for everybody else. */
export async function stayView(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const { db, now, formKey } = context;
  if (!actor) return undefined;
  let found = await readStay(db, actor, id, now());
  if (found?.stay.passed) {
    await settle(context, boundBooking, { record: id });
    found = await readStay(db, actor, id, now());
  }
  if (!found) return undefined;
  const { stay } = found;
  const at = now();
  const today = localDay(at, stay.siteZone);
  const quote = JSON.parse(stay.quote) as StayQuote;
  const hosts = Boolean(stay.hosts);
  const standing = standingOf(bookingProcess, stay, at);
  const readOnly = stay.sample;
  const crews = Boolean(stay.crews) && !readOnly && !hosts;
  const owns = Boolean(stay.owns) && !readOnly && hosts;
  const hidden: readonly string[] = [...OWN_FORMS, ...MACHINE_STEPS];
  const roster = rosterOf(found, quote.stay);
  const isOut = stay.state === "out";
  const typedEarly = query.get("early") ?? "";
  const asked = stay.askToDay && stay.askQuote ? (JSON.parse(stay.askQuote) as StayQuote) : undefined;
  return {
    part: query.get("part") ?? undefined,
    stay: {
      ...{ id, houseId: stay.houseId, title: stay.title, town: stay.town, offeredBy: stay.offeredBy, hosts },
      ...{ arrive: stay.fromDay, leave: dayAfter(stay.toDay), siteZone: stay.siteZone, sample: stay.sample },
      ...{ state: stay.state, version: stay.version, total: stay.totalCents, message: stay.message },
      ...{ nights: roster.days, refund: stay.refundCents },
    },
    terms: quote.stay,
    quote,
    crew: { reviews: stay.renterReviews, stars: stay.renterStars },
    asked: asked && {
      leave: dayAfter(stay.askToDay ?? stay.toDay),
      more: Math.max(0, asked.total - stay.totalCents),
    },
    exposure: exposureOf(found, quote.stay, today),
    early: {
      typed: typedEarly,
      error: typedEarly !== "" && isOut && !isCalendarDay(typedEarly) ? "errors.day" : undefined,
      out:
        isOut && isCalendarDay(typedEarly)
          ? outOn(stay, quote.stay, { leave: typedEarly, today })
          : undefined,
    },
    roster,
    split: splitCost(stay.totalCents, quote.stay.beds * roster.days, roster.people),
    issues: issuesOf(found, at),
    reviews: reviewsOf(found, hosts, at),
    history: stay.sample ? sampleHistory(bookingProcess, PATHS, stay) : found.history,
    standing: {
      ...standing,
      choices: readOnly ? [] : standing.choices.filter(({ name }) => !hidden.includes(name)),
    },
    may: {
      longer: crews && isOut,
      early: crews && isOut,
      roster: crews && ROSTERED.includes(stay.state),
      report: crews && ROSTERED.includes(stay.state),
      answer: owns,
      solve: crews,
      review: !readOnly && (Boolean(stay.crews) || Boolean(stay.owns)),
    },
    today,
    idems: { move: formKey(), longer: formKey(), early: formKey(), add: formKey(), assign: formKey() },
    others: { swap: formKey(), remove: formKey(), issue: formKey(), review: formKey() },
  };
}
export type StayView = NonNullable<Awaited<ReturnType<typeof stayView>>>;

/** What a stay costs by worker and by job, for a spreadsheet; undefined for whoever is no side of it. */
export async function staySplitCsv(context: AppLoadContext, actor: Present | undefined, id: string) {
  const view = await stayView(context, actor, id, new URLSearchParams());
  if (!view) return undefined;
  const t = translator(context.language, "stays");
  const { workers, jobs, empty } = view.split;
  return csvOf([
    (["by", "called", "job", "nights", "cost"] as const).map((column) => t(`file.${column}`)),
    ...workers.map(({ called, job, nights, cents }) => [t("file.worker"), called, job, nights, cents / 100]),
    ...jobs.map(({ job, nights, cents }) => [t("file.job"), "", job, nights, cents / 100]),
    [t("file.empty"), "", "", empty.nights, empty.cents / 100],
  ]);
}
