import { type FormReply, parseForm, replyOf } from "~/services/form.server.ts";
import type { ToastCodeOf } from "~/services/toast.ts";
import { askInChat } from "./chat.commands.server.ts";
import { giveFeedback } from "./feedback.commands.server.ts";
import { clearConversation } from "./joe.commands.server.ts";
import { Ask, Rate } from "./joe.schemas.ts";

type Deps = Parameters<typeof askInChat>[0];

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

const STATUS = { busy: 429, failed: 500, unavailable: 503 } as const;

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
  const result = await askInChat(deps, { question, idem });
  if (result.ok) return { ok: true, intent: "ask" };
  const errors: FormReply["errors"] = result.error === "busy" ? { question: "errors.busy" } : {};
  // The same form once more: whatever of it was carried out, it counts once.
  return refused(STATUS[result.error], {
    reply: { fields: { question, idem }, errors },
    failure: result.failure,
  });
}

/**
 * What a form of the page or of the panel says is done, and answered as both of their routes answer it: a question, a
 * rating, or clearing the conversation.
 */
export async function changeChat(deps: Deps, form: FormData): Promise<ChatResult> {
  switch (form.get("intent")) {
    case "clear":
      await clearConversation(deps, await deps.visitor.ensureOwner());
      return { ok: true, intent: "clear" };
    case "like":
    case "dislike":
      return rate(deps, form);
    default:
      return askOnce(deps, form);
  }
}
