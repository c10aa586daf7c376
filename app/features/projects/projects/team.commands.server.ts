import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { projectDuties } from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import type { Duty } from "./team.limits.ts";
import { isOfJob } from "./team.queries.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Says what somebody of the workspace does on a job, or that they do nothing there. Said twice it is said once. */
export async function setDuty(
  { db, now }: Deps,
  actor: Person,
  { project, member, duty }: { project: string; member: string; duty: Duty | "none" },
): Promise<CommandResult<"gone" | "not-allowed">> {
  const may = and(eq(projects.id, project), mayWrite(actor, projects.workspace), isOfJob(member, project));
  if (duty === "none") {
    await db
      .delete(projectDuties)
      .where(
        and(
          eq(projectDuties.projectId, project),
          eq(projectDuties.memberId, member),
          mayWrite(actor, projectDuties.workspace),
        ),
      );
  } else {
    await db
      .insert(projectDuties)
      .select(
        sql`select ${crypto.randomUUID()}, ${projects.workspace}, ${projects.id}, ${member}, ${duty}, ${now().toISOString()}
          from ${projects} where ${may}`,
      )
      .onConflictDoUpdate({ target: [projectDuties.projectId, projectDuties.memberId], set: { duty } });
  }
  const [found] = await db
    .select({
      may: sql<number>`(${mayWrite(actor, projects.workspace)})`,
      is: sql<number>`${isOfJob(member, project)}`,
    })
    .from(projects)
    .where(and(eq(projects.id, project), mayRead(actor, projects.workspace)));
  if (!found?.is) return { ok: false, error: "gone" };
  return found.may ? { ok: true } : { ok: false, error: "not-allowed" };
}
