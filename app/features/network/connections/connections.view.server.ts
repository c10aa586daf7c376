import type { AppLoadContext } from "@remix-run/cloudflare";
import { decimalOf, metresBetween, type Position, readPosition } from "~/engines/place/place.ts";
import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { isMember, type Person } from "~/engines/trust/trust.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { FORMAT_LOCALES, type Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { inOneTrip } from "~db/one-trip.ts";
import type { NeedTrade } from "~db/schema/connections.terms.ts";
import { NEED_TRADES } from "~db/schema/connections.terms.ts";
import { connectionsView } from "./connection.view.server.ts";
import { CONNECT_LIMITS } from "./connections.limits.ts";
import {
  findNeed,
  findNeeds,
  heldPapers,
  type NeedRow,
  ownName,
  readOwnNeeds,
} from "./connections.queries.server.ts";
import { exampleNeeds } from "./example.server.ts";
import {
  daysFrom,
  matchOf,
  matchParts,
  medianHours,
  type NeedSearch,
  readSpan,
  tradesLike,
} from "./match.ts";
import process from "./need.process.server.ts";
import { crewNeed, WITH_ANSWER } from "./need.process.ts";

/** Money in the currency of the need, as its reader writes it. */
export const sayPay = (
  { payCents, currency }: Pick<NeedRow, "payCents" | "currency">,
  language: Language,
): string =>
  new Intl.NumberFormat(FORMAT_LOCALES[language], { style: "currency", currency }).format(payCents / 100);

const nearOf = ({ nearLatitude, nearLongitude }: Pick<NeedRow, "nearLatitude" | "nearLongitude">) =>
  nearLatitude === null || nearLongitude === null
    ? undefined
    : { latitude: nearLatitude, longitude: nearLongitude };

const listed = (row: NeedRow, language: Language) => ({
  ...{ id: row.id, trade: row.trade, headcount: row.headcount, area: row.area, notes: row.notes },
  ...{ firstDay: row.firstDay, lastDay: row.lastDay, createdAt: row.createdAt, state: row.state },
  ...{ language: row.language, papers: row.papers, sample: row.sample, poster: row.poster },
  left: row.headcount - row.promised,
  pay: row.pay,
  amount: row.pay === "agreed" ? "" : sayPay(row, language),
});
export type ListedNeed = ReturnType<typeof listed>;

/** A search as the address says it; what cannot be read is not asked for, and a place that cannot be is said. */
export function readNeedSearch(params: URLSearchParams) {
  const typed = (params.get("place") ?? "").slice(0, CONNECT_LIMITS.position).trim();
  const read = typed ? readPosition(typed) : undefined;
  const radius = Number(params.get("radius"));
  const asked: NeedSearch = {
    trade: NEED_TRADES.find((trade) => trade === params.get("trade")),
    ...readSpan(params.get("from"), params.get("to")),
    place: read?.ok ? read.position : undefined,
    radius: (CONNECT_LIMITS.radius as readonly number[]).includes(radius) ? radius : 50,
  };
  return { asked, typed, unread: read !== undefined && !read.ok };
}

const inReach = (near: Position | undefined, { place, radius }: NeedSearch) =>
  !place || (near !== undefined && metresBetween(place, near) <= radius * 1000);

const fits = (row: NeedRow, { trade, from, to }: NeedSearch) =>
  (!trade || tradesLike(trade).includes(row.trade as NeedTrade)) &&
  (!to || row.firstDay <= to) &&
  (!from || row.lastDay >= from);

/** Needs that fit what the address asks for, the best match first; of equal ones the newest. */
export async function needsView(
  { db, language, now }: AppLoadContext,
  actor: Person | undefined,
  params: URLSearchParams,
) {
  const at = now();
  const { asked, typed, unread } = readNeedSearch(params);
  const [held, { needs, filled }] = await inOneTrip({ db }, ({ db: trip }) =>
    Promise.all([
      isMember(actor) ? heldPapers(trip, actor, at) : undefined,
      findNeeds(trip, actor, asked, at),
    ]),
  );
  const isExample = needs.length === 0;
  const rows: readonly NeedRow[] = isExample
    ? exampleNeeds(language, at).filter((row) => fits(row, asked))
    : needs.slice(0, CONNECT_LIMITS.found);
  const { number } = formatsOf(language);
  const found = rows
    .map((row) => ({ row, near: nearOf(row) }))
    .filter(({ near }) => inReach(near, asked))
    .map(({ row, near }) => {
      const parts = matchParts({ ...row, near }, asked, held);
      return {
        ...listed(row, language),
        parts: parts.map(({ part, has }) => ({ part, percent: Math.round(has * 100) })),
        match: matchOf(parts),
        away: asked.place && near ? number(Math.round(metresBetween(asked.place, near) / 1000)) : undefined,
      };
    })
    .sort((a, b) => (b.match ?? 0) - (a.match ?? 0) || b.createdAt.localeCompare(a.createdAt));
  const took = medianHours(filled);
  return {
    ...{ isExample, isMember: isMember(actor), unread },
    asked: { ...asked, place: typed, hasPlace: asked.place !== undefined },
    found: found.slice(0, CONNECT_LIMITS.shown),
    more: Math.max(0, found.length - CONNECT_LIMITS.shown),
    /** How many are looked at, where more fit. */
    looked: needs.length > CONNECT_LIMITS.found ? CONNECT_LIMITS.found : undefined,
    took: took && { hours: number(Math.round(took.hours * 10) / 10), of: took.of },
  };
}
export type NeedsView = Awaited<ReturnType<typeof needsView>>;

