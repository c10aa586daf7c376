import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { RateLimitService } from "~/services/rate-limit.server.ts";
import type { SessionService } from "~/services/session.server.ts";
import type { VisitorService } from "~/services/visitor.server.ts";
import { isUnavailable } from "~db/client.ts";
import type { AnswerDeps } from "./answer.server.ts";
import { mayGoOn } from "./follow-up.ts";
import { ask, failureAnswer } from "./joe.commands.server.ts";
import { readLastQuestion } from "./joe.queries.server.ts";
import { readQuestion } from "./question.ts";
import { stopLine } from "./say.ts";

interface Deps extends AnswerDeps {
  language: Language;
  rateLimit: Pick<RateLimitService, "allows">;
  session: Pick<SessionService, "current">;
  visitor: Pick<VisitorService, "ensureOwner">;
}

/**
 * Asks Joe in the conversation of whoever has this browser. Refused, `failure` is what Joe says all the same: what to
 * do about a danger, and that nothing could be looked up.
 */
export async function askInChat(
  deps: Deps,
  input: { idem: string; question: string },
): Promise<CommandResult<"busy" | "failed" | "unavailable", object, { failure?: string }>> {
  // Nobody waits a minute to hear that they should get out, or for a database that does not answer.
  const alone = readQuestion(input.question, deps.language);
  const warning = stopLine(alone);
  try {
    const allowed = deps.rateLimit.allows("ask");
    if (!(await (warning ? allowed.catch(() => false) : allowed)))
      return { ok: false, error: "busy", failure: warning };
    const owner = await deps.visitor.ensureOwner();
    const member = await deps.session.current();
    const earlier = mayGoOn(alone.text) ? await readLastQuestion(deps.db, owner) : undefined;
    const question = earlier ? readQuestion(input.question, deps.language, earlier) : alone;
    await ask(deps, { ...input, question, owner, userId: member?.id });
    return { ok: true };
  } catch (error) {
    const said = failureAnswer(deps.language, error).response;
    return {
      ok: false,
      error: isUnavailable(error) ? "unavailable" : "failed",
      failure: [warning, said].filter(Boolean).join("\n\n"),
    };
  }
}
