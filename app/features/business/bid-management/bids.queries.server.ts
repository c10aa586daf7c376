import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { type FileStore, openShown } from "~/engines/file/file.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { bidInvites, bidOffers, bidPackages, bidQuestions } from "~db/schema/bids.ts";
import { files } from "~db/schema/file.ts";
import { projects } from "~db/schema/projects.ts";
import bidBound from "./bid.process.server.ts";
import { BID, BID_PACKAGE, GRACE_MS } from "./bids.limits.ts";
import type { Offer } from "./leveling.ts";
import packageBound from "./package.process.server.ts";

const projectName = sql<string | null>`${projects.name}`.as("project_name");

/**
 * Whether the buyer may read the prices of a bid: of a sealed package only once its second has ended by the clock and the
 * bids were opened, and never of one that came too late and was not let in.
 */
const isSeen = (now: Date) =>
  sql`(${bidInvites.state} = 'submitted' and (not ${bidPackages.sealed} or (${bidPackages.openedAt} is not null
    and ${bidPackages.dueAt} <= ${new Date(now.getTime() - GRACE_MS).toISOString()})))`;

/** Whether a bidder can come in by the link that was made: it is there, and neither revoked nor over. */
export const linkStands = (now: Date) =>
  sql`exists (select 1 from capability_links as held where held.id = bid_invites.link_id
    and held.revoked_at is null and held.expires_at > ${now.toISOString()})`;

const isLast = sql`${bidOffers.number} = (select max(newer.number) from bid_offers as newer
  where newer.invite_id = ${bidOffers.inviteId})`;

/** Whether a version was sent before its bid was begun anew: the code that came after it does not open it. */
const isBefore = sql`exists (select 1 from process_events as begun where begun.process = ${bidBound.graph.name}
  and begun.record_id = ${bidOffers.inviteId} and begun.transition = 'anew' and begun.at >= ${bidOffers.createdAt})`;

const FILE = { id: files.id, name: files.name, type: files.type, createdAt: files.createdAt };
const QUESTION = {
  id: bidQuestions.id,
  question: bidQuestions.question,
  answer: bidQuestions.answer,
  answeredAt: bidQuestions.answeredAt,
  createdAt: bidQuestions.createdAt,
};

/** The packages of a workspace, those that are due next first, with how many were asked and how many bid. */
export async function readPackages(db: Database, actor: Person | undefined, now: Date) {
  if (!actor) return undefined;
  const count = (state: string) =>
    sql<number>`(select count(*) from bid_invites as asked where asked.package_id = bid_packages.id ${sql.raw(state)})`;
  const [jobs, list] = await db.batch([
    db
      .select({ id: projects.id, name: projects.name })
      .from(projects)
      .where(and(eq(projects.workspace, actor.workspace), mayRead(actor, projects.workspace)))
      .orderBy(asc(projects.name), asc(projects.id))
      .limit(210),
    db
      .select({
        ...{
          id: bidPackages.id,
          topic: bidPackages.topic,
          trade: bidPackages.trade,
          dueAt: bidPackages.dueAt,
        },
        ...{ siteZone: bidPackages.siteZone, sample: bidPackages.sample, project: projectName },
        asked: count("").as("asked"),
        sent: count("and asked.state = 'submitted'").as("sent"),
        ...standingColumns(packageBound, actor, now),
      })
      .from(bidPackages)
      .leftJoin(projects, eq(projects.id, bidPackages.projectId))
      .where(and(eq(bidPackages.workspace, actor.workspace), mayRead(actor, bidPackages.workspace)))
      .orderBy(
        sql`${bidPackages.state} in ('awarded', 'cancelled')`,
        asc(bidPackages.dueAt),
        desc(bidPackages.id),
      )
      .limit(200),
  ]);
  return { jobs, list };
}

/** A package with all that belongs to it, in one round trip; of a bid, too, what was said about it and its history. */
export async function readPackage(
  db: Database,
  actor: Person,
  { id, bid = "" }: { id?: string; bid?: string },
  now: Date,
) {
  const which =
    id === undefined
      ? sql`(select found.package_id from bid_invites as found where found.id = ${bid})`
      : sql`${id}`;
  const { draft: _, codeHash: __, ...invite } = getTableColumns(bidInvites);
  const [[found], invites, offers, questions, attached, history, posts, past] = await db.batch([
    db
      .select({
        ...getTableColumns(bidPackages),
        project: projectName,
        ...standingColumns(packageBound, actor, now),
      })
      .from(bidPackages)
      .leftJoin(projects, eq(projects.id, bidPackages.projectId))
      .where(and(sql`${bidPackages.id} = ${which}`, mayRead(actor, bidPackages.workspace))),
    db
      .select({
        ...invite,
        linkStands: sql<number>`${linkStands(now)}`.as("link_stands"),
        ...standingColumns(bidBound, actor, now),
      })
      .from(bidInvites)
      .where(and(sql`${bidInvites.packageId} = ${which}`, mayRead(actor, bidInvites.workspace)))
      .orderBy(asc(bidInvites.createdAt), asc(bidInvites.id)),
    db
      .select({
        inviteId: bidOffers.inviteId,
        number: bidOffers.number,
        createdAt: bidOffers.createdAt,
        content: sql<string | null>`case when ${isSeen(now)} then ${bidOffers.content} end`,
      })
      .from(bidOffers)
      .innerJoin(bidInvites, eq(bidInvites.id, bidOffers.inviteId))
      .innerJoin(bidPackages, eq(bidPackages.id, bidInvites.packageId))
      .where(and(sql`${bidInvites.packageId} = ${which}`, isLast, mayRead(actor, bidOffers.workspace))),
    db
      .select(QUESTION)
      .from(bidQuestions)
      .where(and(sql`${bidQuestions.packageId} = ${which}`, mayRead(actor, bidQuestions.workspace)))
      .orderBy(asc(bidQuestions.createdAt), asc(bidQuestions.id)),
    db
      .select(FILE)
      .from(files)
      .where(
        and(
          eq(files.subjectType, BID_PACKAGE),
          sql`${files.subjectId} = ${which}`,
          mayRead(actor, files.workspace),
        ),
      )
      .orderBy(asc(files.createdAt), asc(files.id)),
    readTimeline(db, packageBound, actor, id ?? ""),
    postsOf(db, actor, { type: BID, id: bid }, now),
    readTimeline(db, bidBound, actor, bid),
  ]);
  return (
    found && {
      package: found,
      invites,
      offers: offers.map(({ content, ...offer }) => ({
        ...offer,
        content: content === null ? null : (JSON.parse(content) as Offer),
      })),
      ...{ questions, files: attached, history, posts, past },
    }
  );
}
export type ReadPackage = NonNullable<Awaited<ReturnType<typeof readPackage>>>;

