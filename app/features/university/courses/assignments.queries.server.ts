import { and, asc, eq, sql } from "drizzle-orm";
import { isMember, mayManage, type Person } from "~/engines/trust/trust.server.ts";
import { isMade } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { profiles, users } from "~db/schema/account.ts";
import { pathAssignments } from "~db/schema/courses.ts";
import { workspaceMembers, workspaces } from "~db/schema/trust.ts";
import type { Learner } from "./courses.queries.server.ts";
import { PATHS } from "./paths.ts";

const STEPS = JSON.stringify(Object.fromEntries(PATHS.map(({ id, steps }) => [id, steps])));

/** What somebody is called among their colleagues: a name, or the address of their account. */
const nameOf = sql<string>`coalesce(nullif(trim(coalesce(${profiles.firstName}, '') || ' ' || coalesce(${profiles.lastName}, '')), ''),
  ${users.email})`;

/** The firm in which somebody works at present, where it is not their own workspace. */
export const firmOf = ({ payers }: Learner): Person | undefined =>
  payers.find(({ workspace }) => isMade(workspace));

/**
 * The paths that firms gave to somebody, and, for whoever owns the firm, its people and what was given to them. Of what
 * others learn a firm sees how many courses of the path are passed, and nothing else.
 */
export async function readAssignments(db: Database, learner: Learner | undefined) {
  if (!learner || !isMember(learner.person)) return { own: [], people: [], given: [] };
  const firm = firmOf(learner);
  const manages = firm ? mayManage(firm, workspaceMembers.workspace) : sql`0`;
  const ofFirm = and(eq(workspaceMembers.workspace, firm?.workspace ?? ""), manages);
  const [own, people, given] = await db.batch([
    db
      .select({
        id: pathAssignments.id,
        path: pathAssignments.path,
        dueOn: pathAssignments.dueOn,
        firm: workspaces.name,
      })
      .from(pathAssignments)
      .innerJoin(workspaces, eq(workspaces.id, pathAssignments.workspace))
      .innerJoin(
        workspaceMembers,
        and(
          eq(workspaceMembers.workspace, pathAssignments.workspace),
          eq(workspaceMembers.userId, pathAssignments.memberId),
        ),
      )
      .where(eq(pathAssignments.memberId, learner.person.owner.slice("user:".length)))
      .orderBy(sql`${pathAssignments.dueOn} is null`, asc(pathAssignments.dueOn), asc(pathAssignments.id))
      .limit(20),
    db
      .select({ id: workspaceMembers.userId, name: nameOf })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(ofFirm)
      .orderBy(asc(sql`2`), asc(workspaceMembers.userId))
      .limit(200),
    db
      .select({
        id: pathAssignments.id,
        path: pathAssignments.path,
        dueOn: pathAssignments.dueOn,
        name: nameOf,
        passed: sql<number>`(select count(distinct took.course) from course_enrolments as took
          where took.workspace_id = 'user:' || ${pathAssignments.memberId} and took.state = 'passed'
          and took.course in (select value from json_each(${STEPS}, '$.' || ${pathAssignments.path})))`,
      })
      .from(pathAssignments)
      .innerJoin(
        workspaceMembers,
        and(
          eq(workspaceMembers.workspace, pathAssignments.workspace),
          eq(workspaceMembers.userId, pathAssignments.memberId),
        ),
      )
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .leftJoin(profiles, eq(profiles.id, users.id))
      .where(ofFirm)
      .orderBy(sql`${pathAssignments.dueOn} is null`, asc(pathAssignments.dueOn), asc(pathAssignments.id))
      .limit(200),
  ]);
  return { own, people, given };
}
