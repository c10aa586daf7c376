import type { AppLoadContext } from "@remix-run/cloudflare";
import { chaining, readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { type Actor, presentOwner } from "~/engines/trust/trust.server.ts";
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
import type { ToastCode } from "~/services/toast.ts";
import { BIDS, bidPath, levelingPath, BID_LIMITS as MOST, packagePath } from "./bids.limits.ts";
import { packageProcess } from "./bids.process.ts";
import {
  AcceptLateForm,
  AddendumForm,
  AgainForm,
  AnswerQuestionForm,
  AwardForm,
  EditPackageForm,
  InviteForm,
  ItemForm,
  LinkForm,
  NewItemForm,
  NewPackageForm,
  PlugForm,
  RemovePackageForm,
} from "./bids.schemas.ts";
import {
  acceptLate,
  answerQuestion,
  bidStands,
  bidSubject,
  inviteCompany,
  linkAgain,
  setPlug,
} from "./invites.commands.server.ts";
import {
  addItem,
  addPackageFile,
  award,
  changeItem,
  createPackage,
  editPackage,
  issueAddendum,
  movePackage,
  openAgain,
} from "./packages.commands.server.ts";
import { removeInvite, removePackage } from "./remove.commands.server.ts";
import { itemsOf } from "./templates.data.server.ts";

export const BIDS_TYPED = [
  ...["topic", "scope", "text", "qty", "unit", "company", "addendum", "answer", "reason", "note", "source"],
  ...["ask", "base", "qualifications", "printedName", "body"],
] as const;
const STATUS: Record<string, number> = {
  ...{ gone: 404, stale: 409, fixed: 409, full: 409, twice: 409, blocked: 409, tooMany: 409, notAcked: 409 },
  ...{ "too-many": 409, code: 403, closed: 409, tooLate: 409, past: 400, tooLarge: 413 },
};
/** Errors that belong to a field. */
const BESIDE: Record<string, string> = { twice: "company", past: "newDay", notAcked: "bid", code: "code" };

export function refused(error: string, fields: Sent["fields"], guard?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, BIDS_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  const status = STATUS[error] ?? 400;
  const field = error === "past" && "dueDay" in fields ? "dueDay" : BESIDE[error];
  if (field) return beside(fields, { [field]: `errors.${error}` }, status);
  const problem = guard ? `guards.${guard}` : `errors.${error}`;
  return { ok: false, status, sent: { fields, errors: {}, problem } };
}

type Done = { ok: true } | { ok: false; error: string; guard?: string };

export const done = (result: Done, fields: Sent["fields"], to: string, toast: ToastCode): Answer =>
  result.ok ? { ok: true, toast, to } : refused(result.error, fields, result.guard);

/** A form of the list: a new package, which may come from a record of the chain. */
export async function answerBids(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewPackageForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const actor = await presentOwner(context);
  const from = await readFrom(context, actor, readEnd(fields.from));
  const items = itemsOf(said.template, context.language);
  const made = await createPackage(context, actor, {
    ...said,
    items,
    also: (id) =>
      from
        ? [
            chaining(context.db, {
              workspace: actor.workspace,
              from,
              to: { kind: "bidPackage", id },
              now: context.now(),
            }),
          ]
        : [],
  });
  return made.ok ? { ok: true, toast: "bidsMade", to: packagePath(made.id) } : refused(made.error, fields);
}

const Move = moveSchema(packageProcess);

async function takeFile(
  context: AppLoadContext,
  id: string,
  form: FormData,
  file: File | undefined,
): Promise<Answer> {
  const fields = typedIn(form);
  const wrong = (error: string) => beside(fields, { file: `errors.file.${error}` }, STATUS[error] ?? 400);
  if (!file || file.size === 0) return wrong("none");
  if (file.size > MOST.fileBytes) return wrong("tooLarge");
  const actor = await presentOwner(context);
  const idem = String(form.get("idem") ?? "");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addPackageFile(storeOf(context), actor, { id, idem, name: file.name, bytes });
  if (kept.ok) return { ok: true, toast: "bidsFile", to: packagePath(id) };
  if (kept.error === "not-allowed" || kept.error === "gone") return refused(kept.error, fields);
  return wrong(kept.error);
}

/** A form of a package's page. */
export async function answerPackage(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file?: File },
): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = packagePath(id);
  const seen = (version: number) => ({ id, version });
  const intent = form.get("intent");
  if (intent === "file") return takeFile(context, id, form, file);
  if (intent === MOVE_INTENT) {
    const submission = parseForm(form, Move);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...moving } = submission.value;
    const moved = await movePackage(context, actor, { id, ...moving });
    return done(moved, fields, moving.transition === "openBids" ? levelingPath(id) : here, "bidsMoved");
  }
  if (intent === "item") {
    const submission = parseForm(form, NewItemForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, version, ...item } = submission.value;
    return done(
      await addItem(context, actor, { ...seen(version), item }),
      fields,
      `${here}#scope`,
      "bidsSaved",
    );
  }
  if (intent === "drop" || intent === "take") {
    const submission = parseForm(form, ItemForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { version, ...item } = submission.value;
    return done(
      await changeItem(context, actor, { ...seen(version), ...item }),
      fields,
      `${here}#scope`,
      "bidsSaved",
    );
  }
  if (intent === "invite") {
    const submission = parseForm(form, InviteForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, company } = submission.value;
    const deps = { ...context, secret: context.env.sessionSecret };
    return done(
      await inviteCompany(deps, actor, { id, idem, company }),
      fields,
      `${here}#invites`,
      "bidsInvited",
    );
  }
  if (intent === "remove") {
    const submission = parseForm(form, RemovePackageForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removePackage(storeOf(context), actor, seen(submission.value.version));
    return done(removed, fields, BIDS, "bidsRemoved");
  }
  if (intent === "link" || intent === "uninvite") {
    const submission = parseForm(form, LinkForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { bid } = submission.value;
    if (intent === "uninvite")
      return done(await removeInvite(context, actor, { id, bid }), fields, `${here}#invites`, "bidsSaved");
    const deps = { ...context, secret: context.env.sessionSecret };
    const made = await linkAgain(deps, actor, { id, bid });
    return done(made, fields, `${here}#invites`, "bidsSaved");
  }
  if (intent === "addendum") {
    const submission = parseForm(form, AddendumForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, version, ...said } = submission.value;
    return done(
      await issueAddendum(context, actor, { ...seen(version), ...said }),
      fields,
      `${here}#addenda`,
      "bidsAddendum",
    );
  }
  if (intent === "answer") {
    const submission = parseForm(form, AnswerQuestionForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...said } = submission.value;
    return done(
      await answerQuestion(context, actor, { id, ...said }),
      fields,
      `${here}#questions`,
      "bidsAnswered",
    );
  }
  if (intent === "again") {
    const submission = parseForm(form, AgainForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...said } = submission.value;
    return done(await openAgain(context, actor, { id, ...said }), fields, here, "bidsMoved");
  }
  const submission = parseForm(form, EditPackageForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, version, ...said } = submission.value;
  return done(await editPackage(context, actor, { ...seen(version), ...said }), fields, here, "bidsSaved");
}

/** A form of the page that compares the bids: the award, or whether an alternate counts. */
export async function answerLeveling(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  if (form.get("intent") === "take") {
    const submission = parseForm(form, ItemForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { version, ...item } = submission.value;
    return done(
      await changeItem(context, actor, { id, version, ...item }),
      fields,
      levelingPath(id),
      "bidsSaved",
    );
  }
  const submission = parseForm(form, AwardForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  return done(await award(context, actor, { id, ...said }), fields, packagePath(id), "bidsAwarded");
}

/** A form of the page of one bid: what is set for an item, a late bid let in, or a clarification. */
export async function answerBid(context: AppLoadContext, bid: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = bidPath(bid);
  const said = await takePost(context, actor, { id: bid, form, here });
  if (said) return said;
  if (form.get("intent") === "acceptLate") {
    const submission = parseForm(form, AcceptLateForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...moving } = submission.value;
    return done(await acceptLate(context, actor, { id: bid, ...moving }), fields, here, "bidsMoved");
  }
  const submission = parseForm(form, PlugForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, mark, ...plug } = submission.value;
  if (mark === "plug" && plug.amount === null) return beside(fields, { amount: "errors.money" });
  const set = await setPlug(context, actor, { bid, mark: mark as "" | "plug", ...plug });
  return done(set, fields, `${here}#${plug.item}`, "bidsSaved");
}

/** A form of the talk about a bid, if it is one. */
export async function takePost(
  context: AppLoadContext,
  actor: Actor,
  { id, form, here }: { id: string; form: FormData; here: string },
): Promise<Answer | undefined> {
  const said = await answerTalk(context, actor, {
    subject: bidSubject(id),
    stands: bidStands(id, actor),
    form,
  });
  if (!said) return undefined;
  if (said.ok) return { ok: true, toast: "bidsSaid", to: `${here}#talk` };
  if (said.error === "not-allowed") return refused(said.error, typedIn(form));
  return { ok: false, status: said.status, sent: said.sent };
}
