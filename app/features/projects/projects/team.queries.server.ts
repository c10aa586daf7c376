import { and, asc, eq, sql } from "drizzle-orm";
import { listLinks, mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { projectDuties } from "~db/schema/project-documents.ts";
import { projects } from "~db/schema/projects.ts";
import { workspaceMembers } from "~db/schema/trust.ts";

interface Deps {
  db: Database;
  now: () => Date;
  contributions: Pick<Contributions, "links">;
}

/** The workspace of a job, in a statement. */
export const workspaceOfJob = (project: string) =>
  sql`(select job.workspace_id from projects as job where job.id = ${project})`;

/**
 * Whether an account belongs to the workspace of a job: to a made one as a member, to somebody's own as that account.
 * @param account an id, or its column
 */
export const isOfJob = (account: unknown, project: string) => sql`(
  'user:' || ${account} = ${workspaceOfJob(project)}
  or exists (select 1 from ${workspaceMembers} as belongs
    where belongs.user_id = ${account} and belongs.workspace_id = ${workspaceOfJob(project)}))`;

const MOST_PEOPLE = 200;

/** The people of a job and the links to what hangs on it, in one round trip; undefined where it is none of theirs. */
export async function readTeam(deps: Deps, actor: Person, project: string) {
  const { db } = deps;
  const mayReadJob = sql`exists (select 1 from projects as seen where seen.id = ${project}
    and ${mayRead(actor, sql`seen.workspace_id`)})`;
  const [[job], people, links] = await db.batch([
    db
      .select({
        id: projects.id,
        name: projects.name,
        zone: projects.siteZone,
        isShared: sql<number>`${projects.workspace} like 'workspace:%'`,
        mayEdit: sql<number>`(${mayWrite(actor, projects.workspace)})`,
      })
      .from(projects)
      .where(and(eq(projects.id, project), mayRead(actor, projects.workspace))),
    db
      .select({
        account: users.id,
        email: users.email,
        firstName: sql<string>`coalesce(${profiles.firstName}, '')`,
        lastName: sql<string>`coalesce(${profiles.lastName}, '')`,
        role: sql<"owner" | "member" | "viewer">`coalesce((select one.role from ${workspaceMembers} as one
          where one.user_id = ${users.id} and one.workspace_id = ${workspaceOfJob(project)}), 'owner')`,
        duty: sql<string>`coalesce(${projectDuties.duty}, '')`,
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.id, users.id))
      .leftJoin(
        projectDuties,
        and(eq(projectDuties.memberId, users.id), eq(projectDuties.projectId, project)),
      )
      .where(
        and(
          sql`${users.id} in (select substr(${workspaceOfJob(project)}, 6)
            union all select one.user_id from ${workspaceMembers} as one where one.workspace_id = ${workspaceOfJob(project)})`,
          mayReadJob,
        ),
      )
      .orderBy(sql`${projectDuties.duty} is null`, asc(users.email))
      .limit(MOST_PEOPLE),
    listLinks(deps, actor, { workspace: workspaceOfJob(project), project }),
  ]);
  return job && { job, people, links };
}
