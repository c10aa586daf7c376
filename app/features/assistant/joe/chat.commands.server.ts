import { type FormReply, parseForm, replyOf } from "~/services/form.server.ts";
import type { RateLimitService } from "~/services/rate-limit.server.ts";
import type { SessionService } from "~/services/session.server.ts";
import type { ToastCodeOf } from "~/services/toast.ts";
import type { VisitorService } from "~/services/visitor.server.ts";
import { isUnavailable } from "~db/client.ts";
import { giveFeedback } from "./feedback.commands.server.ts";
import { ask, clearConversation, failureAnswer } from "./joe.commands.server.ts";
import { Ask, Rate } from "./joe.schemas.ts";
import { stopLine } from "./say.ts";

type Deps = Parameters<typeof ask>[0] & {
  rateLimit: Pick<RateLimitService, "allows">;
  session: Pick<SessionService, "current">;
  visitor: Pick<VisitorService, "ensureOwner">;
};

/** Why nothing was changed: what was typed and what is wrong with it, or what Joe says, or a toast. */
export interface ChatRefusal {
  ok: false;
  status: number;
  reply?: FormReply;
  failure?: string;
  toast?: ToastCodeOf<"joe">;
}

export type ChatResult =
  | { ok: true; intent: "ask" }
  | { ok: true; intent: "clear" }
  | { ok: true; intent: "rate"; message: string }
  | ChatRefusal;

const refused = (status: number, reason: Pick<ChatRefusal, "reply" | "failure" | "toast">): ChatRefusal => ({
  ok: false,
  status,
  ...reason,
});

async function rate(deps: Deps, form: FormData): Promise<ChatResult> {
  const submission = parseForm(form, Rate);
  if (submission.status !== "success") return refused(400, { reply: replyOf(submission) });
  const { intent: feedback, message } = submission.value;
  const owner = await deps.visitor.ensureOwner();
  const member = await deps.session.current();
  const result = await giveFeedback(deps, { owner, userId: member?.id, message, feedback });
  if (result.ok) return { ok: true, intent: "rate", message };
  return result.error === "given"
    ? refused(409, { toast: "answerRatedBefore" })
    : refused(404, { toast: "answerUnknown" });
}

async function askOnce(deps: Deps, form: FormData): Promise<ChatResult> {
  const submission = parseForm(form, Ask);
  if (submission.status !== "success") return refused(400, { reply: replyOf(submission) });
  const { question, idem } = submission.value;
  // The same form once more: whatever of it was carried out, it counts once.
  const fields = { question, idem };
  // Nobody waits a minute to hear that they should get out, or for a database that does not answer.
  const failure = stopLine(question, deps.language);
  try {
    const allowed = deps.rateLimit.allows("ask");
    if (!(await (failure ? allowed.catch(() => false) : allowed))) {
      return refused(429, { reply: { fields, errors: { question: "errors.busy" } }, failure });
    }
    const owner = await deps.visitor.ensureOwner();
    const member = await deps.session.current();
    await ask(deps, { ...submission.value, owner, userId: member?.id });
    return { ok: true, intent: "ask" };
  } catch (error) {
    if (error instanceof Response) throw error;
    const said = failureAnswer(deps.language, error).response;
    return refused(isUnavailable(error) ? 503 : 500, {
      reply: { fields, errors: {} },
      failure: [failure, said].filter(Boolean).join("\n\n"),
    });
  }
}

/** Carries out what a form of the page or of the panel says: asks, rates an answer, or clears the conversation. */
export async function changeChat(deps: Deps, form: FormData): Promise<ChatResult> {
  switch (form.get("intent")) {
    case "clear":
      await clearConversation(deps.db, await deps.visitor.ensureOwner());
      return { ok: true, intent: "clear" };
    case "like":
    case "dislike":
      return rate(deps, form);
    default:
      return askOnce(deps, form);
  }
}
