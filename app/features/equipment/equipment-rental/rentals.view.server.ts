import type { AppLoadContext } from "@remix-run/cloudflare";
import { AHEAD_DAYS } from "~/engines/booking/booking.server.ts";
import { freeWindows } from "~/engines/booking/booking.ts";
import { type FoundListing, MOST_RANKED } from "~/engines/listing/listing.server.ts";
import { flatMetres, listingProcess, type Rental } from "~/engines/listing/listing.ts";
import { saidDistance } from "~/engines/place/place.ts";
import { standingOf } from "~/engines/process/process.ts";
import { hoursOf, quote, type RateCard, refundOf } from "~/engines/rates/rates.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { centsOf, typedDollars } from "~/lib/dollars.ts";
import { dayAfter, daysBetween, localDay } from "~/lib/local-day.ts";
import { MACHINES, type Machine } from "~db/schema/listing.terms.ts";
import { advise } from "./advise.ts";
import { exampleListings, searchExample } from "./example.server.ts";
import { feedToken } from "./feed.server.ts";
import { readSearch } from "./read-search.ts";
import { MOST_COMPARED, POLICIES, POLICY_NAMES, SHOWN, WEEKS } from "./rentals.limits.ts";
import {
  type ReadListing,
  readListing,
  readOwn,
  readSearchPage,
  USED_DAYS,
} from "./rentals.queries.server.ts";

const cardOf = ({ card }: { card: string }) => JSON.parse(card) as RateCard;
const attrsOf = ({ attrs }: { attrs: string }) => JSON.parse(attrs) as Rental;

/** Classes of machine whose name has all of these words, in the language of the page. */
function machinesCalled(language: Language, words: readonly string[]): Machine[] {
  if (words.length === 0) return [];
  const t = translator(language, "equipment-rental");
  return MACHINES.filter((machine) => {
    const name = t(`machines.${machine}`).toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

const distanceTo = (metres: number | null | undefined, metric: boolean) =>
  typeof metres === "number" ? saidDistance(metres, metric) : undefined;

function resultOf(
  row: FoundListing | (ReadListing & { total: number; metres2: number | null }),
  days: number,
  metric: boolean,
) {
  const { depositCents = 0, delivery = [] } = cardOf(row);
  return {
    ...{
      id: row.id,
      machine: row.sort as Machine,
      title: row.title,
      offeredBy: row.offeredBy,
      town: row.town,
    },
    ...{
      ownerKind: row.ownerKind,
      total: row.total,
      perDay: Math.ceil(row.total / days),
      deposit: depositCents,
    },
    ...{
      sample: Boolean(row.sample),
      withOperator: Boolean(row.withOperator),
      delivers: delivery.length > 0,
    },
    photo: "photo" in row ? row.photo : null,
    distance: distanceTo(row.metres2 === null ? null : Math.sqrt(row.metres2), metric),
  };
}
export type ResultView = ReturnType<typeof resultOf>;

/** What a machine costs beside others, and what tells them apart. */
function columnOf(row: ReadListing, { days, at, delivered }: ReturnType<typeof readSearch>, metric: boolean) {
  const card = cardOf(row);
  const metres = at && flatMetres(at, row);
  const answer = quote(card, { hours: hoursOf(days), ...(delivered && { distance: metres }) });
  const { weight, digs, reaches, lifts, power } = attrsOf(row);
  return {
    ...{
      id: row.id,
      machine: row.sort as Machine,
      title: row.title,
      offeredBy: row.offeredBy,
      town: row.town,
    },
    quote: answer.ok ? answer.quote : undefined,
    problem: answer.ok ? undefined : answer.problem.code,
    figures: { weight, digs, reaches, lifts, power },
    distance: distanceTo(metres, metric),
  };
}
export type ColumnView = ReturnType<typeof columnOf>;

/** The search over everything on offer, or over the example where nothing is. */
export async function searchView(
  context: AppLoadContext,
  actor: Present | undefined,
  query: URLSearchParams,
) {
  const { db, now, language, formKey } = context;
  const metric = isMetricFirst(language);
  const asked = readSearch(query, { today: localDay(now()), metric });
  const words = asked.q.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, 6);
  const { digs, reaches, lifts, powers, tows } = asked.work;
  const search = {
    kind: "rental" as const,
    ...{ from: asked.from, to: asked.to, days: asked.days, free: true, delivered: asked.delivered },
    ...(asked.at && { at: asked.at, within: asked.within }),
    ...{ words, sortsByWords: machinesCalled(language, words), sorts: asked.machine ? [asked.machine] : [] },
    ...{ ownerKind: asked.ownerKind, withOperator: asked.withOperator },
    atLeast: {
      ...{ ...(digs && { digs }), ...(reaches && { reaches }), ...(lifts && { lifts }) },
      ...(powers && { power: powers }),
    },
    ...(tows && { atMost: { weight: tows } }),
  };
  const read = await readSearchPage(db, actor, { search, page: asked.page, compared: asked.compared });
  const example = read.any ? undefined : exampleListings(language);
  const found = example && searchExample(example, search);
  const rows = found ? found.found.slice((asked.page - 1) * SHOWN, asked.page * SHOWN + 1) : read.rows;
  const compared = example ? example.filter(({ id }) => asked.compared.includes(id)) : read.columns;
  const facets = found?.facets ?? read.counts;
  const count = facets.reduce(
    (sum, { facet, value, count }) =>
      sum + (facet === "sort" && (!asked.machine || asked.machine === value) ? count : 0),
    0,
  );
  return {
    isExample: example !== undefined,
    results: rows.slice(0, SHOWN).map((row) => resultOf(row, asked.days, metric)),
    hasMore: rows.length > SHOWN,
    count,
    /** How many of them are ranked, where that is not all. */
    ranked: count > MOST_RANKED ? MOST_RANKED : undefined,
    facets,
    columns: compared
      .map((row) => columnOf(row, asked, metric))
      .sort((a, b) => asked.compared.indexOf(a.id) - asked.compared.indexOf(b.id)),
    advice: advise(asked.work).slice(0, 6),
    ...{ typed: asked.typed, errors: asked.errors, page: asked.page, metric },
    ...{
      from: asked.from,
      to: asked.to,
      days: asked.days,
      within: asked.within,
      hasPlace: asked.at !== undefined,
    },
    ...{ delivered: asked.delivered, machine: asked.machine, most: MOST_COMPARED },
    wants: read.wants.map(({ answers, ...want }) => ({
      ...want,
      answers: (JSON.parse(answers) as [string, string][]).map(([id, title]) => ({ id, title })),
    })),
    idem: formKey(),
  };
}
export type SearchView = Awaited<ReturnType<typeof searchView>>;

/** Weeks of days from a Monday on, each free, taken, or past. */
function weeksOf(taken: readonly { unit: number; day: string }[], units: number, today: string) {
  const busy = new Map<string, number>();
  for (const { day } of taken) busy.set(day, (busy.get(day) ?? 0) + 1);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -weekday);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, n) => {
      const day = dayAfter(monday, week * 7 + n);
      return { day, left: day < today ? null : units - (busy.get(day) ?? 0) };
    }),
  );
}

