import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Content } from "~/engines/lines/lines.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
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
const DECIDED = [...WON, "declined", "expired"];
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
        won: sql<number>`sum(case when ${inArray(documents.state, WON)} then 1 else 0 end)`.as("won"),
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

/** A proposal with what was sent and decided of it, what was said about it and its history, in one round trip. */
export async function readProposal(db: Database, actor: Person | Holder, id: string, now: Date) {
  const may = and(
    eq(documents.id, id),
    eq(documents.kind, KIND),
    mayRead(actor, documents.workspace, { type: PROPOSAL, id: documents.id }),
  );
  const isMine = sql`exists (select 1 from ${documents} where ${may})`;
  const [[found], versions, [acceptance], posts, history, amendments] = await db.batch([
    db
      .select({ ...getTableColumns(documents), ...standingColumns(bound, actor, now) })
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
  ]);
  return found && { proposal: found, versions, acceptance, posts, history, amendments };
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
        mayRead(actor, documents.workspace),
        mayRead(actor, projects.workspace),
      ),
    );
  return found;
}

/** The proposal that was accepted, as its acceptance says, for what is made of it. */
export async function acceptedOf(db: Database, actor: Person, id: string) {
  const [found] = await db
    .select({
      ...{ title: documents.title, state: documents.state },
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
