import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import {
  compareEntries,
  entryOf,
  entryPhotos,
  entryStatements,
  keptEntries,
  keptSearches,
  searchDirectory,
} from "~/engines/directory/directory.server.ts";
import {
  type Criteria,
  DIRECTORY_LIMITS,
  findIn,
  oldestProof,
  RATING,
  ratingOf,
  starsOf,
} from "~/engines/directory/directory.ts";
import { METRES_PER_MILE, type PositionError, readPosition, saidDistance } from "~/engines/place/place.ts";
import { isMember, type Present } from "~/engines/trust/trust.server.ts";
import { isFirm, standingBadges } from "~/features/network/verification/verification.queries.server.ts";
import { isMetricFirst } from "~/i18n/languages.ts";
import { medianOf } from "~/lib/median.ts";
import { qrOf } from "~/lib/qr.server.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { cardPath, FIRM_LIMITS, firmPath } from "./directory.limits.ts";
import { exampleFirms } from "./example.server.ts";
import { divisionsOf, type Firm, firm, proofsOf } from "./firm.ts";
import { queryOf, readSearch } from "./read-search.ts";
import { answeredBy, answerHours, firmOf, relationsWith } from "./relations.server.ts";
import { vcardOf } from "./vcard.ts";

interface Entry {
  id: string;
  name: string;
  sample: boolean;
  firmSince: string | null;
  reviews: number;
  stars: number;
  attrs: Firm;
}

/** Stars are told by the bound that they speak for, beside their mean and how many there are. */
const ratingIn = ({ reviews, stars }: Pick<Entry, "reviews" | "stars">) =>
  reviews > 0 ? { n: reviews, mean: stars / reviews, bound: starsOf(ratingOf(stars, reviews)) } : undefined;

const headOf = (entry: Entry, today: string) => ({
  ...{ id: entry.id, name: entry.name, sample: entry.sample, rating: ratingIn(entry) },
  isFirm: entry.firmSince !== null,
  proofs: proofsOf(entry.attrs).map(([what, day]) => ({ what, day, isOld: day < oldestProof(today) })),
});

const todayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The firms that a search finds, with the counts of every facet. */
export async function firmsView(
  context: AppLoadContext,
  actor: Present | undefined,
  params: URLSearchParams,
) {
  const { db, language, now } = context;
  const search = readSearch(params);
  const today = todayOf(now());
  const at = search.near ? readPosition(search.near) : undefined;
  const nearError: PositionError | undefined = at && !at.ok ? at.error : undefined;
  const position = at?.ok ? at.position : undefined;
  const criteria: Criteria = {
    words: search.q.split(/\s+/).filter(Boolean).slice(0, DIRECTORY_LIMITS.words),
    chosen: { ...search.chosen, ...(search.rating && { [RATING]: [search.rating] }) },
    ...{ page: search.page, today },
    ...(position && { near: { ...position, withinMetres: search.within * METRES_PER_MILE } }),
  };
  const [stored, [searches]] = await inOneTrip({ db }, ({ db: trip }) =>
    Promise.all([
      searchDirectory(trip, firm, actor, criteria, answeredBy(now())),
      trip.batch([keptSearches(trip, firm, actor)]),
    ]),
  );
  const isExample = !stored.any;
  const found = isExample ? findIn(exampleFirms(language, now()), criteria, firm) : stored;
  const metric = isMetricFirst(language);
  return {
    ...{ search, isExample, nearError, isNear: position !== undefined },
    mayAdd: actor === undefined || actor.role !== "viewer",
    searches,
    /** The search as it would be kept; empty where it asks for nothing. */
    query: queryOf(search),
    total: found.total,
    /** How many are looked at, where there are more. */
    looked: found.more ? DIRECTORY_LIMITS.ranked : undefined,
    pages: Math.max(1, Math.ceil(found.total / DIRECTORY_LIMITS.shown)),
    counts: found.counts,
    rows: found.rows.map((row) => {
      const [place] = row.places;
      const metres = row.metres;
      return {
        ...headOf(row, today),
        address: place?.address ?? "",
        distance: metres === undefined ? undefined : saidDistance(metres, metric),
        /** Whether the place lies where the firm says that it works. */
        isInArea: metres === undefined ? undefined : metres <= row.attrs.areaMiles * METRES_PER_MILE,
        trades: row.attrs.trades,
        languages: row.attrs.languages,
        ...{ crew: row.attrs.crew, price: row.attrs.price, emergency: row.attrs.emergency },
      };
    }),
  };
}
export type FirmsView = Awaited<ReturnType<typeof firmsView>>;

