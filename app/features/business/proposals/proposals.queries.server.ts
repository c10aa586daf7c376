import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { besideOf } from "~/engines/chain/chain.server.ts";
import type { Content } from "~/engines/lines/lines.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { brandIn, brandOf } from "~/features/business/instant-quote/firm-brand.queries.server.ts";
import { owns } from "~/features/materials/library/library.queries.server.ts";
import type { Database } from "~db/client.ts";
import { documentAcceptances, documents, documentVersions } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./proposal.process.server.ts";
import { KIND, OF_PROJECT, PACK, PROPOSAL, SHOWN, VALUES, type View } from "./proposals.limits.ts";

/** What a list is narrowed to. */
export interface Asked {
  view: View;
  /** From 0. */
  page: number;
}

const OUT = ["sent", "viewed"];
const WON = ["accepted", "superseded"];
/** A contract that was amended is counted once, as its amendment. */
const DECIDED = ["accepted", "declined", "expired"];
const VIEW: Record<View, readonly string[] | undefined> = {
  open: ["draft", ...OUT, "declined", "expired"],
  out: OUT,
  accepted: WON,
  all: undefined,
};
const CLIENT = sql<string>`coalesce(json_extract(${documents.content}, '$.facts.client'), '')`.as("client");
const TEMPLATE = sql<string>`coalesce(json_extract(${documents.content}, '$.facts.template'), '')`;

/** A page of the list with the sums and how often each template was won, in one round trip; examples are shown and not counted. */
export async function readProposals(db: Database, actor: Person | undefined, asked: Asked, now: Date) {
  if (!actor) return undefined;
  const mine = and(
    eq(documents.workspace, actor.workspace),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace),
  );
  const states = VIEW[asked.view];
  const which = and(mine, states && inArray(documents.state, [...states]));
  const real = and(mine, sql`not ${documents.sample}`);
  const [[total], list, [sums], templates, [pack]] = await db.batch([
    db.select({ proposals: sql<number>`count(*)` }).from(documents).where(which),
    db
      .select({
        ...{ id: documents.id, number: documents.number, title: documents.title, sample: documents.sample },
        ...{ totalCents: documents.totalCents, dueAt: documents.dueAt, client: CLIENT },
        ...standingColumns(bound, actor, now),
      })
      .from(documents)
      .where(which)
      .orderBy(desc(documents.updatedAt), documents.id)
      .limit(SHOWN)
      .offset(asked.page * SHOWN),
    db
      .select({
        out: sql<number>`coalesce(sum(case when ${inArray(documents.state, OUT)} then 1 else 0 end), 0)`.as(
          "out",
        ),
        outCents:
          sql<number>`coalesce(sum(case when ${inArray(documents.state, OUT)} then ${documents.totalCents} else 0 end), 0)`.as(
            "out_cents",
          ),
      })
      .from(documents)
      .where(real),
    db
      .select({
        template: TEMPLATE.as("template"),
        decided: sql<number>`count(*)`.as("decided"),
        won: sql<number>`sum(case when ${documents.state} = 'accepted' then 1 else 0 end)`.as("won"),
      })
      .from(documents)
      .where(and(real, inArray(documents.state, DECIDED)))
      .groupBy(TEMPLATE),
    db.select({ owned: sql<number>`${owns(actor, PACK)}`.as("owned") }).from(sql`(select 1)`),
  ]);
  return { total: total?.proposals ?? 0, list, sums, templates, ownsPack: pack?.owned === 1 };
}

/** Versions that a page shows. */
const VERSIONS = 20;

/** The job that was made of it, in its own workspace. */
const JOB = sql<
  string | null
>`(select made.to_id from chain_links as made join projects as job on job.id = made.to_id
  and job.workspace_id = made.workspace_id where made.workspace_id = documents.workspace_id
  and made.from_kind = ${PROPOSAL} and made.from_id = documents.id and made.to_kind = ${OF_PROJECT} limit 1)`.as(
  "job",
);

/** A proposal with what was sent and decided of it, what was said about it, its history and its firm's look, in one round trip. */
export async function readProposal(db: Database, actor: Person | Holder, id: string, now: Date) {
  const may = and(
    eq(documents.id, id),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace, { type: PROPOSAL, id: documents.id }),
  );
  const isMine = sql`exists (select 1 from ${documents} where ${may})`;
  const [[found], versions, [acceptance], posts, history, amendments, [brand]] = await db.batch([
    db
      .select({ ...getTableColumns(documents), job: JOB, ...standingColumns(bound, actor, now) })
      .from(documents)
      .where(may),
    db
      .select(getTableColumns(documentVersions))
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), isMine))
      .orderBy(desc(documentVersions.number))
      .limit(VERSIONS),
    db
      .select(getTableColumns(documentAcceptances))
      .from(documentAcceptances)
      .where(and(eq(documentAcceptances.documentId, id), isMine)),
    postsOf(db, actor, { type: PROPOSAL, id }, now),
    readTimeline(db, bound, actor, id),
    db
      .select({ id: documents.id, title: documents.title, state: documents.state })
      .from(documents)
      .where(
        and(
          eq(documents.kind, KIND),
          eq(documents.subjectType, PROPOSAL),
          eq(documents.subjectId, id),
          mayRead(actor, documents.workspace),
        ),
      )
      .orderBy(desc(documents.createdAt), documents.id)
      .limit(VERSIONS),
    brandOf(db, sql`(select ${documents.workspace} from ${documents} where ${may})`),
  ]);
  return (
    found && { proposal: found, versions, acceptance, posts, history, amendments, brand: brandIn(brand) }
  );
}
export type ReadProposal = NonNullable<Awaited<ReturnType<typeof readProposal>>>;

