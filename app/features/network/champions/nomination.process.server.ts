import { type SQL, sql } from "drizzle-orm";
import { bindProcess, type Effect, telling, type Who } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { championNominations } from "~db/schema/champions.ts";
import { nominationPath, PUBLIC_STATES } from "./champions.limits.ts";
import { championNomination } from "./nomination.process.ts";
import { seasonAt, votingSeason } from "./season.ts";

const { id, workspace, nominee, season, state } = championNominations;

/** Whether somebody belongs to what is nominated: is the person, or is in the crew or company. */
export const belongsTo = (owner: string, whose: SQL): SQL =>
  sql`(${whose} = ${owner} or exists (select 1 from workspace_members as inside
    where inside.workspace_id = ${whose} and 'user:' || inside.user_id = ${owner}))`;

/** The person who is nominated, or an owner of the crew or company, whatever workspace they work in now. */
export const isNominee = (who: Who): SQL =>
  who.kind === "person"
    ? sql`(${nominee} = ${who.owner} or exists (select 1 from workspace_members as inside
        where inside.workspace_id = ${nominee} and 'user:' || inside.user_id = ${who.owner} and inside.role = 'owner'))`
    : sql`0`;

const isNominator = (who: Who): SQL => (who.kind === "person" ? sql`${workspace} = ${who.owner}` : sql`0`);

/** A member who has no part in it: neither side, and nobody from inside. */
const isOther = (who: Who): SQL =>
  who.kind === "person" && who.owner.startsWith("user:")
    ? sql`(${workspace} <> ${who.owner} and not ${belongsTo(who.owner, sql`${nominee}`)}
        and not ${hasBlocked(sql`${nominee}`, who.owner)} and not ${hasBlocked(sql`${workspace}`, who.owner)})`
    : sql`0`;

/** An administrator, but not of what is their own. */
const isKeeper = (who: Who): SQL =>
  who.kind === "administrator"
    ? sql`(${workspace} <> ${who.owner} and not ${belongsTo(who.owner, sql`${nominee}`)})`
    : sql`0`;

const isPublic = sql`${state} in (${sql.join(
  PUBLIC_STATES.map((name) => sql.raw(`'${name}'`)),
  sql`, `,
)})`;

/** Everybody once the nominee has agreed; before, and where they did not, its two sides alone. */
export const maySee = (owner: string): SQL =>
  sql`(${isPublic} and not ${hasBlocked(owner, sql`${nominee}`)} and not ${hasBlocked(owner, sql`${workspace}`)} or ${workspace} = ${owner}
    or ${belongsTo(owner, sql`${nominee}`)})`;

/** Names itself, whatever is read beside it. */
const told = (whom: SQL): Effect =>
  telling(() => "championMoved", {
    records: sql`champion_nominations r`,
    whom,
    subject: sql`r.nominee_as`,
    href: sql`${nominationPath("")} || r.id`,
    where: sql`1`,
  });

export default bindProcess(championNomination, {
  record: {
    table: championNominations,
    id,
    workspace,
    state,
    since: championNominations.stateSince,
    version: championNominations.version,
  },
  read: (who) => (who.kind === "person" ? maySee(who.owner) : who.kind === "holder" ? sql`0` : sql`1`),
  parties: { nominator: isNominator, nominee: isNominee, other: isOther, keeper: isKeeper },
  guards: {
    open: (_, now) => sql`${season} in (${seasonAt(now).key}, ${votingSeason(now)?.key ?? ""})`,
  },
  tell: { nominator: told(sql`r.workspace_id`), nominee: told(sql`r.nominee_workspace`) },
});