/**
 * A package for whoever holds the link of an invitation. The bid itself, and its draft, only for whoever knows its code: the
 * link alone could be opened by whoever made it.
 * @param hash of the code that this browser has; empty where it has none
 */
export async function readHeld(db: Database, holder: Holder, id: string, hash: string, now: Date) {
  const mine = and(
    eq(bidInvites.id, id),
    mayRead(holder, bidInvites.workspace, { type: BID, id: bidInvites.id }),
  );
  const isOurs = sql`(${bidInvites.codeHash} = ${hash})`;
  const [[found], offers, questions, attached, posts] = await db.batch([
    db
      .select({
        ...{
          id: bidInvites.id,
          company: bidInvites.company,
          acks: bidInvites.acks,
          packageId: bidInvites.packageId,
        },
        ...{
          late: bidInvites.late,
          topic: bidPackages.topic,
          trade: bidPackages.trade,
          scope: bidPackages.scope,
        },
        ...{ items: bidPackages.items, siteZone: bidPackages.siteZone, dueAt: bidPackages.dueAt },
        ...{ sealed: bidPackages.sealed, bond: bidPackages.bond, addenda: bidPackages.addenda },
        packageState: sql<string>`${bidPackages.state}`.as("package_state"),
        awarded: sql<number>`coalesce(${bidPackages.awardedTo} = ${bidInvites.id}, 0)`.as("is_awarded"),
        draft: sql<string | null>`case when ${isOurs} then ${bidInvites.draft} end`.as("own_draft"),
        hasCode: sql<number>`(${bidInvites.codeHash} is not null)`.as("has_code"),
        isOurs: sql<number>`coalesce(${isOurs}, 0)`.as("is_ours"),
        ...standingColumns(bidBound, holder, now),
      })
      .from(bidInvites)
      .innerJoin(bidPackages, eq(bidPackages.id, bidInvites.packageId))
      .where(mine),
    db
      .select({
        number: bidOffers.number,
        createdAt: bidOffers.createdAt,
        content: sql<string | null>`case when ${isOurs} and not ${isBefore} then ${bidOffers.content} end`,
      })
      .from(bidOffers)
      .innerJoin(bidInvites, eq(bidInvites.id, bidOffers.inviteId))
      .where(mine)
      .orderBy(desc(bidOffers.number))
      .limit(1),
    db
      .select(QUESTION)
      .from(bidQuestions)
      .innerJoin(bidInvites, eq(bidInvites.packageId, bidQuestions.packageId))
      .where(mine)
      .orderBy(asc(bidQuestions.createdAt), asc(bidQuestions.id)),
    db
      .select(FILE)
      .from(files)
      .innerJoin(bidInvites, eq(bidInvites.packageId, files.subjectId))
      .where(and(mine, eq(files.subjectType, BID_PACKAGE), eq(files.workspace, bidInvites.workspace)))
      .orderBy(asc(files.createdAt), asc(files.id)),
    postsOf(db, holder, { type: BID, id }, now),
  ]);
  const [offer] = offers;
  return (
    found && {
      bid: {
        ...found,
        draft: found.draft === null ? null : (JSON.parse(found.draft) as Record<string, string>),
      },
      offer: offer && {
        ...offer,
        content: offer.content === null ? null : (JSON.parse(offer.content) as Offer),
      },
      ...{ questions, files: attached, posts },
    }
  );
}
export type ReadHeld = NonNullable<Awaited<ReturnType<typeof readHeld>>>;

/** A document of a package, for whoever holds the link of an invitation to it; not before it is given out. */
export const openBidFile = (
  store: Pick<FileStore, "db" | "bucket">,
  holder: Holder,
  { bid, file }: { bid: string; file: string },
) =>
  openShown(
    store,
    sql`(${files.subjectType} = ${BID_PACKAGE} and exists (select 1 from ${bidInvites}
      inner join ${bidPackages} on ${bidPackages.id} = ${bidInvites.packageId}
      where ${bidInvites.id} = ${bid} and ${bidPackages.id} = ${files.subjectId}
      and ${bidPackages.workspace} = ${files.workspace} and ${bidPackages.state} <> 'draft'
      and ${mayRead(holder, bidInvites.workspace, { type: BID, id: bidInvites.id })}))`,
    file,
  );
