import { sql } from "drizzle-orm";
import { MACHINE, move } from "~/engines/process/process.server.ts";
import { championNominations, championVotes } from "~db/schema/champions.ts";
import type { Deps } from "./champions.commands.server.ts";
import nomination from "./nomination.process.server.ts";
import { rowsOf } from "./score.server.ts";
import { seasonAt, votingSeason } from "./season.ts";

/** Nominations that one run closes. */
const AT_ONCE = 200;

/** Votes for a nomination. @param id its column */
export const votesOf = (id: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from ${championVotes} as cast_vote where cast_vote.nomination_id = ${id})`;

/**
 * Ends the quarters whose votes are over: of each board whoever has the most votes is its champion. Ties go to whoever was
 * nominated first, as the rules say; without a vote nobody wins. Run again, it changes nothing.
 */
export async function closeSeasons(deps: Deps): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const rows = await rowsOf<{ id: string; season: string; state: string; first: number }>(
    db,
    ["id", "season", "state", "first"],
    sql`select it.id, it.season, it.state, row_number() over (partition by it.season, it.kind, it.board
        order by it.state = 'shortlisted' desc, it.votes desc, it.created_at, it.id) = 1 and it.votes > 0
        and it.state = 'shortlisted' and not exists (select 1 from ${championNominations} as won
          where won.season = it.season and won.kind = it.kind and won.board = it.board and won.state = 'winner') as first
      from (select n.*, ${votesOf(sql`n.id`)} as votes from ${championNominations} as n
        where n.state in ('nominated', 'agreed', 'seconded', 'shortlisted')
          and n.season < ${seasonAt(now).key} and n.season <> ${votingSeason(now)?.key ?? ""}) as it
      order by first desc, it.created_at limit ${sql.raw(String(AT_ONCE))}`,
  );
  for (const { id, season, state, first } of rows) {
    const transition = state !== "shortlisted" ? "lapse" : first ? "win" : "pass";
    await move(deps, nomination, MACHINE, { record: id, transition, idem: `close:${season}` });
  }
}
