import { and, asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Actor, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type {
  BriefReach,
  BriefScope,
  BriefSource,
  Finding,
  Judgement,
  LimitId,
  LimitRange,
  RuleId,
  SearchedRow,
} from "~/services/brief.ts";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import type { Database } from "~db/client.ts";
import { briefLimits, briefMails, briefMarks } from "~db/schema/morning-brief.ts";
import { sites } from "~db/schema/tools.ts";
import { BRIEF_LIMITS, SITE_BRIEF } from "./morning-brief.limits.ts";
import type { Mark } from "./score.ts";

/** Every threshold of every source with its range. */
export const rangesOf = (sources: readonly BriefSource[]): [LimitId, LimitRange][] =>
  sources.flatMap(({ limits }) => Object.entries(limits ?? {}) as [LimitId, LimitRange][]);

/** The thresholds of a workspace: its own where it set one, else ours. */
export function limitsOf(sources: readonly BriefSource[], own: string | undefined) {
  const set = own ? (JSON.parse(own) as Record<string, number>) : {};
  return Object.fromEntries(
    rangesOf(sources).map(([name, { usual }]) => [name, set[name] ?? usual]),
  ) as Record<LimitId, number>;
}

const SITE = {
  id: sites.id,
  name: sites.name,
  zone: sites.siteZone,
  workspace: sites.workspace,
  hospital: sites.hospital,
  sample: sites.sample,
};

/** The guard of one site's brief, for members of its workspace and for whoever holds a link to the brief. */
const guard = (actor: Actor, site: string) => (workspace: SQLWrapper) =>
  mayRead(actor, workspace, { type: SITE_BRIEF, id: site });

/** The first round trip: the sites to choose from, the one that is asked for, and the thresholds. */
export async function readSites(db: Database, actor: Actor, site: string) {
  const may = guard(actor, site);
  const mine = actor.kind === "person" ? eq(sites.workspace, actor.workspace) : eq(sites.id, site);
  const of =
    actor.kind === "person"
      ? sql`${actor.workspace}`
      : sql`(select place.workspace_id from sites as place where place.id = ${site})`;
  const [list, [own], [first], mailed] = await db.batch([
    db
      .select({ id: sites.id, name: sites.name, status: sites.status, sample: sites.sample })
      .from(sites)
      .where(and(mine, may(sites.workspace)))
      .orderBy(sql`${sites.status} <> 'active'`, asc(sites.name), asc(sites.id))
      .limit(BRIEF_LIMITS.sites),
    db
      .select({ limits: briefLimits.limits, version: briefLimits.version })
      .from(briefLimits)
      .where(and(sql`${briefLimits.workspace} = ${of}`, may(briefLimits.workspace))),
    // Without a choice, the first that is worked on.
    db
      .select(SITE)
      .from(sites)
      .where(and(mine, may(sites.workspace), site === "" ? undefined : eq(sites.id, site)))
      .orderBy(sql`${sites.status} <> 'active'`, asc(sites.name), asc(sites.id))
      .limit(1),
    // Of whoever looks; guests and links have no mail.
    db
      .select({ siteId: briefMails.siteId })
      .from(briefMails)
      .where(actor.kind === "person" ? eq(briefMails.userId, actor.owner.replace(/^user:/, "")) : sql`0`)
      .limit(BRIEF_LIMITS.sites),
  ]);
  return { list, own, site: first, mailed: mailed.some(({ siteId }) => siteId === first?.id) };
}
export type BriefSite = NonNullable<Awaited<ReturnType<typeof readSites>>["site"]>;

export interface Judged {
  rule: RuleId;
  whole: boolean;
  judgement: Judgement;
}
export interface FoundBy extends Finding {
  rule: RuleId;
  whole: boolean;
}

/** What every rule says of the rows that its source has read. */
export function judgeAll(
  sources: readonly BriefSource[],
  rows: readonly (readonly unknown[])[],
  scope: BriefScope,
): Judged[] {
  return sources.flatMap(({ rules }, n) =>
    Object.entries(rules).map(([rule, { whole, judge }]) => ({
      rule: rule as RuleId,
      whole: whole === true,
      judgement: judge(rows[n] as never, scope),
    })),
  );
}

export const findingsOf = (judged: readonly Judged[]): FoundBy[] =>
  judged.flatMap(({ rule, whole, judgement }) =>
    judgement === FINE || judgement === NOT_ENOUGH ? [] : [{ ...judgement, rule, whole }],
  );

/**
 * The second round trip: everything that all rules read, and what was said to earlier findings. A holder of a link is told
 * nothing of what hangs on no site.
 */
export async function readBrief(
  db: Database,
  actor: Actor,
  { sources, scope }: { sources: readonly BriefSource[]; scope: BriefScope },
) {
  const { site } = scope;
  const may = guard(actor, site.id);
  const of = (workspace: SQLWrapper, sample?: SQLiteColumn): SQL =>
    sql`${workspace} = ${site.workspace} and ${may(workspace)}${sample && !site.sample ? sql` and not ${sample}` : sql``}`;
  const jobs = sql`(select job.id from projects as job where job.site_id = ${site.id} and job.workspace_id = ${site.workspace}
    and job.state <> 'closed')`;
  const reach: BriefReach = { ...scope, of, jobs };
  const used =
    actor.kind === "person"
      ? sources
      : sources.filter(({ rules }) => Object.values(rules).some(({ whole }) => !whole));
  const reads = used.map((source) => source.reads(db, reach));
  const marks = db
    .select({
      rule: briefMarks.rule,
      kind: briefMarks.kind,
      reason: briefMarks.reason,
      until: briefMarks.until,
      severity: briefMarks.severity,
      rows: briefMarks.rows,
      version: briefMarks.version,
    })
    .from(briefMarks)
    .where(and(eq(briefMarks.siteId, site.id), of(briefMarks.workspace)));
  const [kept, ...results] = await db.batch([marks, ...reads.flat()]);
  let from = 0;
  const rows = reads.map((statements) => {
    const mine = results.slice(from, from + statements.length);
    from += statements.length;
    return mine as unknown[];
  });
  return {
    judged: judgeAll(used, rows, scope),
    marks: kept as Mark[],
    searched: used.flatMap(
      ({ search }, n): readonly SearchedRow[] => search?.(rows[n] as never, scope) ?? [],
    ),
  };
}
export type ReadBrief = Awaited<ReturnType<typeof readBrief>>;

/** What was said to a finding; undefined where nothing was. */
export async function findMark(db: Database, actor: Person, { site, rule }: { site: string; rule: string }) {
  const [found] = await db
    .select({
      kind: briefMarks.kind,
      reason: briefMarks.reason,
      until: briefMarks.until,
      version: briefMarks.version,
    })
    .from(briefMarks)
    .where(and(eq(briefMarks.siteId, site), eq(briefMarks.rule, rule), mayRead(actor, briefMarks.workspace)));
  return found;
}
