import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { type Actor, type Holding, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { changeOrderProcess } from "./change-order.process.ts";
import {
  approveChangeOrder,
  changeStands,
  changeSubject,
  createChangeOrder,
  dropLine,
  editHead,
  moveChangeOrder,
  putLine,
  rejectChangeOrder,
  sendChangeOrder,
} from "./change-orders.commands.server.ts";
import { changeOrderPath, RATES } from "./change-orders.limits.ts";
import { DecideForm, DropLineForm, HeadForm, LineForm, NewChangeForm } from "./change-orders.schemas.ts";

export const CHANGE_TYPED = ["title", "scope", "text", "section", "note", "body", "printedName"] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409, blocked: 409, sent: 409 };

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, CHANGE_TYPED);
  if (error === "note-missing")
    return { ok: false, status: 400, sent: { fields, errors: { note: "errors.noteMissing" } } };
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** What the engine of lines finds wrong, beside the field that it is in. */
function invalid(problems: readonly { at?: string; field: string; code: string }[], fields: Sent["fields"]) {
  const errors: Record<string, string> = {};
  for (const { at, field, code } of problems) {
    const isRate = RATES.some((rate) => rate === at);
    if (isRate && at) errors[at] = "errors.percent";
    else if (at === fields.line) errors[field] = code === "too-large" ? "errors.tooLarge" : `errors.${field}`;
  }
  const isSaid = Object.keys(errors).length > 0;
  return {
    ok: false as const,
    status: 400,
    sent: { fields, errors, ...(!isSaid && { problem: "errors.tooMany" }) },
  };
}

/** A form of the list: a new change order. */
export async function answerChangeOrders(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewChangeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...order } = submission.value;
  const made = await createChangeOrder(context, await presentOwner(context), order);
  return made.ok
    ? { ok: true, toast: "changeMade", to: changeOrderPath(made.id) }
    : refused(made.error, fields);
}

const Move = moveSchema(changeOrderProcess);

interface FormSent {
  id: string;
  form: FormData;
  here: string;
}

async function takePost(
  context: AppLoadContext,
  actor: Actor,
  { id, form, here }: FormSent,
  asksName = false,
): Promise<Answer | undefined> {
  const [subject, stands] = [changeSubject(id), changeStands(id, actor)];
  const said = await answerTalk(context, actor, { subject, stands, form, asksName });
  if (!said) return undefined;
  if (said.ok) return { ok: true, toast: "changeSaid", to: `${here}#talk` };
  if (said.error === "not-allowed") return refused(said.error, typedIn(form));
  return { ok: false, status: said.status, sent: said.sent };
}

type Edited = Awaited<ReturnType<typeof editHead>>;
const savedAs = (result: Edited, fields: Sent["fields"], to: string): Answer => {
  if (result.ok) return { ok: true, toast: "changeSaved", to };
  return result.error === "invalid" ? invalid(result.problems ?? [], fields) : refused(result.error, fields);
};

/** Forms that change what a draft says: its head and its lines. */
async function takeEdit(
  context: AppLoadContext,
  actor: Person,
  { id, form, here }: FormSent,
): Promise<Answer> {
  const fields = typedIn(form);
  switch (form.get("intent")) {
    case "line": {
      const submission = parseForm(form, LineForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...line } = submission.value;
      return savedAs(await putLine(context, actor, { id, ...line }), fields, `${here}#lines`);
    }
    case "drop": {
      const submission = parseForm(form, DropLineForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...line } = submission.value;
      return savedAs(await dropLine(context, actor, { id, ...line }), fields, `${here}#lines`);
    }
    default: {
      const submission = parseForm(form, HeadForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...head } = submission.value;
      return savedAs(await editHead(context, actor, { id, ...head }), fields, here);
    }
  }
}

/** A form of a change order's page. */
export async function answerChangeOrder(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = changeOrderPath(id);
  const said = await takePost(context, actor, { id, form, here });
  if (said) return said;
  if (form.get("intent") !== MOVE_INTENT) return takeEdit(context, actor, { id, form, here });
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const move = { record: id, ...moving };
  const moved =
    moving.transition === "send"
      ? await sendChangeOrder(context, actor, move)
      : await moveChangeOrder(context, actor, move);
  return moved.ok ? { ok: true, toast: "changeMoved", to: here } : refused(moved.error, fields);
}

/** A form of the page of whoever holds the link: the decision, or a message. */
export async function answerHeldChange(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  { form, here }: Omit<FormSent, "id">,
): Promise<Answer & { printedName?: string }> {
  const { id } = link.subject;
  const fields = typedIn(form);
  const typed = String(form.get("printedName") ?? "").trim();
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith("post") && !typed) form.set("printedName", link.asksName ? name : link.name);
  const said = await takePost(context, holder, { id, form, here }, link.asksName);
  if (said) return { ...said, printedName: typed };
  const submission = parseForm(form, DecideForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { note, ...decision } = submission.value;
  const decided =
    decision.intent === "approve"
      ? await approveChangeOrder(context, holder, { id, ...decision })
      : await rejectChangeOrder(context, holder, { id, note, ...decision });
  if (!decided.ok) return refused(decided.error, fields);
  const toast = decision.intent === "approve" ? "changeApproved" : "changeRejected";
  return { ok: true, toast, to: here, printedName: decision.printedName };
}