/** The fields of a listing as they are typed. */
function typedListing(row: ReadListing, metric: boolean): Record<string, string> {
  const card = cardOf(row);
  const attrs = attrsOf(row);
  const money = (cents: number | undefined) => (cents ? typedDollars(cents) : "");
  const figure = (value: number | undefined, unit: "mm" | "kg") => (value ? `${value} ${unit}` : "");
  const band = (n: number) => (card.delivery?.[n] ? `${card.delivery[n].upTo} m` : "");
  const percent = (rate: number | undefined) => (rate ? String(rate / 100) : "");
  const policy = POLICY_NAMES.find(
    (name) => JSON.stringify(POLICIES[name]) === JSON.stringify(card.refunds ?? []),
  );
  return {
    ...{
      machine: row.sort,
      title: row.title,
      words: row.words,
      ownerKind: row.ownerKind,
      offeredBy: row.offeredBy,
    },
    ...{ town: row.town, position: `${row.latitude}, ${row.longitude}`, units: String(row.units) },
    ...{ withOperator: row.withOperator ? "on" : "", metric: String(metric) },
    ...{ weight: figure(attrs.weight, "kg"), digs: figure(attrs.digs, "mm") },
    ...{ reaches: figure(attrs.reaches, "mm"), lifts: figure(attrs.lifts, "kg") },
    power: attrs.power ? `${attrs.power} W` : "",
    ...{ day: money(card.prices.day), week: money(card.prices.week), month: money(card.prices.month) },
    ...{ leastDays: String(Math.max(1, (card.leastHours ?? 24) / 24)), deposit: money(card.depositCents) },
    ...{ cleaning: money(card.fees?.cleaning), environmental: money(card.fees?.environmental) },
    ...{
      operatorFee: money(card.fees?.operator),
      waiverRate: percent(card.waiverRate),
      taxRate: percent(card.taxRate),
    },
    ...{ nearTo: band(0), nearPrice: money(card.delivery?.[0]?.cents), midTo: band(1) },
    ...{
      midPrice: money(card.delivery?.[1]?.cents),
      farTo: band(2),
      farPrice: money(card.delivery?.[2]?.cents),
    },
    policy: policy ?? "none",
  };
}

