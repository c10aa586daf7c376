import { sql } from "drizzle-orm";
import {
  boundListing,
  editListing,
  type ListingInput,
  openListing,
} from "../../app/engines/listing/listing.server.ts";
import { move } from "../../app/engines/process/process.server.ts";
import { inOwn, type Person } from "../../app/engines/trust/trust.server.ts";
import type { Database } from "../../db/client.ts";
import { createClock, freshGuest } from "../factories.ts";

/** A skid steer in Chicago as its owner lists it: 200 a day, 600 a week, 1,800 for 28 days. */
export const SKID_STEER: ListingInput = {
  sort: "skidSteer",
  title: "Skid steer, 900 kg",
  words: "",
  attrs: { machine: "skidSteer", weight: 2_900, lifts: 900 },
  ownerKind: "builder",
  offeredBy: "Grader 1",
  town: "Chicago",
  position: { latitude: 41.88, longitude: -87.63 },
  units: 1,
  withOperator: false,
  card: { prices: { day: 20_000, week: 60_000, month: 180_000 }, depositCents: 30_000 },
  zone: "America/Chicago",
};

/** A quota that always has one left. */
const UNLIMITED = { statement: sql`select 1`, hasTaken: sql`1` };

/** A place for tests of what is on offer: a clock, and whoever offers and books. */
export function listingPlace(db: Database, start?: string) {
  const clock = createClock(start);
  const deps = { db, now: clock.now };
  const fresh = (): Person => inOwn(freshGuest());
  const key = () => crypto.randomUUID();
  const quota = () => ({ ...UNLIMITED, statement: db.select({ one: sql`1` }).from(sql`(select 1)`) });

  async function opened(owner: Person, changes: Partial<ListingInput> = {}) {
    const made = await openListing(deps, owner, {
      ...{ idem: key(), kind: "rental", quota: quota() },
      ...SKID_STEER,
      ...changes,
    });
    if (!made.ok) throw new Error(made.error);
    return made.id;
  }

  /** A listing that everybody may book; its version is 2. */
  async function published(owner: Person = fresh(), changes: Partial<ListingInput> = {}) {
    const id = await opened(owner, changes);
    const moved = await move(deps, boundListing, owner, {
      record: id,
      transition: "publish",
      version: 1,
      idem: key(),
    });
    if (!moved.ok) throw new Error(moved.error);
    return id;
  }

  const edited = (owner: Person, id: string, version: number, changes: Partial<ListingInput>) =>
    editListing(deps, owner, { id, version, kind: "rental", ...SKID_STEER, ...changes });

  return { clock, deps, fresh, key, quota, opened, published, edited };
}
