import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  compareEntries,
  entryOf,
  entryStatements,
  type ReadPlace,
  searchDirectory,
} from "~/engines/directory/directory.server.ts";
import { type Criteria, DIRECTORY_LIMITS, findIn } from "~/engines/directory/directory.ts";
import {
  METRES_PER_MILE,
  metresBetween,
  type Position,
  type PositionError,
  readPosition,
  saidDistance,
} from "~/engines/place/place.ts";
import { isMember, type Present } from "~/engines/trust/trust.server.ts";
import { isMetricFirst } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { fold } from "~/lib/fold.ts";
import { exampleCompanies, nearestYard } from "./example.server.ts";
import { bookingsWith } from "./relations.server.ts";
import { COMPANY_LIMITS, WITHIN } from "./rental-companies.limits.ts";
import { basketOf, FACET_VALUES, FACETS, type Facet, rentalCompany, type Yard } from "./yard.ts";

/** What the address of the list asks for. */
export interface CompanySearch {
  q: string;
  near: string;
  /** Miles. */
  within: number;
  chosen: Record<Facet, string[]>;
  compare: string[];
  page: number;
}

export function readSearch(params: URLSearchParams): CompanySearch {
  const said = (name: string, most: number) => (params.get(name) ?? "").trim().slice(0, most);
  const within = Number(params.get("within"));
  const page = Number(params.get("page") ?? "1");
  return {
    q: said("q", COMPANY_LIMITS.search),
    near: said("near", COMPANY_LIMITS.position),
    within: (WITHIN as readonly number[]).includes(within) ? within : 50,
    chosen: Object.fromEntries(
      FACETS.map((facet) => {
        const values: readonly string[] = FACET_VALUES[facet];
        return [facet, [...new Set(params.getAll(facet))].filter((value) => values.includes(value))];
      }),
    ) as Record<Facet, string[]>,
    compare: [...new Set(params.getAll("compare"))]
      .slice(0, DIRECTORY_LIMITS.compared)
      .map((id) => id.slice(0, 60)),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

interface Entry {
  id: string;
  name: string;
  sample: boolean;
  firmSince: string | null;
  reviews: number;
  stars: number;
  attrs: Yard;
}

const headOf = ({ id, name, sample, firmSince, reviews, stars }: Entry) => ({
  ...{ id, name, sample, reviews, stars },
  firm: firmSince !== null,
});

const basketFigure = (attrs: Yard) => {
  const basket = basketOf(attrs);
  if ("total" in basket) return { total: basket.total };
  return "missing" in basket ? { missing: basket.missing } : { problem: basket.problem };
};
export type BasketFigure = ReturnType<typeof basketFigure>;

/** The companies that a search finds with the counts of every facet, or some of them side by side. */
export async function companiesView(
  context: AppLoadContext,
  actor: Present | undefined,
  params: URLSearchParams,
) {
  const { db, language, now } = context;
  const search = readSearch(params);
  const shared = { search, mayAdd: actor === undefined || actor.role !== "viewer" };
  if (search.compare.length > 0) {
    const found = await compareEntries(db, rentalCompany, actor, search.compare);
    const examples = exampleCompanies(language, now());
    const compared = search.compare.flatMap(
      (id) => found.find((one) => one.id === id) ?? examples.find((one) => one.id === id) ?? [],
    );
    return {
      ...shared,
      compared: compared.map((one) => ({ ...headOf(one), yard: one.attrs, basket: basketFigure(one.attrs) })),
      list: undefined,
    };
  }
  const at = search.near ? readPosition(search.near) : undefined;
  const nearError: PositionError | undefined = at && !at.ok ? at.error : undefined;
  const position: Position | undefined = at?.ok ? at.position : undefined;
  const criteria: Criteria = {
    words: fold(search.q).split(/\s+/).filter(Boolean).slice(0, DIRECTORY_LIMITS.words),
    chosen: search.chosen,
    page: search.page,
    ...(position && { near: { ...position, withinMetres: search.within * METRES_PER_MILE } }),
  };
  const stored = await searchDirectory(db, rentalCompany, actor, criteria);
  const isExample = !stored.any;
  const found = isExample ? findIn(exampleCompanies(language, now()), criteria, rentalCompany) : stored;
  const metric = isMetricFirst(language);
  return {
    ...shared,
    compared: undefined,
    list: {
      isExample,
      nearError,
      isNear: position !== undefined,
      total: found.total,
      /** How many are looked at, where there are more. */
      looked: found.more ? DIRECTORY_LIMITS.ranked : undefined,
      pages: Math.max(1, Math.ceil(found.total / DIRECTORY_LIMITS.shown)),
      counts: found.counts,
      rows: found.rows.map((row) => {
        const place: ReadPlace | undefined = nearestYard(row.places, position);
        return {
          ...headOf(row),
          place: place && { called: place.called, address: place.address },
          places: row.places.length,
          distance: place && position ? saidDistance(metresBetween(position, place), metric) : undefined,
          machines: row.attrs.machines.map(({ machine }) => machine),
          basket: basketFigure(row.attrs),
        };
      }),
    },
  };
}
export type CompaniesView = Awaited<ReturnType<typeof companiesView>>;

type Read = NonNullable<ReturnType<typeof entryOf<typeof rentalCompany.schema>>>;

/** One company with its yards, its terms, the basket at its list, and what is said of it. */
export async function companyView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { db, language, now, formKey } = context;
  const example = exampleCompanies(language, now()).find((one) => one.id === id);
  const read = async (): Promise<
    (Read & { bookings: Awaited<ReturnType<typeof bookingsWith>> }) | undefined
  > => {
    const [entry, places, reviews, claims, bookings] = await db.batch([
      ...entryStatements(db, rentalCompany, actor, id),
      bookingsWith(db, actor, id),
    ]);
    const found = entryOf(rentalCompany, [entry, places, reviews, claims]);
    return found && { ...found, bookings };
  };
  const found = example
    ? { entry: example, places: example.places, reviews: example.said, claims: [], bookings: [] }
    : await read();
  if (!found) return undefined;
  const { entry, places, reviews, claims, bookings } = found;
  const open = claims.find(({ state }) => state === "asked" || state === "shown");
  return {
    company: { ...headOf(entry), about: entry.about, yard: entry.attrs, firmSince: entry.firmSince },
    places: places.map(({ called, address, phone, hours, latitude, longitude }) => ({
      ...{ called, address, phone, hours, latitude, longitude },
    })),
    basket: basketOf(entry.attrs),
    reviews: reviews.map((review) => ({
      ...{ id: review.id, stars: review.stars, body: review.body, answer: review.answer },
      ...{ sample: review.sample, version: review.version, createdAt: review.createdAt },
      own: Boolean(review.own),
    })),
    bookings: bookings.map((booking) => ({ ...booking })),
    claim: open ?? claims[0],
    isExample: example !== undefined,
    mayWrite: entry.mayWrite,
    /** Whether the firm, to whom the page is its own, looks at it. */
    isFirm: entry.mayWrite && entry.firmSince !== null,
    mayClaim: isMember(actor) && actor.role !== "viewer" && entry.firmSince === null && !open,
    isGuest: !isMember(actor),
    idem: formKey(),
  };
}
export type CompanyView = NonNullable<Awaited<ReturnType<typeof companyView>>>;

const dollarsOf = (cents: number) => (cents > 0 ? typedDollars(cents) : "");

/** What the form of a company's page begins with. */
function beginning({ entry, places }: Read): Record<string, string> {
  const { attrs: yard } = entry;
  const fields: Record<string, string> = {
    ...{
      name: entry.name,
      about: entry.about,
      weekend: yard.weekend,
      offRent: yard.offRent,
      late: yard.late,
    },
    environmental: dollarsOf(yard.environmentalCents),
    fuel: dollarsOf(yard.fuelCents),
    cleaning: dollarsOf(yard.cleaningCents),
    waiver: yard.waiverRate ? String(yard.waiverRate / 100) : "",
  };
  for (const when of yard.open) fields[when] = "on";
  places.forEach(({ called, address, phone, hours, latitude, longitude }, n) => {
    Object.assign(fields, {
      [`called_${n}`]: called,
      [`address_${n}`]: address,
      [`phone_${n}`]: phone,
      [`hours_${n}`]: hours,
      [`position_${n}`]: `${latitude}, ${longitude}`,
    });
  });
  for (const { machine, day, week, month } of yard.machines)
    Object.assign(fields, {
      [`day_${machine}`]: dollarsOf(day),
      [`week_${machine}`]: dollarsOf(week),
      [`month_${machine}`]: dollarsOf(month),
    });
  yard.bands.forEach(({ miles, cents }, n) => {
    fields[`miles_${n}`] = String(miles);
    fields[`band_${n}`] = dollarsOf(cents);
  });
  return fields;
}

/** The form of a new page, or of one that the reader's workspace looks after; undefined where it does not. */
export async function formView(context: AppLoadContext, actor: Present, id: string) {
  const { db, formKey } = context;
  const idem = formKey();
  if (id === "") return { id, version: undefined, begin: {} as Record<string, string>, idem };
  const found = entryOf(rentalCompany, await db.batch(entryStatements(db, rentalCompany, actor, id)));
  if (!found?.entry.mayWrite) return undefined;
  return { id, version: found.entry.version, begin: beginning(found), idem };
}
export type FormView = NonNullable<Awaited<ReturnType<typeof formView>>>;
