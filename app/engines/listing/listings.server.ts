import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Position } from "~/engines/place/place.ts";
import { began } from "~/engines/process/process.server.ts";
import type { CardProblem, RateCard } from "~/engines/rates/rates.ts";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import type { ListingKind, OwnerKind } from "~db/schema/listing.terms.ts";
import { listings } from "~db/schema/listing.ts";
import { figuresOf, NO_FIGURES } from "./figures.ts";
import { readAttrs } from "./kinds.ts";
import process from "./listing.process.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** Most listings of one workspace, those that are archived among them: what the plan says of a month is `quota`. */
export const MOST_LISTINGS = 500;
/** Most units of one listing. */
export const MOST_UNITS = 20;

/** What a listing says, as its owner typed it. Attributes and card are read before anything is written. */
export interface ListingInput {
  sort: string;
  title: string;
  words: string;
  attrs: unknown;
  ownerKind: OwnerKind;
  offeredBy: string;
  town: string;
  position: Position;
  units: number;
  withOperator: boolean;
  /** What it costs by time; what is for sale has none, and says its price itself. */
  card?: RateCard;
  /** IANA; in it the days of its calendar are counted. */
  zone: string;
}

/** What uses up a listing of the month: a statement that writes no row where nothing is left, and whether it did. */
export interface Quota {
  statement: Statement;
  hasTaken: ReturnType<typeof sql>;
}

const NO_CARD: RateCard = { prices: {} };

function columnsOf(kind: ListingKind, input: ListingInput) {
  const read = readAttrs(kind, input.attrs);
  if (!read.ok) return { ok: false as const, error: "attrs" as const, field: read.field };
  const { card = NO_CARD } = input;
  const figures = kind === "sale" ? { ok: true as const, figures: NO_FIGURES } : figuresOf(card);
  if (!figures.ok) return { ok: false as const, error: "card" as const, problem: figures.problem };
  const { sort, title, words, ownerKind, offeredBy, town, position, units, withOperator, zone } = input;
  return {
    ok: true as const,
    columns: {
      ...{ sort, title, words, ownerKind, offeredBy, town, units, withOperator },
      ...{ latitude: position.latitude, longitude: position.longitude, siteZone: zone },
      ...{ attrs: JSON.stringify(read.attrs), card: JSON.stringify(card) },
      ...figures.figures,
    },
  };
}

/** Which field of a listing, or what of its card, is wrong. */
export type ListingProblem = { field?: string; problem?: CardProblem };
/** Why a listing is not opened. */
export type ListingRefusal = "attrs" | "card" | "quota" | "full" | "not-allowed";

/**
 * Opens a listing as a draft, while the workspace has room and the month a listing left. The form's key is its id: what is
 * sent twice is opened once, and takes one of the month.
 * @param also statements of the caller's own, in the same batch; with `when`, a condition of theirs
 * @param quota what the plan of the workspace holds, from whoever knows plans; its statement is told the listing's id
 */
export async function openListing(
  { db, now }: Deps,
  actor: Person,
  {
    idem,
    kind,
    quota,
    when = sql`1`,
    also = [],
    ...input
  }: ListingInput & {
    idem: string;
    kind: ListingKind;
    quota: Quota;
    when?: SQL;
    also?: readonly Statement[];
  },
): Promise<CommandResult<ListingRefusal, { id: string }, ListingProblem>> {
  const read = columnsOf(kind, input);
  if (!read.ok) return read;
  const { workspace } = actor;
  const at = now();
  const key = await submissionKey(idem, kind, JSON.stringify(read.columns));
  const room = sql`(select count(*) from ${listings} where ${listings.workspace} = ${workspace}
    and not ${listings.sample}) < ${MOST_LISTINGS}`;
  try {
    await db.batch([
      quota.statement,
      takeOnlyIf(
        db,
        workspace,
        key,
        at,
        sql`${quota.hasTaken} and ${room} and ${mayWrite(actor, workspace)} and (${when})`,
      ),
      db.insert(listings).values({
        ...{ id: idem, workspace, kind, ...read.columns },
        ...{ stateSince: at.toISOString(), createdAt: at.toISOString() },
      }),
      began(db, process, actor, { record: idem, party: "owner", now: at }),
      ...also,
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id: idem };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    const [found] = await db.select({ room: sql<number>`(${room})` }).from(sql`(select 1)`);
    return { ok: false, error: found?.room ? "quota" : "full" };
  }
  return { ok: true, id: idem };
}

/**
 * Changes a listing, unless somebody changed it since the form was shown. Bookings keep the price that they agreed; whoever
 * has an older quote on the page is told so. A sample stays one: only what is opened takes one of the month. Fewer units are refused while one that would go is taken on a day to come.
 */
export async function editListing(
  { db, now }: Deps,
  actor: Person,
  {
    id,
    version,
    kind,
    when = sql`1`,
    ...input
  }: ListingInput & { id: string; version: number; kind: ListingKind; when?: SQL },
): Promise<
  CommandResult<"attrs" | "card" | "gone" | "stale" | "not-allowed" | "booked", object, ListingProblem>
> {
  const read = columnsOf(kind, input);
  if (!read.ok) return read;
  const taken = sql`exists (select 1 from occupancy as later where later.listing_id = ${listings.id}
    and later.unit > ${input.units} and later.day >= ${now().toISOString().slice(0, 10)})`;
  const [changed] = await db
    .update(listings)
    .set({ ...read.columns, version: sql`${listings.version} + 1` })
    .where(
      and(
        eq(listings.id, id),
        eq(listings.version, version),
        eq(listings.kind, kind),
        when,
        sql`${listings.state} <> 'archived'`,
        mayWrite(actor, listings.workspace),
        sql`not ${taken}`,
      ),
    )
    .returning({ id: listings.id });
  if (changed) return { ok: true };
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, listings.workspace)})`,
      version: listings.version,
      taken: sql<number>`${taken}`,
    })
    .from(listings)
    .where(and(eq(listings.id, id), mayRead(actor, listings.workspace)));
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return { ok: false, error: found.version === version && found.taken ? "booked" : "stale" };
}