/** An acceptance and the version that it is of, by the hash under it: whoever has the hash has the certificate. */
export async function readCertificate(db: Database, hash: string) {
  const [found] = await db
    .select({
      ...{ printedName: documentAcceptances.printedName, acceptedAt: documentAcceptances.acceptedAt },
      ...{ totalCents: documentAcceptances.totalCents, accepted: documentAcceptances.content },
      ...{ hash: documentAcceptances.hash, sent: documentVersions.content, sentHash: documentVersions.hash },
      state: documents.state,
    })
    .from(documentAcceptances)
    .innerJoin(documentVersions, eq(documentVersions.id, documentAcceptances.versionId))
    .innerJoin(documents, eq(documents.id, documentAcceptances.documentId))
    .where(and(eq(documentAcceptances.hash, hash), eq(documents.kind, KIND)));
  return found;
}

/** The schedule of values of a job. */
export async function readValues(db: Database, actor: Person, project: string) {
  const [found] = await db
    .select({
      ...{ id: documents.id, content: documents.content, totalCents: documents.totalCents },
      ...{ name: projects.name, contractCents: projects.contractCents, createdAt: documents.createdAt },
    })
    .from(documents)
    .innerJoin(projects, and(eq(projects.id, documents.subjectId), eq(documents.subjectType, OF_PROJECT)))
    .where(
      and(
        eq(documents.kind, VALUES),
        eq(documents.subjectId, project),
        eq(documents.workspace, projects.workspace),
        mayRead(actor, documents.workspace),
        mayRead(actor, projects.workspace),
      ),
    );
  return found;
}

/** Whether an amendment of it is with the client, or was signed. */
const isAmended = (id: string) =>
  sql<number>`exists (select 1 from documents as next where next.kind = ${KIND} and next.subject_type = ${PROPOSAL}
    and next.subject_id = ${id} and next.state in ('sent', 'viewed', 'accepted', 'superseded'))`.as(
    "is_amended",
  );

/** Whether a job may be made of it: it is the contract, and no amendment is out. */
export const isContract = (
  id: string,
) => sql`(exists (select 1 from documents as signed where signed.id = ${id}
  and signed.kind = ${KIND} and signed.state = 'accepted')
  and not exists (select 1 from documents as next where next.kind = ${KIND} and next.subject_type = ${PROPOSAL}
    and next.subject_id = ${id} and next.state in ('sent', 'viewed', 'accepted', 'superseded')))`;

/** That a job has no schedule of values. The columns are named in full: a column of a select of one table is not. */
export const hasNoValues = sql`not exists (select 1 from documents as priced where priced.kind = ${VALUES}
  and priced.subject_type = ${OF_PROJECT} and priced.subject_id = projects.id
  and priced.workspace_id = projects.workspace_id)`;

/**
 * The jobs that a proposal may belong to, its own first: the one that was made of it, and one that its deal or its estimate
 * was made into before it was accepted. Only of its workspace.
 */
export const readJobs = (db: Database, { workspace }: Person, id: string) =>
  db
    .select({
      id: projects.id,
      isBare: sql<number>`(${hasNoValues})`.as("is_bare"),
      isOwn: sql<number>`exists (select 1 from chain_links as made where made.workspace_id = ${workspace}
        and made.from_kind = ${PROPOSAL} and made.from_id = ${id} and made.to_kind = ${OF_PROJECT}
        and made.to_id = projects.id)`.as("is_own"),
    })
    .from(projects)
    .where(
      and(
        eq(projects.workspace, workspace),
        sql`${projects.id} in ${besideOf(workspace, { kind: PROPOSAL, id }, JOB_OF)}`,
      ),
    )
    .orderBy(sql`is_own desc`, sql`is_bare desc`, projects.createdAt)
    .limit(2);
const JOB_OF = { kind: OF_PROJECT, through: ["proposal", "estimate", "deal"] } as const;

/** The proposal that was accepted, as its acceptance says, for what is made of it. */
export async function acceptedOf(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({
      ...{ title: documents.title, state: documents.state, isAmended: isAmended(id) },
      // Under a name of its own: a batch of D1 knows columns by their names alone.
      acceptance: sql<string>`${documentAcceptances.id}`.as("acceptance_id"),
      ...{ versionId: documentAcceptances.versionId, accepted: documentAcceptances.content },
      totalCents: documentAcceptances.totalCents,
      sent: sql<string>`(select version.content from document_versions as version
        where version.id = document_acceptances.version_id)`.as("sent_content"),
    })
    .from(documents)
    .innerJoin(documentAcceptances, eq(documentAcceptances.documentId, documents.id))
    .where(
      and(
        eq(documents.id, id),
        eq(documents.kind, KIND),
        eq(documents.workspace, actor.workspace),
        mayRead(actor, documents.workspace),
      ),
    );
  if (!found) return undefined;
  const { content } = JSON.parse(found.sent) as { content: Content };
  const { chosen } = JSON.parse(found.accepted) as { chosen: Content["chosen"] };
  return { ...found, content: { ...content, chosen } };
}
