import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whether what somebody typed stands in a text, whatever the case of its Latin letters. Not LIKE: D1 refuses a pattern of
 * more than 50 bytes, which is 24 letters of Hebrew.
 */
export const holdsText = (text: SQLWrapper, typed: string): SQL =>
  sql`(instr(lower(${text}), lower(${typed})) > 0)`;
