import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { answerTalk } from "~/engines/talk/talk.server.ts";
import { NewPostForm, POST_INTENT } from "~/engines/talk/talk.ts";
import { type Actor, type Holding, isMember, presentOwner } from "~/engines/trust/trust.server.ts";
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
import { answerTicket, saveHours } from "./desk.commands.server.ts";
import { ticketProcess } from "./ticket.process.ts";
import {
  addTicketFile,
  countSpared,
  moveTicket,
  openTicket,
  rateTicket,
  sayToDesk,
  setPriority,
  ticketStands,
  ticketSubject,
} from "./vic.commands.server.ts";
import { DESK_HOURS, deskTicketPath, ticketPath, VIC, VIC_LIMITS } from "./vic.limits.ts";
import {
  DeskForm,
  HoursForm,
  PriorityForm,
  RatingForm,
  SparedForm,
  TicketFileForm,
  TicketForm,
} from "./vic.schemas.ts";
import { aboutOf, type Known, knownView } from "./vic.view.server.ts";

export const VIC_TYPED = ["topic", "words", "body", "note", "email"] as const;

const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  blocked: 409,
  closed: 409,
  full: 409,
  tooMany: 409,
  rated: 409,
  open: 409,
  tooLarge: 413,
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, VIC_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "priority") return beside(fields, { priority: "errors.priorityPlan" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** What comes of the form of the public page: gone on with, refused, or what is known shown before anything is sent. */
export type VicAnswer = Answer | { ok: "known"; sent: Sent; known: Known[] };

const mailDeps = (context: AppLoadContext) => ({
  ...{ db: context.db, now: context.now, origin: context.origin },
  secret: context.env.sessionSecret,
});

/** The form of the public page. Passages that fit are shown once before a ticket is sent. */
export async function answerVic(context: AppLoadContext, form: FormData): Promise<VicAnswer> {
  const fields = typedIn(form);
  if (form.get("intent") === "spared") {
    const submission = parseForm(form, SparedForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    await context.rateLimit.take("ticket");
    await countSpared(context, submission.value);
    return { ok: true, toast: "vicSpared", to: VIC };
  }
  const submission = parseForm(form, TicketForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, seen, about, from, ...said } = submission.value;
  const sent = { fields: { ...fields, seen: "yes" }, errors: {} };
  if (intent === "look" || seen !== "yes") {
    const known = await knownView(context, `${said.topic} ${said.words}`);
    if (known.length > 0 || intent === "look") return { ok: "known", sent, known };
  }
  const actor = await presentOwner(context);
  const asMember = isMember(actor);
  if (!asMember && !said.email) return beside(fields, { email: "errors.email" });
  await context.rateLimit.take("ticket");
  if (!asMember) await context.rateLimit.takeMail("ticket", said.email);
  const before = asMember ? await readFrom(context, actor, readEnd(from)) : undefined;
  const opened = await openTicket({ ...mailDeps(context), contributions: context.contributions }, actor, {
    ...{ ...said, email: asMember ? "" : said.email, about: aboutOf(about), language: context.language },
    from: before && { kind: before.kind, id: before.id },
  });
  if (!opened.ok) return refused(opened.error, fields);
  if (opened.mailId) context.waitUntil(context.mail.deliver([opened.mailId]));
  return { ok: true, toast: "vicOpened", to: ticketPath(opened.id) };
}

const Move = moveSchema(ticketProcess);

interface Posted {
  id: string;
  form: FormData;
  file: File | undefined;
  /** Where the page goes on. */
  here: string;
}

async function keepFileOf(
  context: AppLoadContext,
  actor: Actor,
  { id, form, file, here }: Posted,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, TicketFileForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const wrong = (error: string) => beside(fields, { file: `errors.file.${error}` }, STATUS[error] ?? 400);
  if (!file || file.size === 0) return wrong("none");
  if (file.size > VIC_LIMITS.fileBytes) return wrong("tooLarge");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sent = { id, idem: submission.value.idem, name: file.name, bytes };
  const kept = await addTicketFile(storeOf(context), actor, sent);
  if (kept.ok) return { ok: true, toast: "vicFile", to: `${here}#files` };
  return ["gone", "closed", "not-allowed"].includes(kept.error)
    ? refused(kept.error, fields)
    : wrong(kept.error);
}

/** A form of the page of a ticket, for members and guests, and for whoever holds its link. */
export async function answerTicketPage(
  context: AppLoadContext,
  actor: Actor,
  posted: Posted,
  holding?: Holding,
): Promise<Answer> {
  const { id, form, here } = posted;
  const fields = typedIn(form);
  const intent = String(form.get("intent") ?? "");
  if (intent === POST_INTENT) {
    const submission = parseForm(form, NewPostForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, body, printedName } = submission.value;
    const name = holding
      ? printedName || holding.name || (holding.link.asksName ? "" : holding.link.name)
      : "";
    if (holding && !name) return beside(fields, { printedName: "errors.printedName" });
    const said = await sayToDesk(context, actor, { id, idem, body, printedName: name });
    return said.ok ? { ok: true, toast: "vicSaid", to: `${here}#talk` } : refused(said.error, fields);
  }
  const talk = await answerTalk(context, actor, {
    ...{ subject: ticketSubject(id), stands: ticketStands(id, actor), form },
  });
  if (talk) {
    if (talk.ok) return { ok: true, toast: "vicSaid", to: `${here}#talk` };
    return talk.error === "not-allowed"
      ? refused(talk.error, fields)
      : { ok: false, status: talk.status, sent: talk.sent };
  }
  if (intent === "file") return keepFileOf(context, actor, posted);
  if (intent === "rate") {
    const submission = parseForm(form, RatingForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const rated = await rateTicket(context, actor, { id, rating: submission.value.rating });
    return rated.ok ? { ok: true, toast: "vicRated", to: here } : refused(rated.error, fields);
  }
  return intent === "priority"
    ? takePriority(context, actor, { id, form, here })
    : takeMove(context, actor, { id, form, here });
}

type Who = Actor | Administrator;
type Formed = Pick<Posted, "id" | "form" | "here">;

async function takePriority(context: AppLoadContext, who: Who, { id, form, here }: Formed): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, PriorityForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { version, priority } = submission.value;
  const changed = await setPriority(context, who, { id, version, priority });
  return changed.ok ? { ok: true, toast: "vicSaved", to: here } : refused(changed.error, fields);
}

async function takeMove(context: AppLoadContext, who: Who, { id, form, here }: Formed): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Move);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const moved = await moveTicket(context, who, { record: id, ...moving });
  return moved.ok ? { ok: true, toast: "vicMoved", to: here } : refused(moved.error, fields);
}

/** A form of the desk. */
export async function answerDesk(
  context: AppLoadContext,
  who: Administrator,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = deskTicketPath(id);
  switch (form.get("intent")) {
    case "hours": {
      const submission = parseForm(form, HoursForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const saved = await saveHours(context, submission.value);
      return saved.ok ? { ok: true, toast: "vicSaved", to: DESK_HOURS } : refused(saved.error, fields);
    }
    case "priority":
      return takePriority(context, who, { id, form, here });
    case MOVE_INTENT:
      return takeMove(context, who, { id, form, here });
    default: {
      const submission = parseForm(form, DeskForm);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...said } = submission.value;
      const answered = await answerTicket(mailDeps(context), who, { id, ...said });
      if (!answered.ok) return refused(answered.error, fields);
      if (answered.mailId) context.waitUntil(context.mail.deliver([answered.mailId]));
      return { ok: true, toast: "vicSaid", to: here };
    }
  }
}
