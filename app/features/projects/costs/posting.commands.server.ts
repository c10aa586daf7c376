import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { costLines } from "~db/schema/costs.ts";
import { COST_LIMITS } from "./costs.limits.ts";

interface Posted {
  id: string;
  workspace: string;
  project: string;
  code: string;
  cents: number;
  at: string;
}

/** Statements for whoever adds a cost to a job in a batch of their own, which decides whether it happens and that it does once. */
export const costPosting = {
  /** Whether the job has the code, or room for one more. */
  hasRoom: (project: string, code: string): SQL =>
    sql`(exists (select 1 from cost_lines as coded where coded.project_id = ${project} and coded.code = ${code})
      or (select count(*) from cost_lines as every_code where every_code.project_id = ${project}) < ${COST_LIMITS.lines})`,

  /** Adds to what the code has cost as it is typed; a code that is not there begins with it. */
  add: (db: Database, { id, workspace, project, code, cents, at }: Posted, happened: SQL) =>
    db
      .insert(costLines)
      .select(
        sql`select ${id}, ${workspace}, ${project}, ${code}, '', 0, 0, ${cents}, null, 1, ${at} where ${happened}`,
      )
      .onConflictDoUpdate({
        target: [costLines.projectId, costLines.code],
        set: {
          actualCents: sql`${costLines.actualCents} + excluded.actual_cents`,
          version: sql`${costLines.version} + 1`,
        },
      }),
};
