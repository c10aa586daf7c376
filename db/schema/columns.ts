import { customType, integer, text } from "drizzle-orm/sqlite-core";
import { isTimeZone } from "../../app/lib/time-zone.ts";

/** A random identifier: 128 bits as a UUID, made by the caller so that one batch can name it twice. */
export const id = () => text("id").primaryKey();

/** A moment in UTC as ISO 8601 with milliseconds (`Date.toISOString()`), so that text order is time order. */
export const moment = (name: string) => text(name);

export const createdAt = () => moment("created_at").notNull();

/**
 * Who a row belongs to before and after sign-in: `user:<id>` or `visitor:<id>`.
 * One text column, so that a guest's rows become a member's by a single update.
 */
export const owner = () => text("owner").notNull();

/**
 * Whose record it is. A record belongs to a workspace and not to a person, so that people can share it. Everybody has
 * one of their own, whose id is their name as an owner (`app/services/workspace.ts`); a guest's rows become a member's
 * by a single update. Always the first column of an index: every query asks for it.
 */
export const workspace = () => text("workspace_id").notNull();

/**
 * Grows by one with every change. A form carries the version that its page showed, and the update is guarded by it
 * (`where … and version = ?`): of two people who change one row the second is told, and nothing is written over.
 */
export const version = () => integer("version").notNull().default(1);

/**
 * Whether the row is an example of ours. Examples are marked wherever they are shown, left out of every figure
 * (`where not sample`), and cleared by one press, for which the feature contributes the column.
 */
export const sample = () => integer("sample", { mode: "boolean" }).notNull().default(false);

const wholeCents = customType<{ data: number; driverData: number }>({
  dataType: () => "integer",
  toDriver(value) {
    if (!Number.isSafeInteger(value)) throw new RangeError("money is kept in whole cents");
    return value;
  },
});

/** Money in whole US cents, below zero for what is owed back. The name ends in `_cents`. */
export const cents = (name: `${string}_cents`) => wholeCents(name);

const timeZone = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  toDriver(value) {
    if (!isTimeZone(value)) throw new RangeError("a site has an IANA time zone");
    return value;
  },
});

/**
 * The IANA time zone of a job site, such as `America/Chicago`: where a shift, a permit or a day is counted. Moments stay
 * in UTC; `localDay` of `app/lib/local-day.ts` says which day it was there.
 */
export const siteZone = () => timeZone("site_zone").notNull();
