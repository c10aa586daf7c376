import { and, eq, isNull, sql } from "drizzle-orm";
import { isMember, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import type { EndorsementRelation } from "~db/schema/careers.terms.ts";
import { careerEndorsements } from "~db/schema/careers.ts";
import { skillKey } from "./career.ts";
import { inReach, isShared } from "./endorsements.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Endorsements of one account that no person has answered. */
export const OPEN_MOST = 50;

/**
 * Says of somebody that they have a skill, as one who shared a job with them: a condition of the statement itself. Of a skill
 * that the profile shows, and once. The person lets it be shown.
 */
export async function endorse(
  { db, now }: Deps,
  actor: Person,
  {
    entry,
    skill,
    shownAs,
    relation,
    idem,
  }: {
    entry: string;
    skill: string;
    shownAs: string;
    relation: { kind: EndorsementRelation; id: string };
    idem: string;
  },
): Promise<CommandResult<"guest" | "gone" | "unrelated" | "noSkill" | "already" | "open">> {
  if (!isMember(actor)) return { ok: false, error: "guest" };
  // It is said by a person, whatever firm they work in now.
  const workspace = workspaceOf(actor.owner);
  const key = skillKey(skill);
  const at = now().toISOString();
  const there = sql`exists (select 1 from directory_entries as page where page.id = ${entry} and page.kind = 'career'
    and not page.sample and not page.hidden and page.person is not null and page.person <> ${actor.owner}
    and ${inReach(actor.owner, sql.raw("page.person"))})`;
  const shows = sql`exists (select 1 from directory_facets as f where f.entry_id = ${entry} and f.key = 'skill'
    and f.value = ${key})`;
  const met = isShared(actor, entry, relation.kind, relation.id);
  const already = sql`exists (select 1 from career_endorsements as said where said.workspace_id = ${workspace}
    and said.entry_id = ${entry} and said.skill_key = ${key})`;
  const open = sql`(select count(*) from career_endorsements as said where said.workspace_id = ${workspace}
    and said.confirmed_at is null and said.declined_at is null) >= ${OPEN_MOST}`;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, entry, key, relation.kind, relation.id),
        now(),
        sql`(${there} and ${shows} and ${met} and not ${already} and not ${open})`,
      ),
      db.insert(careerEndorsements).values({
        ...{ id: idem, workspace, entryId: entry, skillKey: key, skill, shownAs, createdAt: at },
        ...{ relationKind: relation.kind, relationId: relation.id },
      }),
    ]);
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (!isRefused(error)) throw error;
    const [asked] = await db
      .select({
        there: sql<number>`(${there})`,
        shows: sql<number>`(${shows})`,
        met: sql<number>`(${met})`,
        already: sql<number>`(${already})`,
      })
      .from(sql`(select 1)`);
    if (!asked?.there) return { ok: false, error: "gone" };
    if (!asked.met) return { ok: false, error: "unrelated" };
    if (!asked.shows) return { ok: false, error: "noSkill" };
    return { ok: false, error: asked.already ? "already" : "open" };
  }
}

/** The person lets an endorsement be shown, or wants it not, also later. One that was declined stays declined. */
export async function answerEndorsement(
  { db, now }: Deps,
  { owner }: Person,
  { id, verdict }: { id: string; verdict: "confirm" | "decline" },
): Promise<CommandResult<"gone">> {
  const at = now().toISOString();
  const mine = sql`exists (select 1 from directory_entries as page where page.id = ${careerEndorsements.entryId}
    and page.person = ${owner})`;
  const rows = await db
    .update(careerEndorsements)
    .set(
      verdict === "confirm"
        ? { confirmedAt: sql`coalesce(${careerEndorsements.confirmedAt}, ${at})` }
        : { confirmedAt: null, declinedAt: at },
    )
    .where(and(eq(careerEndorsements.id, id), mine, isNull(careerEndorsements.declinedAt)))
    .returning({ id: careerEndorsements.id });
  return rows.length > 0 ? { ok: true } : { ok: false, error: "gone" };
}

/** Whoever said it takes it back; one that the person declined stays, so that it is not said anew. */
export async function withdrawEndorsement(
  { db }: Deps,
  { owner }: Person,
  { id }: { id: string },
): Promise<CommandResult> {
  await db
    .delete(careerEndorsements)
    .where(
      and(
        eq(careerEndorsements.id, id),
        eq(careerEndorsements.workspace, workspaceOf(owner)),
        isNull(careerEndorsements.declinedAt),
      ),
    );
  return { ok: true };
}
