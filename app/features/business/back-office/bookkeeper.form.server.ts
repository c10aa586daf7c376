import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Holding, Present } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { answerRequest, askBookkeeper, moveRequest } from "./bookkeeper.commands.server.ts";
import { PAPER_NUMBERS, requestPath } from "./bookkeeper.limits.ts";
import { bookkeeperProcess } from "./bookkeeper.process.ts";
import { AnswerForm, AskForm } from "./bookkeeper.schemas.ts";

export const ASK_TYPED = ["topic", "words", "note", "answer", "printedName"] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, blocked: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, ASK_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "nothing") return beside(fields, { answer: "errors.nothing" }, 422);
  const status = STATUS[error] ?? 400;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

const Move = moveSchema(bookkeeperProcess);

/** The fields of the papers, which are as many as there are papers. */
type Numbered = Readonly<Record<string, string | undefined>>;

/** A form of the desk's page: a new request, or the next step of one. */
export async function answerAsking(
  context: AppLoadContext,
  actor: Present,
  { form, request, day }: { form: FormData; request: string; day: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === MOVE_INTENT) {
    const submission = parseForm(form, Move);
    if (submission.status !== "success")
      return badForm(replyOf(submission), { ...fields, intent: MOVE_INTENT });
    const { intent: _, ...moving } = submission.value;
    const moved = await moveRequest(context, actor, { record: request, ...moving });
    return moved.ok
      ? { ok: true, toast: "bookkeeperMoved", to: requestPath(request) }
      : refused(moved.error, fields);
  }
  const submission = parseForm(form, AskForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, topic, words, month, ...boxes } = submission.value;
  const numbered: Numbered = boxes;
  const papers = PAPER_NUMBERS.flatMap((n) => numbered[`paper${n}`]?.trim() || []);
  const made = await askBookkeeper(context, actor, { idem, topic, words, month, papers, day });
  return made.ok
    ? { ok: true, toast: "bookkeeperAsked", to: requestPath(made.id) }
    : refused(made.error, fields);
}

/** The answer of whoever holds the link. */
export async function answerHeldRequest(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, here }: { form: FormData; here: string },
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const submission = parseForm(form, AnswerForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, version, printedName, answer, ...boxes } = submission.value;
  const typed: Numbered = boxes;
  const papers = PAPER_NUMBERS.flatMap((n) => {
    const item = typed[`paper${n}`]?.trim();
    return item
      ? [{ item, code: typed[`code${n}`]?.trim() ?? "", note: typed[`note${n}`]?.trim() ?? "" }]
      : [];
  });
  const done = await answerRequest(context, holder, {
    ...{ id: link.subject.id, version, idem, printedName, answer, papers },
  });
  return done.ok
    ? { ok: true, toast: "bookkeeperAnswered", to: here, printedName }
    : refused(done.error, fields);
}
