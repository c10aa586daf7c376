import { and, eq, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import { type ChainEnd, readEnd } from "~/engines/chain/chain.ts";
import { makingDocument, saveDocument, writeVersion } from "~/engines/lines/lines.server.ts";
import {
  type Content,
  type Line,
  type LineProblem,
  linesOf,
  problemsOf,
  totalsOf,
} from "~/engines/lines/lines.ts";
import { began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { type Actor, mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Database } from "~db/client.ts";
import { documents } from "~db/schema/lines.ts";
import { isOverCap } from "./deposit-check.ts";
import bound from "./proposal.process.server.ts";
import { WITH_MORE } from "./proposal.process.ts";
import { factOf, withFacts, withLine, withoutLine } from "./proposal-content.ts";
import { KIND, PROPOSAL, PROPOSAL_LIMITS } from "./proposals.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

/** A proposal, for what is said about it: in its own workspace, whichever one its reader has chosen. */
export const proposalSubject = (id: string) => ({
  workspace: sql`(select meant.workspace_id from documents as meant where meant.id = ${id})`,
  type: PROPOSAL,
  id,
});

/** That a proposal is there for whoever speaks about it. */
export const proposalStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND}
    and ${mayRead(actor, documents.workspace, { type: PROPOSAL, id: documents.id })})`;

export interface NewProposal {
  idem: string;
  title: string;
  content: Content;
  /** The record that it began with, already read. */
  from?: ChainEnd;
  /** The accepted proposal that it amends. */
  amends?: string;
}

/** Begins a proposal. Its id follows from the form's key and its words; its number comes when it is sent. */
export async function createProposal(
  { db, now }: Deps,
  actor: Person,
  { idem, title, content, from, amends }: NewProposal,
): Promise<CommandResult<"full" | "gone" | "not-allowed" | "invalid", { id: string }>> {
  if (problemsOf(content).length > 0) return { ok: false, error: "invalid" };
  const at = now();
  const { workspace } = actor;
  const held = sql`(select count(*) from ${documents} where ${documents.workspace} = ${workspace}
    and ${documents.kind} = ${KIND} and not ${documents.sample})`;
  // An amendment is of what was accepted and is no job yet; a job's contract is changed by change orders.
  const stands = amends
    ? sql`exists (select 1 from ${documents} where ${documents.id} = ${amends} and ${documents.kind} = ${KIND}
        and ${documents.workspace} = ${workspace} and ${documents.state} = 'accepted')
      and not exists (select 1 from chain_links as made where made.from_kind = ${PROPOSAL} and made.from_id = ${amends}
        and made.to_kind = 'project')`
    : sql`1`;
  const may = sql`${held} < ${PROPOSAL_LIMITS.proposals} and ${mayWrite(actor, workspace)} and ${stands}`;
  const id = await idFrom(idem, workspace, title, JSON.stringify(content.facts), amends ?? "");
  const subject = amends ? { type: PROPOSAL, id: amends } : undefined;
  try {
    await db.batch([
      takeOnlyIf(db, workspace, await submissionKey(idem, KIND, id), at, may),
      makingDocument(db, { id, workspace, title, content, subject }, { now: at }),
      began(db, bound, actor, { record: id, party: "team", now: at }),
      ...(from ? [chaining(db, { workspace, from, to: { kind: PROPOSAL, id }, now: at })] : []),
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true, id };
    if (!isRefused(error)) throw error;
    if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
    return { ok: false, error: amends ? "gone" : "full" };
  }
  return { ok: true, id };
}

/** Where a hidden field says that a proposal begins. */
export const fromOf = (text: string | undefined) => readEnd(text);

export type EditResult = CommandResult<
  "gone" | "stale" | "sent" | "not-allowed" | "invalid" | "overCap",
  object,
  { problems?: LineProblem[] }
>;

interface Edit {
  id: string;
  version: number;
  change: (content: Content) => Content;
  title?: string;
  checksDeposit?: boolean;
}

/** Reads a proposal, changes it and writes it back, if nobody did so meanwhile and it is a draft. */
export async function editProposal(
  deps: Deps,
  actor: Person,
  { id, version, change, title, checksDeposit = false }: Edit,
): Promise<EditResult> {
  const [found] = await deps.db
    .select({ title: documents.title, content: documents.content, state: documents.state })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.kind, KIND), mayRead(actor, documents.workspace)));
  if (!found) return { ok: false, error: "gone" };
  const content = change(found.content as Content);
  const saved = await saveDocument(deps, actor, {
    ...{ id, version, title: title ?? found.title, content },
    when: sql`${documents.state} = 'draft' and ${checksDeposit && isSafe(content) && isOverCap(content) ? 0 : 1}`,
  });
  if (saved.ok) return { ok: true };
  if (saved.error === "invalid") return { ok: false, error: "invalid", problems: saved.problems };
  if (saved.error === "gone" || saved.error === "not-allowed") return { ok: false, error: saved.error };
  if (found.state !== "draft") return { ok: false, error: "sent" };
  return { ok: false, error: checksDeposit && isOverCap(content) ? "overCap" : "stale" };
}

/** Whether a content can be worked out at all; the engine says what is wrong with one that cannot. */
function isSafe(content: Content): boolean {
  try {
    totalsOf(content);
    return true;
  } catch {
    return false;
  }
}

/** Puts a line; one that stands at its price goes on doing so. */
export const putLine = (
  deps: Deps,
  actor: Person,
  { id, version, section, line }: { id: string; version: number; section: string; line: Line },
) => {
  const change = (content: Content) => {
    const isFlat = linesOf(content).some((one) => one.id === line.id && one.flat);
    return withLine(content, section, { ...line, ...(isFlat && { flat: true }) });
  };
  return editProposal(deps, actor, { id, version, change });
};

export const dropLine = (
  deps: Deps,
  actor: Person,
  { id, version, line }: { id: string; version: number; line: string },
) => editProposal(deps, actor, { id, version, change: (content) => withoutLine(content, line) });

export const editFacts = (
  deps: Deps,
  actor: Person,
  {
    id,
    version,
    title,
    facts,
  }: { id: string; version: number; title: string; facts: Record<string, string> },
) => editProposal(deps, actor, { id, version, title, change: (content) => withFacts(content, facts) });

export interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note: string;
}

/** Moves a proposal within the team. Sending it and what the client decides have commands of their own. */
export const moveProposal = async (
  deps: Deps,
  actor: Person,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }, { guard?: string }>> =>
  WITH_MORE.includes(moving.transition) ? { ok: false, error: "blocked" } : move(deps, bound, actor, moving);

/** The last moment of a day wherever in the country the site is: noon of the next day, UTC. */
const endOf = (day: string) => `${dayAfter(day)}T12:00:00.000Z`;

/** Sends a proposal: its version is frozen with its hash, and the day on which it runs out is set, in the batch that moves it. */
export async function sendProposal(
  deps: Deps,
  actor: Person,
  { record, version, idem }: Pick<Moving, "record" | "version" | "idem">,
): Promise<CommandResult<MoveRefusal | "overCap" | "past", object, { guard?: string }>> {
  const { db } = deps;
  return writeVersion(deps, record, async ({ hash, totalCents, statements }) => {
    const [found] = await db
      .select({ content: documents.content, state: documents.state })
      .from(documents)
      .where(and(eq(documents.id, record), eq(documents.kind, KIND), mayRead(actor, documents.workspace)));
    if (!found) return { ok: false, error: "gone" };
    const content = found.content as Content;
    const until = factOf(content, "validUntil");
    if (found.state === "draft" && isOverCap(content)) return { ok: false, error: "overCap" };
    if (found.state === "draft" && until && endOf(until) <= deps.now().toISOString())
      return { ok: false, error: "past" };
    const moved = await move(deps, bound, actor, {
      ...{ record, transition: "send", version, idem },
      payload: { hash, totalCents },
      also: ({ happened }) => [
        ...statements(happened),
        db
          .update(documents)
          // An example that is sent is one no longer: what a client signs is not removed with the examples.
          .set({ dueAt: until ? endOf(until) : null, sample: false })
          .where(and(eq(documents.id, record), happened)),
      ],
    });
    return moved.ok ? { ok: true } : { ok: false, error: moved.error, guard: moved.guard };
  });
}
