import { type SQL, sql } from "drizzle-orm";
import { type Database, isTaken } from "~db/client.ts";
import { mentorQuarters, mentorSessions } from "~db/schema/mentors.ts";

/** The statement that takes the quarters of a session that stands in the same batch, of both of its people. */
export const taking = (db: Database, which: SQL) =>
  db.insert(mentorQuarters).select(
    sql`select case side.value when 'mentor' then held.mentor_workspace else held.workspace_id end,
      strftime('%Y-%m-%dT%H:%M:%fZ', held.starts_at, '+' || quarter.value || ' minutes'), held.id
      from ${mentorSessions} as held, json_each('[0,15,30,45]') as quarter, json_each('["mentor","mentee"]') as side
      where ${which} and quarter.value < held.minutes`,
  );

/** The statement that gives the quarters of sessions back. @param records their ids, as a subquery */
export const freeing = (db: Database, records: SQL) =>
  db.delete(mentorQuarters).where(sql`${mentorQuarters.sessionId} in ${records}`);

/** Whether a batch failed because one of the two is promised at that time. */
export const isPromised = (error: unknown): boolean => isTaken(error, "mentor_quarters.workspace_id");
