import { and, eq } from "drizzle-orm";
import { isOutdated, newestVersion, prepareAcceptance, sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, totalsOf, withChoice } from "~/engines/lines/lines.ts";
import { decide, MACHINE, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import type { Holder } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { documents } from "~db/schema/lines.ts";
import { isOverCap } from "./deposit-check.ts";
import bound from "./proposal.process.server.ts";
import type { Deps } from "./proposals.commands.server.ts";
import { KIND, PROPOSAL } from "./proposals.limits.ts";

// What whoever holds the link of a proposal does with it.

/** Writes down that the client has opened what was sent: once for each version. */
export const viewProposal = (deps: Deps, holder: Holder, { id, version }: { id: string; version: number }) =>
  move(deps, bound, holder, { record: id, transition: "view", version, idem: crypto.randomUUID() });

interface Decision {
  id: string;
  version: number;
  idem: string;
  printedName: string;
}

export interface Accepting extends Decision {
  /** What was chosen, from the content that was sent. */
  choose: (content: Content) => Content["chosen"];
  /** The total that the page showed. */
  totalCents: number;
  /** The signature as drawn, beside the typed name; empty where it was not. */
  drawn: string;
}

/**
 * Accepts what was sent with the options as chosen: the name as typed, the signature if it was drawn too, the choice, the
 * total and the moment with a hash of all of it and of the version, in the batch that moves it. Of two at once one accepts.
 * The total is worked out here; where the page showed another one, nothing is signed. Nor is a choice of which the deposit
 * is more than the state of the site allows: what was sent was compared for the cheapest and the dearest one only.
 */
export async function acceptProposal(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, choose, totalCents, drawn }: Accepting,
): Promise<CommandResult<MoveRefusal | "overCap">> {
  const newest = await newestVersion(deps.db, holder, { id, kind: KIND, subject: PROPOSAL });
  if (!newest) return { ok: false, error: "not-allowed" };
  const content = sentContent(newest);
  const chosen = choose(content);
  const signed = withChoice(content, chosen);
  if (totalsOf(signed).total !== totalCents) return { ok: false, error: "stale" };
  if (isOverCap(signed, "chosen")) return { ok: false, error: "overCap" };
  const ready = await prepareAcceptance(deps, {
    ...{ versionId: newest.id, name: printedName, drawn, actor: `link:${holder.link}`, chosen },
  });
  if (!ready.ok) return { ok: false, error: "stale" };
  const { hash, statements } = ready.prepared;
  try {
    const moved = await decide(deps, bound, holder, {
      ...{ record: id, transition: "accept", version, idem, printedName, payload: { hash, totalCents } },
      content: { decision: "accepted", text: "", hash, totalCents },
      also: ({ happened }) => statements(happened),
    });
    if (!moved.ok) return { ok: false, error: moved.error };
  } catch (error) {
    if (!isOutdated(error)) throw error;
    return { ok: false, error: "stale" };
  }
  await replaceAmended(deps, id);
  return { ok: true };
}

/** Takes the place of the proposal that an accepted one amends. Done again it changes nothing. */
export async function replaceAmended(deps: Deps, id: string): Promise<CommandResult<MoveRefusal>> {
  const [found] = await deps.db
    .select({ amended: documents.subjectId })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.subjectType, PROPOSAL), eq(documents.state, "accepted")));
  if (!found?.amended) return { ok: true };
  const moved = await move(deps, bound, MACHINE, {
    ...{ record: found.amended, transition: "supersede", idem: `amended:${id}` },
  });
  return moved.ok ? { ok: true } : { ok: false, error: moved.error };
}

/** Declines what was sent, with a reason; it goes back to the team, which may revise it. */
export async function declineProposal(
  deps: Deps,
  holder: Holder,
  { id, version, idem, printedName, note }: Decision & { note: string },
): Promise<CommandResult<MoveRefusal>> {
  return decide(deps, bound, holder, {
    ...{ record: id, transition: "decline", version, idem, printedName, note },
    content: { decision: "declined", text: note },
  });
}
