import type { AppLoadContext } from "@remix-run/cloudflare";
import { freeWindows } from "~/engines/booking/booking.ts";
import { flatMetres, type Lodging, listingProcess } from "~/engines/listing/listing.ts";
import { type Position, saidDistance } from "~/engines/place/place.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type RateCard, refundOf } from "~/engines/rates/rates.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { isMetricFirst } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { LodgingSort } from "~db/schema/listing.terms.ts";
import { exampleHouses, fittingExample } from "./example.server.ts";
import {
  type FoundHouse,
  type ReadHouse,
  readHouse,
  readHouses,
  readOwnHouses,
} from "./houses.queries.server.ts";
import { cardFor, housingCost, METRES_AN_HOUR, ROAD_FACTOR } from "./housing.ts";
import { MOST_COMPARED, POLICIES, POLICY_NAMES, SHOWN, WEEKS } from "./lodging.limits.ts";
import { type HousingSearch, readSearch } from "./read-search.ts";

const cardOf = ({ card }: { card: string }) => JSON.parse(card) as RateCard;
const attrsOf = ({ attrs }: { attrs: string }) => JSON.parse(attrs) as Lodging;
const HOURS_A_DAY = 24;

/** Where a house stands to about a kilometre: nobody finds it by distances before they are housed there. */
const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

/** What a house is, and what it costs this project. */
function houseOf(row: ReadHouse & { photo?: string | null }, asked: HousingSearch, metric: boolean) {
  const metres = asked.at && flatMetres(asked.at, coarse(row));
  const attrs = attrsOf(row);
  const { crew, nights, workDays, wageCents, perDiemCents } = asked;
  const answer = housingCost(cardOf(row), attrs, {
    ...{ crew, nights, workDays, wageCents, perDiemCents, metres },
  });
  return {
    ...{
      id: row.id,
      sort: row.sort as LodgingSort,
      title: row.title,
      offeredBy: row.offeredBy,
      town: row.town,
    },
    ...{ units: row.units, sample: Boolean(row.sample), photo: row.photo ?? null, attrs },
    metres,
    distance: metres === undefined ? undefined : saidDistance(metres, metric),
    cost: answer.ok ? answer.cost : undefined,
  };
}
type Measured = ReturnType<typeof houseOf>;
type Priced = Measured & { cost: NonNullable<Measured["cost"]> };

const isPriced = (house: Measured): house is Priced => house.cost !== undefined;
const shownOf = <House extends Measured>({ metres: _, ...house }: House) => house;
export type HouseView = Omit<Measured, "metres">;

/** What is assumed of the way to work, in the measures of the page. */
const assumed = (metric: boolean) => ({
  factor: ROAD_FACTOR,
  speed: Math.round(METRES_AN_HOUR / (metric ? 1_000 : 1_609.344)),
});

/** Houses for a crew near a site, the cheapest for the whole project first; or the example where none is on offer. */
export async function searchView(
  context: AppLoadContext,
  actor: Present | undefined,
  query: URLSearchParams,
) {
  const { db, now, language } = context;
  const metric = isMetricFirst(language);
  const asked = readSearch(query, localDay(now()));
  const read = await readHouses(db, actor, asked);
  const example = read.any ? undefined : exampleHouses(language);
  const rows: FoundHouse[] = example ? fittingExample(example, asked) : read.rows;
  const { at, within, page } = asked;
  const found = rows
    .map((row) => houseOf(row, asked, metric))
    .filter((house): house is Priced => isPriced(house) && (!at || (house.metres ?? 0) <= within))
    .sort((a, b) => a.cost.projectCents - b.cost.projectCents || (a.metres ?? 0) - (b.metres ?? 0));
  const compared = example ? example.filter(({ id }) => asked.compared.includes(id)) : read.columns;
  return {
    isExample: example !== undefined,
    count: found.length,
    results: found.slice((page - 1) * SHOWN, page * SHOWN).map(shownOf),
    hasMore: found.length > page * SHOWN,
    columns: compared
      .map((row) => houseOf(row, asked, metric))
      .sort((a, b) => (a.cost?.projectCents ?? 0) - (b.cost?.projectCents ?? 0))
      .map(shownOf),
    ...{ typed: asked.typed, errors: asked.errors, page, metric, most: MOST_COMPARED, within },
    ...{ arrive: asked.arrive, leave: asked.leave, nights: asked.nights, crew: asked.crew },
    ...{ workDays: asked.workDays, hasPlace: at !== undefined, hasWage: asked.wageCents > 0 },
    assumed: assumed(metric),
  };
}
export type SearchView = Awaited<ReturnType<typeof searchView>>;

/** Weeks of nights from a Monday on, each with the beds that are left, or past. */
function weeksOf(taken: readonly { unit: number; day: string }[], units: number, today: string) {
  const busy = new Map<string, number>();
  for (const { day } of taken) busy.set(day, (busy.get(day) ?? 0) + 1);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -weekday);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, n) => {
      const day = dayAfter(monday, week * 7 + n);
      return { day, left: day < today ? null : Math.max(0, units - (busy.get(day) ?? 0)) };
    }),
  );
}

