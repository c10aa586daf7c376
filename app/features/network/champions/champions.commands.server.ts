import { and, eq, sql } from "drizzle-orm";
import { began, tellingBegun } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { inOwn, mayManage, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { nameKey } from "~/lib/fold.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { isMade } from "~/services/workspace.ts";
import { type Database, isTaken } from "~db/client.ts";
import { users } from "~db/schema/account.ts";
import { championEntries, championNominations, championVotes } from "~db/schema/champions.ts";
import { communityNames } from "~db/schema/community.ts";
import { type Board, type Kind, CHAMPION_LIMITS as MOST } from "./champions.limits.ts";
import nomination, { belongsTo } from "./nomination.process.server.ts";
import { seasonAt, votingSeason } from "./season.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/**
 * Under which name whoever works here is counted, and whether others see it. Said again, it is as it was said last; of a
 * crew or company an owner says it.
 */
export async function enter(
  { db, now }: Deps,
  actor: Person,
  { kind, shownAs, shown }: { kind: Kind; shownAs: string; shown: boolean },
): Promise<CommandResult<"not-allowed" | "kind" | "taken">> {
  const { workspace } = actor;
  if (isMade(workspace) === (kind === "person")) return { ok: false, error: "kind" };
  const shownKey = nameKey(shownAs);
  // Nobody is counted under the name of somebody else in the community.
  const others = sql`(${kind === "person" ? 1 : 0} and exists (select 1 from ${communityNames} as named
    where named.called_key = ${shownKey} and named.owner <> ${workspace}))`;
  try {
    const written = await db
      .insert(championEntries)
      .select(
        sql`select ${workspace}, ${kind}, ${shownAs}, ${shownKey}, ${shown ? 1 : 0}, ${now().toISOString()}
          where ${mayManage(actor, workspace)} and not ${others}`,
      )
      .onConflictDoUpdate({
        target: championEntries.workspace,
        set: { kind, shownAs, shownKey, shown },
      })
      .returning({ workspace: championEntries.workspace });
    if (written.length > 0) return { ok: true };
    const [why] = await db.select({ taken: sql<number>`${others}`.as("taken") }).from(sql`(select 1)`);
    return { ok: false, error: why?.taken ? "taken" : "not-allowed" };
  } catch (error) {
    if (!isTaken(error, "champion_entries.shown_key")) throw error;
    return { ok: false, error: "taken" };
  }
}

/** Whoever is known by a name: who is shown here, or a person by their name in the community. */
const known = (kind: Kind, called: string) => {
  const key = nameKey(called);
  const ofCommunity = sql`union all select named.owner, named.called from ${communityNames} as named
    where named.called_key = ${key} and not exists (select 1 from ${championEntries} as same
      where same.kind = 'person' and same.shown and same.shown_key = ${key})`;
  return sql`(select entry.workspace_id as who, entry.shown_as as called from ${championEntries} as entry
    where entry.kind = ${kind} and entry.shown and entry.shown_key = ${key}
    ${kind === "person" ? ofCommunity : sql``} limit 1)`;
};

export interface Nominating {
  idem: string;
  kind: Kind;
  board: Board;
  called: string;
  story: string;
}

/**
 * Says who should be a champion of this quarter, and why. Nobody nominates themselves; whoever nominates a crew or company of
 * their own needs somebody from outside to second it. Nothing is public before the nominee agrees.
 */
export async function nominate(
  deps: Deps,
  owner: Owner,
  { idem, kind, board, called, story }: Nominating,
): Promise<CommandResult<"unknown" | "self" | "again" | "limit", { id: string }>> {
  const { db } = deps;
  const now = deps.now();
  const at = now.toISOString();
  const actor = inOwn(owner);
  const { key: season } = seasonAt(now);
  const one = known(kind, called);
  const mine = sql`(select count(*) from ${championNominations} as mine where mine.workspace_id = ${owner}
    and mine.season = ${season} and mine.state <> 'withdrawn')`;
  const [, , , [kept], [found], [sum], [before]] = await db.batch([
    db
      .insert(championNominations)
      .select(
        sql`select ${idem}, ${owner}, ${season}, ${kind}, ${board}, one.who, one.called, ${story}, 'nominated', ${at}, 1, ${at}
          from ${one} as one where one.who <> ${owner} and not ${hasBlocked(sql`one.who`, owner)}
          and ${mine} < ${MOST.nominations}`,
      )
      .onConflictDoNothing(),
    began(db, nomination, actor, { record: idem, party: "nominator", now }),
    ...(tellingBegun(db, nomination, actor, { record: idem, parties: ["nominee"], now }) as [
      ReturnType<typeof began>,
    ]),
    db
      .select({ id: championNominations.id })
      .from(championNominations)
      .where(and(eq(championNominations.id, idem), eq(championNominations.workspace, owner))),
    db
      .select({
        self: sql<number>`one.who = ${owner}`.as("self"),
        walled: sql<number>`${hasBlocked(sql`one.who`, owner)}`.as("walled"),
      })
      .from(sql`${one} as one`),
    db.select({ count: sql<number>`${mine}`.as("count") }).from(sql`(select 1)`),
    db
      .select({ id: championNominations.id })
      .from(championNominations)
      .where(
        sql`${championNominations.workspace} = ${owner} and ${championNominations.season} = ${season}
          and ${championNominations.kind} = ${kind} and ${championNominations.board} = ${board}
          and ${championNominations.nominee} = (select one.who from ${one} as one)`,
      ),
  ]);
  if (kept) return { ok: true, id: idem };
  // Whoever blocked the writer is unknown to them.
  if (!found || found.walled) return { ok: false, error: "unknown" };
  if (found.self) return { ok: false, error: "self" };
  if (before) return { ok: false, error: "again" };
  return { ok: false, error: (sum?.count ?? 0) >= MOST.nominations ? "limit" : "unknown" };
}

/**
 * A vote for a nomination on the shortlist of the quarter whose votes are taken: one of each account and board, by an account
 * that stood before the voting began, and not for oneself or from inside.
 */
export async function vote(
  deps: Deps,
  owner: Owner,
  { nomination: id }: { nomination: string },
): Promise<CommandResult<"gone" | "closed" | "own" | "new" | "voted">> {
  const { db } = deps;
  const now = deps.now();
  const season = votingSeason(now);
  const from = sql`from ${championNominations} as it where it.id = ${id} and it.state = 'shortlisted'`;
  const stood = sql`exists (select 1 from ${users} as one where 'user:' || one.id = ${owner}
    and one.created_at < ${season?.until ?? ""})`;
  const inside = sql`${belongsTo(owner, sql`it.nominee_workspace`)}`;
  const [, [mine], [state]] = await db.batch([
    db
      .insert(championVotes)
      .select(
        sql`select it.season, it.kind, it.board, ${owner}, it.id, ${now.toISOString()} ${from}
          and it.season = ${season?.key ?? ""} and not ${inside} and ${stood}
          and not ${hasBlocked(sql`it.nominee_workspace`, owner)}`,
      )
      .onConflictDoNothing(),
    db
      .select({ vote: championVotes.nominationId })
      .from(championVotes)
      .innerJoin(
        championNominations,
        sql`${championNominations.id} = ${id} and ${championNominations.season} = ${championVotes.season}
          and ${championNominations.kind} = ${championVotes.kind} and ${championNominations.board} = ${championVotes.board}`,
      )
      .where(eq(championVotes.owner, owner)),
    db
      .select({
        season: sql<string>`it.season`.as("its_season"),
        own: sql<number>`${inside}`.as("own"),
        stood: sql<number>`${stood}`.as("stood"),
      })
      .from(sql`(select * ${from}) as it`),
  ]);
  if (mine?.vote === id) return { ok: true };
  if (!state) return { ok: false, error: "gone" };
  if (state.own) return { ok: false, error: "own" };
  if (state.season !== season?.key) return { ok: false, error: "closed" };
  if (mine) return { ok: false, error: "voted" };
  return { ok: false, error: state.stood ? "gone" : "new" };
}