/** One need for whoever looks at it; a made-up one is for everybody. */
export async function needView(context: AppLoadContext, actor: Person | undefined, id: string) {
  const { db, language, now, formKey } = context;
  const at = now();
  const example = exampleNeeds(language, at).find((one) => one.id === id);
  if (example)
    return {
      ...{ need: listed(example, language), isExample: true, idem: "", standing: undefined, events: [] },
      ...{ responses: [], mine: undefined, firms: [], called: null, own: false, blocked: false },
      ...{ exact: undefined, today: localDay(at, example.siteZone), mayAnswer: false, free: [] },
      ...{ isMember: isMember(actor), zone: example.siteZone },
    };
  let found = await findNeed(db, actor, id, at);
  if (found?.need.passed) {
    await settle(context, process, { record: id });
    found = await findNeed(db, actor, id, at);
  }
  if (!found) return undefined;
  const { need, responses, mine, events, firms, called, free } = found;
  const own = Boolean(need.own);
  const standing = standingOf(crewNeed, need, at);
  const position =
    need.latitude === null || need.longitude === null
      ? undefined
      : { latitude: need.latitude, longitude: need.longitude };
  const left = need.headcount - need.promised;
  return {
    ...{ need: listed(need, language), isExample: false, idem: formKey(), own, mine, events, called },
    standing: own
      ? {
          ...standing,
          choices: standing.choices.filter(({ name }) => !(WITH_ANSWER as readonly string[]).includes(name)),
        }
      : undefined,
    responses: responses.map((one) => ({ ...one, mayTake: one.headcount <= left })),
    firms: firms.map(({ id: firm, called: name, cleared }) => ({ id: firm, called: name, cleared })),
    free: free.filter((day) => day >= need.firstDay && day <= need.lastDay),
    blocked: Boolean(need.blockedByMe),
    exact:
      need.address || position
        ? {
            address: need.address ?? "",
            at: position && decimalOf(position),
          }
        : undefined,
    today: localDay(at, need.siteZone),
    zone: need.siteZone,
    mayAnswer: !own && !mine && !need.sample && need.state === "open" && left > 0 && !need.blockedByMe,
    isMember: isMember(actor),
  };
}
export type NeedView = NonNullable<Awaited<ReturnType<typeof needView>>>;

/** The form of a need as it begins. */
export async function needFormView({ db, formKey, now }: AppLoadContext, actor: Person, zone: string) {
  const tomorrow = dayAfter(localDay(now(), zone));
  return {
    called: await ownName(db, actor),
    idem: formKey(),
    begin: {
      ...{ trade: "framing", headcount: "2", firstDay: tomorrow, lastDay: tomorrow, zone },
      ...{ pay: "agreed", currency: "USD", language: "en" },
    } as Record<string, string>,
  };
}
export type NeedFormView = Awaited<ReturnType<typeof needFormView>>;

/** What a member posted, answered and said of their free days. */
export async function mineView(context: AppLoadContext, actor: Person, zone: string) {
  const { language, now } = context;
  const [read, people] = await inOneTrip(context, (trip) =>
    Promise.all([readOwnNeeds(trip.db, actor), connectionsView(trip, actor)]),
  );
  const today = localDay(now(), zone);
  const days = daysFrom(today, dayAfter(today, CONNECT_LIMITS.weeks * 7 - 1));
  const short = new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    ...{ weekday: "short", day: "numeric", timeZone: "UTC" },
  } as const);
  const weeks = Array.from({ length: CONNECT_LIMITS.weeks }, (_, n) => days.slice(n * 7, n * 7 + 7));
  return {
    ...{ called: read.called, zone, today, people },
    weeks: weeks.map((week) => ({
      first: week[0] ?? today,
      days: week.map((day) => ({ day, label: short.format(new Date(`${day}T12:00:00Z`)) })),
    })),
    free: read.free.filter((day) => day >= today),
    posted: read.posted.map((row) => ({ ...listed(row, language), waiting: row.waiting })),
    answered: read.answered.map((row) => ({ ...listed(row, language), answer: row.answer })),
  };
}
export type MineView = Awaited<ReturnType<typeof mineView>>;