/** How much a machine is used and when it has earned what it cost, and the address of its calendar: for its owner alone. */
async function ownerView(
  { env, origin, now }: AppLoadContext,
  { id, units }: ReadListing,
  { days, cents, since, feed }: { days: number; cents: number; since: string | null; feed: number | null },
  query: URLSearchParams,
) {
  const said = query.get("cost")?.slice(0, 20) ?? "";
  const cost = said ? centsOf(said) : undefined;
  const isCost = cost !== undefined && Number.isSafeInteger(cost) && cost > 0;
  const running = since ? Math.max(1, daysBetween(since, localDay(now())) + 1) : 0;
  return {
    used: { days, percent: Math.min(100, Math.round((days * 100) / (USED_DAYS * units))), of: USED_DAYS },
    earned: cents,
    cost: said,
    costError: said !== "" && !isCost,
    // At the pace since the first loan: months until what is still missing has come in.
    payback:
      isCost && cents > 0 && running > 0
        ? {
            months: Math.ceil(Math.max(0, cost - cents) / (cents / running) / 30),
            left: Math.max(0, cost - cents),
          }
        : undefined,
    feedNumber: feed ?? 1,
    feed: `${origin}/equipment-feed/${await feedToken(env.sessionSecret, id, feed ?? 1)}`,
  };
}

/** A listing with its quote for the days in the address, and its calendar; undefined where nobody may see it. */
export async function listingView(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const { db, now, language, formKey } = context;
  const metric = isMetricFirst(language);
  const at = now();
  const example = exampleListings(language).find((one) => one.id === id);
  const read = example ? undefined : await readListing(db, actor, id, dayAfter(localDay(at), -1), at);
  const row = example ?? read?.listing;
  if (!row) return undefined;
  const today = localDay(at, row.siteZone);
  const asked = readSearch(query, { today, metric });
  const card = cardOf(row);
  const metres = asked.at && flatMetres(asked.at, row);
  const wantsWaiver = query.get("waiver") === "yes";
  const answer = quote(card, {
    hours: hoursOf(asked.days),
    waiver: wantsWaiver,
    ...(asked.delivered && { distance: metres }),
  });
  const taken = read?.taken ?? [];
  const isFree =
    freeWindows(taken, {
      ...{ units: row.units, days: asked.days, from: asked.from, ahead: asked.days, most: 1 },
    }).length > 0;
  const { year, weight, digs, reaches, lifts, power } = attrsOf(row);
  const mine = Boolean(row.mine);
  return {
    listing: {
      ...{ id, machine: row.sort as Machine, title: row.title, words: row.words, offeredBy: row.offeredBy },
      ...{ ownerKind: row.ownerKind, town: row.town, units: row.units, withOperator: row.withOperator },
      ...{ version: row.version, sample: row.sample, siteZone: row.siteZone },
    },
    figures: { weight, digs, reaches, lifts, power },
    ...{ year, card, isExample: example !== undefined, mine, mayWrite: Boolean(row.may) },
    quote: answer.ok ? answer.quote : undefined,
    problem: answer.ok ? undefined : answer.problem.code,
    reach:
      answer.ok || answer.problem.code !== "tooFar" ? undefined : saidDistance(answer.problem.upTo, metric),
    bands: (card.delivery ?? []).map(({ upTo, cents }) => ({ upTo: saidDistance(upTo, metric), cents })),
    refunds: answer.ok
      ? (card.refunds ?? []).map(({ hoursBefore, percent }) => ({
          hoursBefore,
          percent,
          cents: refundOf(card, answer.quote.total, hoursBefore),
        }))
      : [],
    ...{
      from: asked.from,
      to: asked.to,
      days: asked.days,
      typed: asked.typed,
      errors: asked.errors,
      wantsWaiver,
    },
    ...{ delivered: asked.delivered, isFree, metric, distance: distanceTo(metres, metric) },
    next: isFree
      ? []
      : freeWindows(taken, {
          units: row.units,
          days: asked.days,
          from: asked.from,
          ahead: AHEAD_DAYS,
          most: 3,
        }),
    weeks: weeksOf(taken, row.units, today),
    photos: read?.photos.map(({ id: photo }) => photo) ?? [],
    reviews: (read?.reviews ?? []).map(({ here, ...review }) => ({ ...review, here: Boolean(here) })),
    owner: mine && read?.used ? await ownerView(context, row, read.used, query) : undefined,
    standing: mine && read ? standingOf(listingProcess, read.standing, at) : undefined,
    edit: mine ? typedListing(row, metric) : undefined,
    today,
    idem: formKey(),
  };
}
export type ListingView = NonNullable<Awaited<ReturnType<typeof listingView>>>;

/** Own machines, and what others near them look for. */
export async function offerView(context: AppLoadContext, actor: Present) {
  const { db, now, language, formKey } = context;
  const { own, needs } = await readOwn(db, actor, localDay(now()));
  return {
    own: own.map(({ id, title, sort, state, sample, asked, town }) => ({
      ...{ id, title, machine: sort as Machine, state, sample, asked, town },
    })),
    needs,
    readOnly: actor.role === "viewer",
    metric: isMetricFirst(language),
    idem: formKey(),
  };
}
export type OfferView = Awaited<ReturnType<typeof offerView>>;
