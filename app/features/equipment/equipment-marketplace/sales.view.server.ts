import type { AppLoadContext } from "@remix-run/cloudflare";
import { listingProcess, type Sale } from "~/engines/listing/listing.ts";
import { readPosition } from "~/engines/place/place.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { centsOf, typedDollars } from "~/lib/dollars.ts";
import { MACHINES, type Machine, TITLES, type Title } from "~db/schema/listing.terms.ts";
import { depreciation, readDepreciation } from "./depreciation.ts";
import { exampleSales } from "./example.server.ts";
import { type MarketSearch, ORDERS, type Order, searchMarket } from "./market.server.ts";
import { placeIn, priceBand } from "./price-band.ts";
import { readAssumptions, rentOrBuy } from "./rent-or-buy.ts";
import { LEAST_RENTALS, SALE_LIMITS, SHOWN, USUAL_WITHIN, WITHIN } from "./sales.limits.ts";
import { readMarketOf, readOwnSales, readReports, readSale } from "./sales.queries.server.ts";
import { maskedSerial } from "./serial.ts";

const attrsOf = ({ attrs }: { attrs: string }) => JSON.parse(attrs) as Sale;

/** Classes of machine whose name has all of these words, in the language of the page. */
function machinesCalled(language: Language, words: readonly string[]): Machine[] {
  if (words.length === 0) return [];
  const t = translator(language, "equipment-rental");
  return MACHINES.filter((machine) => {
    const name = t(`machines.${machine}`).toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

export const SEARCH_FIELDS = [
  ...["q", "machine", "papers", "most", "hours", "year", "at", "within", "order"],
] as const;

/** What an address asks for, with what is wrong with it by field, as keys of errors. */
export function readMarketSearch(query: URLSearchParams, language: Language) {
  const typed = Object.fromEntries(
    SEARCH_FIELDS.map((name) => [name, (query.get(name) ?? "").trim().slice(0, SALE_LIMITS.position)]),
  ) as Record<string, string>;
  const said = (name: string) => typed[name] ?? "";
  const errors: Record<string, string> = {};
  const whole = (name: string) => {
    const text = said(name).replaceAll(",", "");
    if (text === "") return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    errors[name] = "errors.number";
    return undefined;
  };
  const mostCents = said("most") === "" ? undefined : centsOf(said("most"));
  if (said("most") !== "" && mostCents === undefined) errors.most = "errors.price";
  const place = said("at") === "" ? undefined : readPosition(said("at"));
  if (place && !place.ok) errors.at = "errors.position";
  const words = said("q")
    .slice(0, SALE_LIMITS.search)
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 6);
  const page = /^\d{1,4}$/.test(query.get("page") ?? "") ? Math.max(1, Number(query.get("page"))) : 1;
  const within = WITHIN.find((metres) => String(metres) === said("within")) ?? USUAL_WITHIN;
  const search: MarketSearch = {
    ...{ words, classesCalled: machinesCalled(language, words), within, page },
    machine: MACHINES.find((machine) => machine === said("machine")),
    title: TITLES.find((title) => title === said("papers")),
    ...{ mostCents, mostHours: whole("hours"), leastYear: whole("year") },
    ...(place?.ok && { at: place.position }),
    order: ORDERS.find((order) => order === said("order")) ?? "price",
  };
  return { search, typed, errors };
}

/** The market as the address asks for it, or the example where nothing is on offer. One round trip. */
export async function marketView(
  context: AppLoadContext,
  actor: Present | undefined,
  query: URLSearchParams,
) {
  const { db, language, now } = context;
  const { search, typed, errors } = readMarketSearch(query, language);
  const example = JSON.stringify(exampleSales(language, now()));
  const { found, machines, titles, count, isExample } = await searchMarket(db, actor, search, example);
  return {
    isExample,
    results: found.slice(0, SHOWN).map(({ sort, title, sample, ...row }) => ({
      ...row,
      ...{ machine: sort as Machine, papers: title as Title, sample: Boolean(sample) },
    })),
    hasMore: found.length > SHOWN,
    count,
    machines: machines.map((one) => ({ value: one.value as Machine, count: one.count })),
    titles: titles.map((one) => ({ value: one.value as Title, count: one.count })),
    ...{ typed, errors, page: search.page, within: search.within, metric: isMetricFirst(language) },
    ...{ machine: search.machine, papers: search.title, order: search.order as Order },
  };
}
export type MarketView = Awaited<ReturnType<typeof marketView>>;

/** The fields of a machine as they are typed. */
const typedSale = (
  row: { title: string; words: string; ownerKind: string; offeredBy: string; town: string } & {
    latitude: number;
    longitude: number;
  },
  attrs: Sale,
): Record<string, string> => ({
  ...{ title: row.title, words: row.words, ownerKind: row.ownerKind, offeredBy: row.offeredBy },
  ...{ town: row.town, position: `${row.latitude}, ${row.longitude}` },
  ...{ model: attrs.model, year: String(attrs.year), hours: String(attrs.hours), papers: attrs.title },
  ...{ serviceLog: attrs.serviceLog, price: typedDollars(attrs.priceCents) },
});

const middleOf = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

/** What renting costs beside owning, with each assumption as the address or the market says it. */
function comparison(query: URLSearchParams, price: number, rents: readonly number[]) {
  const isKnown = rents.length >= LEAST_RENTALS;
  const { assumed, typed, wrong } = readAssumptions(query, { price, rentDay: isKnown ? middleOf(rents) : 0 });
  const money = { price: assumed.price, rentDay: assumed.rentDay };
  return {
    ...{ assumed, wrong, answer: rentOrBuy(assumed), rentals: isKnown ? rents.length : 0 },
    fields: {
      price: typed.price ?? typedDollars(money.price),
      rentDay: typed.rentDay ?? (money.rentDay > 0 ? typedDollars(money.rentDay) : ""),
      daysYear: typed.daysYear ?? String(assumed.daysYear),
      hoursDay: typed.hoursDay ?? String(assumed.hoursDay),
      years: typed.years ?? String(assumed.years),
      resale: typed.resale ?? String(assumed.resale),
      interest: typed.interest ?? String(assumed.interest),
      insurance: typed.insurance ?? String(assumed.insurance),
      serviceHour: typed.serviceHour ?? typedDollars(assumed.serviceHour),
      fuelHour: typed.fuelHour ?? typedDollars(assumed.fuelHour),
    },
  };
}

/** One machine with its market; undefined where nobody may see it. Two round trips. */
export async function saleView(
  context: AppLoadContext,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const { db, language, now, formKey } = context;
  const at = now();
  const example = exampleSales(language, at).find((one) => one.id === id);
  const read = example ? undefined : await readSale(db, actor, id, at);
  const row = example ?? read?.sale;
  if (!row) return undefined;
  const attrs = attrsOf(row);
  const market = await readMarketOf(db, { id, attrs });
  const band = priceBand(market.prices);
  const worn = readDepreciation(query, attrs.machine);
  const sale = read?.sale;
  const mine = Boolean(sale?.mine);
  return {
    sale: {
      ...{ id, title: row.title, words: row.words, offeredBy: row.offeredBy, ownerKind: row.ownerKind },
      ...{ town: row.town, siteZone: row.siteZone, sample: example !== undefined || Boolean(sale?.sample) },
      ...{ machine: attrs.machine, make: attrs.make, model: attrs.model, year: attrs.year },
      ...{ hours: attrs.hours, papers: attrs.title, serviceLog: attrs.serviceLog, price: attrs.priceCents },
    },
    serial: sale?.serial ? (mine ? sale.serial : maskedSerial(sale.serial)) : "",
    ...{ isExample: example !== undefined, mine, mayWrite: Boolean(sale?.may) },
    ...{
      twice: Boolean(sale?.twice),
      spokenFor: Boolean(sale?.spokenFor),
      withheld: Boolean(sale?.withheld),
    },
    isPublished: sale?.state === "published",
    offer: sale?.offer ?? undefined,
    questions: read?.questions ?? [],
    photos: read?.photos.map(({ id: photo }) => photo) ?? [],
    ...{ band, place: band && placeIn(band, attrs.priceCents), compared: market.prices.length },
    comparison: comparison(query, attrs.priceCents, market.rents),
    wear: { ...worn, answer: depreciation({ ...worn, price: attrs.priceCents, hours: attrs.hours }) },
    standing: mine && sale ? standingOf(listingProcess, sale, at) : undefined,
    edit: mine && sale ? typedSale(sale, attrs) : undefined,
    version: sale?.version ?? 0,
    idem: formKey(),
  };
}
export type SaleView = NonNullable<Awaited<ReturnType<typeof saleView>>>;

/** Own machines for sale, and the form for one more. */
export async function sellView(context: AppLoadContext, actor: Present) {
  return {
    own: (await readOwnSales(context.db, actor)).map((row) => ({
      ...row,
      spokenFor: Boolean(row.spokenFor),
    })),
    readOnly: actor.role === "viewer",
    idem: context.formKey(),
  };
}
export type SellView = Awaited<ReturnType<typeof sellView>>;

/** What waits for administrators. */
export async function reportsView(context: AppLoadContext) {
  const { reports, twins } = await readReports(context.db, context.now());
  return {
    reports: reports.map(({ id, listingId, reason, note, createdAt, title, twice, state, version }) => ({
      ...{ id, listingId, reason, note, createdAt, title, state, version, twice: Boolean(twice) },
    })),
    twins: twins.map(({ id, title, hash }) => ({ id, title, group: hash.slice(0, 8) })),
    idem: context.formKey(),
  };
}
export type ReportsView = Awaited<ReturnType<typeof reportsView>>;
