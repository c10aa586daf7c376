import type { CommandResult } from "~/lib/command-result.ts";
import { type Answer, beside, type Sent } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { Person } from "../trust/trust.server.ts";
import { claimEntry, showEvidence, withdrawClaim } from "./claims.commands.server.ts";
import { type Deps, removeEntry } from "./entries.commands.server.ts";
import type { EntryStep } from "./entry-steps.ts";
import { answerReview, dropReview } from "./reviews.commands.server.ts";

/** Carries out what is done on the page of one entry, of whatever kind. */
export function takeEntryStep(
  deps: Deps,
  actor: Person,
  entry: string,
  step: EntryStep,
): Promise<CommandResult<string>> {
  switch (step.intent) {
    case "answer":
      return answerReview(deps, actor, { id: step.review, version: step.version, answer: step.answer });
    case "drop":
      return dropReview(deps, actor, { id: step.review });
    case "claim":
      return claimEntry(deps, actor, { entry, claimant: step.claimant, idem: step.idem });
    case "show":
      return showEvidence(deps, actor, step);
    case "withdraw":
      return withdrawClaim(deps, actor, step);
    case "remove":
      return removeEntry(deps, actor, { id: entry });
  }
}

const STATUS: Record<string, number> = { gone: 404, guest: 403, unrelated: 403, own: 403 };

/**
 * How a command on an entry is refused in a form: above it, a note that is missing beside its field.
 * @param typed the fields that are given back to whoever may no longer write
 */
export const entryRefusal =
  (typed: readonly string[]) =>
  (error: string, fields: Sent["fields"]): Answer => {
    if (error === "not-allowed") throw noAccess(fields, typed);
    if (error === "note-missing") return beside(fields, { note: "errors.note" });
    return {
      ok: false,
      status: STATUS[error] ?? 409,
      sent: { fields, errors: {}, problem: `errors.${error}` },
    };
  };
