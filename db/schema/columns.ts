import { text } from "drizzle-orm/sqlite-core";

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