/** The nights that the owner has blocked, as spans of one bed. */
function blockedOf(taken: readonly { unit: number; day: string; own?: number }[]) {
  const nights = taken
    .filter(({ own }) => Boolean(own))
    .toSorted((one, other) => one.unit - other.unit || one.day.localeCompare(other.day));
  const spans: { unit: number; from: string; to: string }[] = [];
  for (const { unit, day } of nights) {
    const last = spans.at(-1);
    if (last && last.unit === unit && dayAfter(last.to) === day) last.to = day;
    else spans.push({ unit, from: day, to: day });
  }
  return spans;
}

/** The fields of a house as they are typed. */
function typedHouse(row: ReadHouse): Record<string, string> {
  const card = cardOf(row);
  const attrs = attrsOf(row);
  const money = (cents: number | undefined) => (cents ? typedDollars(cents) : "");
  const box = (is: boolean) => (is ? "on" : "");
  const refunds = JSON.stringify(card.refunds ?? []);
  return {
    ...{ lodging: row.sort, title: row.title, words: row.words, ownerKind: row.ownerKind, town: row.town },
    ...{ offeredBy: row.offeredBy, position: `${row.latitude}, ${row.longitude}`, beds: String(row.units) },
    ...{ roomCount: String(attrs.rooms), leastBeds: String(attrs.leastBeds), kitchen: box(attrs.kitchen) },
    ...{ laundry: box(attrs.laundry), truckParking: box(attrs.truckParking), wifi: box(attrs.wifi) },
    ...{ night: money(card.prices.day), week: money(card.prices.week), month: money(card.prices.month) },
    leastNights: String(Math.max(1, (card.leastHours ?? HOURS_A_DAY) / HOURS_A_DAY)),
    ...{ longestNights: String(attrs.longestNights), noticeNights: String(attrs.noticeNights) },
    ...{ cleaning: money(card.fees?.cleaning), taxRate: card.taxRate ? String(card.taxRate / 100) : "" },
    extends: box(attrs.extends),
    policy: POLICY_NAMES.find((name) => JSON.stringify(POLICIES[name]) === refunds) ?? "none",
  };
}

/** A house with what it costs for the crew and nights in the address, and its calendar; undefined where nobody may see it. */
export async function houseView(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const { db, now, language, formKey } = context;
  const metric = isMetricFirst(language);
  const at = now();
  const example = exampleHouses(language).find((one) => one.id === id);
  const read = example
    ? undefined
    : await readHouse(db, actor, id, { from: dayAfter(localDay(at), -1), now: at });
  const row = example ?? read?.house;
  if (!row) return undefined;
  const today = localDay(at, row.siteZone);
  const asked = readSearch(query, today);
  const house = shownOf(houseOf(row, asked, metric));
  const { attrs, cost, units } = house;
  const taken = read?.taken ?? [];
  const beds = cost?.beds ?? asked.crew;
  const windows = (from: string, ahead: number, most: number) =>
    freeWindows(taken, { units, days: asked.nights, from, ahead, most, atOnce: beds });
  const isFree = beds <= units && windows(asked.arrive, asked.nights, 1).length > 0;
  const mine = Boolean(row.mine);
  const isTooLong = asked.nights > attrs.longestNights;
  return {
    house,
    ...{ words: row.words, ownerKind: row.ownerKind, version: row.version, siteZone: row.siteZone },
    ...{ isExample: example !== undefined, mine, mayWrite: Boolean(row.may), beds, isFree, isTooLong },
    isTooSmall: beds > units,
    card: cardOf(row),
    leastNights: (cardOf(row).leastHours ?? HOURS_A_DAY) / HOURS_A_DAY,
    refunds: cost
      ? (cardOf(row).refunds ?? []).map(({ hoursBefore, percent }) => ({
          until: dayAfter(asked.arrive, -hoursBefore / HOURS_A_DAY),
          ...{ percent, cents: refundOf(cardFor(cardOf(row), beds), cost.quote.total, hoursBefore) },
        }))
      : [],
    ...{ typed: asked.typed, errors: asked.errors, arrive: asked.arrive, leave: asked.leave },
    ...{ nights: asked.nights, crew: asked.crew, workDays: asked.workDays, metric, assumed: assumed(metric) },
    next:
      isFree || beds > units
        ? []
        : windows(asked.arrive, 180, 3).map(({ from, to }) => ({ arrive: from, leave: dayAfter(to) })),
    weeks: weeksOf(taken, units, today),
    today,
    // Of each bed the nights that its owner has blocked, for the owner alone.
    blocked: mine ? blockedOf(taken) : [],
    photos: read?.photos.map(({ id: photo }) => photo) ?? [],
    reviews: (read?.reviews ?? []).map(({ here, ...review }) => ({ ...review, here: Boolean(here) })),
    answers: read?.answers && read.answers.count > 0 ? read.answers : undefined,
    standing: mine && read ? standingOf(listingProcess, read.standing, at) : undefined,
    edit: mine ? typedHouse(row) : undefined,
    idem: formKey(),
  };
}
export type HousePageView = NonNullable<Awaited<ReturnType<typeof houseView>>>;

/** Own houses. */
export async function offerView(context: AppLoadContext, actor: Present) {
  const own = await readOwnHouses(context.db, actor);
  return {
    own: own.map((one) => ({ ...one, sort: one.sort as LodgingSort })),
    readOnly: actor.role === "viewer",
    idem: context.formKey(),
  };
}
export type OfferView = Awaited<ReturnType<typeof offerView>>;