/** Up to four firms beside each other. */
export async function compareView(
  context: AppLoadContext,
  actor: Present | undefined,
  params: URLSearchParams,
) {
  const { db, language, now } = context;
  const asked = [...new Set(params.getAll("firm"))]
    .slice(0, FIRM_LIMITS.compared)
    .map((id) => id.slice(0, 60));
  const today = todayOf(now());
  // The address says whom; without any, those that were kept last.
  const kept = await keptEntries(db, firm, actor);
  const shown = asked.length > 0 ? asked : kept.slice(0, FIRM_LIMITS.compared).map(({ id }) => id);
  const found = await compareEntries(db, firm, actor, shown, FIRM_LIMITS.compared);
  const examples = exampleFirms(language, now());
  const compared = shown
    .flatMap<Entry>((id) => found.find((one) => one.id === id) ?? examples.find((one) => one.id === id) ?? [])
    .map((one) => ({ ...headOf(one, today), firm: one.attrs, divisions: divisionsOf(one.attrs.trades) }));
  return { compared, kept };
}
export type CompareView = Awaited<ReturnType<typeof compareView>>;

type Read = NonNullable<ReturnType<typeof entryOf<typeof firm.schema>>>;
type Found = Read & {
  relations: Awaited<ReturnType<typeof relationsWith>>;
  hours: Awaited<ReturnType<typeof answerHours>>;
  beside: Awaited<ReturnType<typeof besideOf>>;
  photos: Awaited<ReturnType<typeof entryPhotos>>;
  badges: Awaited<ReturnType<typeof standingBadges>>;
};

/** Whether the reader has kept a firm, and the page on which the firm itself tells a range for a job. */
const besideOf = (db: AppLoadContext["db"], actor: Present | undefined, id: string) =>
  db
    .select({
      kept: sql<number>`exists (select 1 from directory_kept as k where k.entry_id = ${id}
        and k.workspace_id = ${actor?.workspace ?? ""})`,
      /** How many reviews have 5, 4, 3, 2 and 1 stars, as JSON. */
      spread: sql<string>`(select json_array(coalesce(sum(r.stars = 5), 0), coalesce(sum(r.stars = 4), 0),
        coalesce(sum(r.stars = 3), 0), coalesce(sum(r.stars = 2), 0), coalesce(sum(r.stars = 1), 0))
        from directory_reviews as r where r.entry_id = ${id} and r.taken_down_at is null)`,
      quotePage: sql<string | null>`(select q.id from quote_pages as q join directory_entries as page
        on page.workspace_id = q.workspace_id where page.id = ${id} and page.firm_since is not null and q.open)`,
    })
    .from(sql`(select 1)`);

async function readFirm(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { db, language, now } = context;
  const example = exampleFirms(language, now()).find((one) => one.id === id);
  if (example) {
    const { places, said: reviews } = example;
    const none = {
      claims: [],
      relations: [],
      hours: [],
      beside: [],
      photos: [],
      badges: [],
    } satisfies Partial<Found>;
    return { entry: example, places, reviews, ...none, isExample: true };
  }
  const [entry, places, reviews, claims, relations, hours, beside, photos, badges] = await db.batch([
    ...entryStatements(db, firm, actor, id),
    relationsWith(db, actor, id),
    answerHours(db, id),
    besideOf(db, actor, id),
    entryPhotos(db, actor, id),
    standingBadges(db, firmOf(id), now()),
  ]);
  const found = entryOf(firm, [entry, places, reviews, claims]);
  return found && { ...found, relations, hours, beside, photos, badges, isExample: false };
}

