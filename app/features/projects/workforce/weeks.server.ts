import { and, eq, type SQL, sql } from "drizzle-orm";
import { began } from "~/engines/process/process.server.ts";
import type { Actor } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { startOfDay } from "~/lib/wall-clock.ts";
import type { Database } from "~db/client.ts";
import { workforceCrews, workforceWeeks } from "~db/schema/workforce.ts";
import week from "./week.process.server.ts";

export const weekId = (crew: string, weekOn: string) => `${crew}:${weekOn}`;

/**
 * Statements that make the weeks in which hours lie, where they are not there yet, and say to whoever looks at one that its
 * hours are others now.
 * @param changed whether this batch changed hours, as a condition; it stands behind the statement that did
 */
export function touchWeeks(
  db: Database,
  actor: Actor,
  {
    crew,
    zone,
    weeks,
    now,
    changed,
  }: { crew: string; zone: string; weeks: readonly string[]; now: Date; changed: SQL },
) {
  const at = now.toISOString();
  return [...new Set(weeks)].flatMap((weekOn) => {
    const id = weekId(crew, weekOn);
    const endsAt = startOfDay(dayAfter(weekOn, 7), zone);
    return [
      db
        .insert(workforceWeeks)
        .select(
          sql`select ${id}, ${workforceCrews.workspace}, ${workforceCrews.id}, ${weekOn}, ${endsAt}, 'draft', ${at}, 1,
            ${workforceCrews.sample}, ${at} from ${workforceCrews} where ${workforceCrews.id} = ${crew} and ${changed}`,
        )
        .onConflictDoNothing(),
      began(db, week, actor, { record: id, party: "crew", now }),
      db
        .update(workforceWeeks)
        .set({ version: sql`${workforceWeeks.version} + 1`, sample: false })
        .where(and(eq(workforceWeeks.id, id), eq(workforceWeeks.state, "draft"), changed)),
    ];
  });
}

/** Whether one of these weeks of a crew is no draft any more, as a condition. */
export const isLocked = (crew: string, weeks: readonly string[]): SQL =>
  sql`exists (select 1 from workforce_weeks as closed where closed.crew_id = ${crew} and closed.state <> 'draft'
    and closed.week_on in (select value from json_each(${JSON.stringify(weeks)})))`;