/** One firm: its facts with the day of each, what is said of it, and how it is reached. */
export async function firmView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { now, formKey, origin } = context;
  const found = await readFirm(context, actor, id);
  if (!found) return undefined;
  const { entry, reviews, claims, relations, hours, beside, photos, badges, isExample } = found;
  const middle = medianOf(hours.map((one) => one.hours));
  // A workspace may have several firms: a badge is that of the name that was checked.
  const badge = badges.find((one) => isFirm(one.firm, entry.name));
  const open = claims.find(({ state }) => state === "asked" || state === "shown");
  return {
    firm: {
      ...headOf(entry, todayOf(now())),
      ...{ about: entry.about, facts: entry.attrs, firmSince: entry.firmSince },
      divisions: divisionsOf(entry.attrs.trades),
    },
    places: found.places.map(({ called, address, phone, hours: when, latitude, longitude }) => ({
      ...{ called, address, phone, hours: when, latitude, longitude },
    })),
    spread: beside[0]
      ? (JSON.parse(beside[0].spread) as number[])
      : [5, 4, 3, 2, 1].map((stars) => reviews.filter((one) => one.stars === stars).length),
    answers: middle === undefined ? undefined : { n: hours.length, hours: middle },
    badge: badge && {
      ...{ href: `/badge/${badge.badge}`, level: badge.level ?? 0, untilOn: badge.untilOn ?? "" },
      decidedOn: badge.decidedAt?.slice(0, 10) ?? "",
    },
    reviews: reviews.map((review) => ({
      ...{ id: review.id, version: review.version, createdAt: review.createdAt, sample: review.sample },
      relation: review.relationKind,
      // What was taken down is shown to nobody: the reason stands in its place.
      ...(review.takenDownAt
        ? {
            takenDown: { at: review.takenDownAt, why: review.takenDownReason },
            stars: 0,
            body: "",
            answer: "",
          }
        : { takenDown: undefined, stars: review.stars, body: review.body, answer: review.answer }),
      own: Boolean(review.own),
    })),
    relations: relations.map((one) => ({ ...one, value: `${one.kind}:${one.id}` })),
    claim: open ?? claims[0],
    ...{ isExample, mayWrite: entry.mayWrite, photos },
    /** Whether the firm can be asked for a quote: somebody stands behind the page, and it is not the reader. */
    mayAsk: !isExample && !entry.sample && entry.firmSince !== null && !entry.mayWrite,
    /** Whether the firm, to whom the page is its own, looks at it. */
    isFirm: entry.mayWrite && entry.firmSince !== null,
    mayClaim: isMember(actor) && actor.role !== "viewer" && entry.firmSince === null && !open,
    mayReport: isMember(actor) && actor.role !== "viewer" && !isExample,
    isKept: Boolean(beside[0]?.kept),
    quotePage: beside[0]?.quotePage ?? undefined,
    isGuest: !isMember(actor),
    qr: qrOf(`${origin}${firmPath(entry.id)}`),
    card: cardPath(entry.id),
    idem: formKey(),
  };
}
export type FirmView = NonNullable<Awaited<ReturnType<typeof firmView>>>;

/** The card of a firm as a file, for whoever sees its page. */
export async function firmCard(context: AppLoadContext, actor: Present | undefined, id: string) {
  const found = await readFirm(context, actor, id);
  if (!found) return undefined;
  const { entry, places } = found;
  const [place] = places;
  return vcardOf({
    ...{ id: entry.id, name: entry.name, note: entry.about, site: entry.attrs.site },
    ...{ phone: place?.phone ?? "", address: place?.address ?? "" },
    ...(place && { latitude: place.latitude, longitude: place.longitude }),
    page: `${context.origin}${firmPath(entry.id)}`,
  });
}

/** What the form of a firm's page begins with. */
function beginning({ entry, places: [place] }: Read): Record<string, string> {
  const { attrs } = entry;
  const fields: Record<string, string> = {
    ...{ name: entry.name, about: entry.about, services: attrs.services, site: attrs.site },
    ...{ area: String(attrs.areaMiles), crew: attrs.crew, price: attrs.price },
    ...{ insurance: attrs.insurance.status, insured: attrs.insurance.seenOn },
    emergency: attrs.emergency ? "on" : "",
  };
  for (const trade of attrs.trades) fields[`trade_${trade}`] = "on";
  for (const language of attrs.languages) fields[`language_${language}`] = "on";
  attrs.licences.forEach((licence, n) => {
    Object.assign(fields, {
      [`state_${n}`]: licence.state,
      [`number_${n}`]: licence.number,
      [`class_${n}`]: licence.class,
      [`seen_${n}`]: licence.seenOn,
    });
  });
  if (place) {
    const { called, address, phone, hours } = place;
    Object.assign(fields, {
      called,
      address,
      phone,
      hours,
      position: `${place.latitude}, ${place.longitude}`,
    });
  }
  return fields;
}

/** The form of a new page, or of one that the reader's workspace looks after; undefined where it does not. */
export async function formView({ db, formKey }: AppLoadContext, actor: Present, id: string) {
  const idem = formKey();
  if (id === "") return { id, version: undefined, begin: { area: "25" } as Record<string, string>, idem };
  const found = entryOf(firm, await db.batch(entryStatements(db, firm, actor, id)));
  if (!found?.entry.mayWrite) return undefined;
  return { id, version: found.entry.version, begin: beginning(found), idem };
}
export type FormView = NonNullable<Awaited<ReturnType<typeof formView>>>;
