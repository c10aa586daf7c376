import type { Administrator } from "~/engines/process/process.server.ts";
import { MOVE_INTENT } from "~/engines/process/process.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { MailService } from "~/services/mail.server.ts";
import type { Payments } from "~/services/payments.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import type { Database } from "~db/client.ts";
import type { OrderView } from "./order.view.server.ts";
import { removeView, saveView } from "./order-views.commands.server.ts";
import { assignOrder, moveOrder, refundSome, requestReturn, shipPart } from "./orders.commands.server.ts";
import { MOVES, OrderChange, SellerChange, ViewChange } from "./orders.schemas.ts";
import { checkPayment, payRefunds, payTest, startPayment } from "./pay.commands.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  origin: string;
  env: { sessionSecret: string };
  payments: Payments;
  mail: Pick<MailService, "deliver">;
  waitUntil: (work: Promise<unknown>) => void;
}

interface Sent {
  order: OrderView;
  form: FormData;
  /** Of the address: which record a move is of. */
  process: string | null;
  record: string | null;
}

export type FormAnswer =
  | {
      ok: true;
      toast?: ToastCode;
      idem: string;
      /** What goes into the cart again. */
      again?: { productId: string; quantity: number }[];
      gone?: boolean;
    }
  | { ok: false; status: number; reply?: FormReply; refused?: string };

const done = (toast?: ToastCode): FormAnswer => ({ ok: true, toast, idem: "" });
const refuse = (refused: string, status = 409, reply?: FormReply): FormAnswer => ({
  ok: false,
  status,
  refused,
  reply,
});

/** Whether a record is one of this order's: what the address names is not believed. */
function isOf({ id, payments, deliveries, returns, refunds }: OrderView, record: string | null): boolean {
  return (
    record === id ||
    [payments, deliveries, returns, refunds].some((rows) => rows.some((row) => row.id === record))
  );
}

/** A button of one of the processes. */
async function answerMove(
  context: Asked,
  who: Person | Administrator,
  { order, form, process, record }: Sent,
): Promise<FormAnswer> {
  const schema = process !== null && Object.hasOwn(MOVES, process) ? MOVES[process] : undefined;
  if (!schema || !record || !isOf(order, record)) return refuse("form", 400);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    return { ok: false, status: 400, reply: { ...reply, fields: { ...reply.fields, record } } };
  }
  const { transition, version, idem, note } = submission.value;
  // Which pieces is said by a form of its own.
  if (transition === "shipPart") return refuse("form", 400);
  const isTest = transition === "pay" || transition === "fail";
  if (process === "order-payment" && isTest && who.kind === "person") {
    const paid = await payTest(context, who, { payment: record, transition, version, idem });
    if (!paid.ok) return refuse(paid.error === "blocked" ? "blocked" : "stale");
    if (transition === "fail") return done("orderDeclined");
    context.waitUntil(context.mail.deliver(paid.mails));
    return done("orderPaid");
  }
  const moved = await moveOrder(context, who, {
    process: process ?? "",
    record,
    transition,
    version,
    idem,
    note,
  });
  if (!moved.ok) {
    const reply = { fields: { ...typedIn(form), record }, errors: {} };
    if (moved.error === "note-missing")
      return {
        ok: false,
        status: 400,
        reply: { ...reply, errors: { note: "errors.noteMissing" } },
        refused: "note",
      };
    if (moved.error === "not-allowed") return refuse("blocked", 403, reply);
    return refuse(moved.error === "blocked" ? "blocked" : "stale", 409, reply);
  }
  // What became due with it goes back at once; what cannot be reached now is paid by the next scheduled run.
  await payRefunds(context, { order: order.id });
  return done("orderMoved");
}

const RETURN_REFUSED = { late: "late", "too-many": "tooMany", gone: "stale" } as const;

/** A form of an order's page, of whoever bought. */
export async function answerBuyer(context: Asked, actor: Person, sent: Sent): Promise<FormAnswer> {
  const { order, form } = sent;
  if (form.get("intent") === MOVE_INTENT) return answerMove(context, actor, sent);
  const submission = parseForm(form, OrderChange);
  if (submission.status !== "success") return { ok: false, status: 400, reply: replyOf(submission) };
  const change = submission.value;
  if (change.order !== order.id) return refuse("form", 400);
  switch (change.intent) {
    case "pay": {
      const begun = await startPayment(context, actor, { order: order.id });
      if (begun.ok) return done();
      return begun.error === "gone" ? refuse("stale") : refuse(begun.error, 503);
    }
    case "check": {
      const looked = await checkPayment(context, actor, { order: order.id });
      if (!looked.ok) return looked.error === "gone" ? refuse("stale") : refuse(looked.error, 503);
      return done(looked.standing === "paid" ? "orderPaid" : "orderNotYet");
    }
    case "reorder": {
      const lines = order.content.sections.flatMap((section) => section.lines);
      const again = lines.map(({ id, qty }) => ({ productId: id, quantity: Number(qty) }));
      return { ok: true, again, idem: change.idem };
    }
    case "project": {
      const said = await assignOrder(context, actor, change);
      if (said.ok) return done("orderAssigned");
      if (said.error === "gone") throw noAccess(typedIn(form), ["costCode"]);
      return refuse("noProject", 409, replyOf(submission));
    }
    case "return": {
      const asked = await requestReturn(context, actor, change);
      return asked.ok ? done("returnAsked") : refuse(RETURN_REFUSED[asked.error], 409, replyOf(submission));
    }
  }
}

const PART_REFUSED = { nothing: "partNothing", all: "partAll", "too-many": "partTooMany" } as const;

/** Some pieces of a parcel, sent ahead. */
async function answerPart(
  context: Asked,
  seller: Administrator,
  { order, form, record }: Sent,
  { version, idem, note, pieces }: Extract<SellerChange, { intent: "ship-part" }>,
): Promise<FormAnswer> {
  if (!record || !order.deliveries.some(({ id }) => id === record)) return refuse("form", 400);
  const part = Object.fromEntries(pieces.map(({ product, quantity }) => [product, quantity]));
  const sent = await shipPart(context, seller, { delivery: record, version, idem, note, part });
  if (sent.ok) return done("orderMoved");
  const reply = { fields: typedIn(form), errors: {} };
  switch (sent.error) {
    case "nothing":
    case "all":
    case "too-many":
      return refuse(PART_REFUSED[sent.error], 400, reply);
    case "blocked":
      return refuse("blocked", 409, reply);
    default:
      return refuse("stale", 409, reply);
  }
}

/** A form of an order's page, of the seller. */
export async function answerSeller(context: Asked, seller: Administrator, sent: Sent): Promise<FormAnswer> {
  const { order, form } = sent;
  if (form.get("intent") === MOVE_INTENT) return answerMove(context, seller, sent);
  const submission = parseForm(form, SellerChange);
  if (submission.status !== "success") {
    const { errors } = replyOf(submission);
    return { ok: false, status: 400, reply: { fields: typedIn(form), errors } };
  }
  const change = submission.value;
  if (change.order !== order.id) return refuse("form", 400);
  if (change.intent === "ship-part") return answerPart(context, seller, sent, change);
  const paid = await refundSome(context, seller, change);
  if (!paid.ok) return refuse("tooMuch", 409, replyOf(submission));
  await payRefunds(context, { order: order.id });
  return done("orderPaidBack");
}

/** A form of the list: keeps the view that its address shows, or removes one. */
export async function answerView(context: Asked, actor: Person, filter: string, form: FormData) {
  const submission = parseForm(form, ViewChange);
  const reply = replyOf(submission);
  if (submission.status !== "success") return { ok: false, status: 400, reply, refused: undefined } as const;
  const change = submission.value;
  if (change.intent === "remove-view") {
    await removeView(context, actor, change.view);
    return { ok: true, toast: "viewRemoved" } as const;
  }
  // The list that shows everything needs no name.
  if (!filter) return { ok: false, status: 400, reply, refused: "errors.form" } as const;
  const saved = await saveView(context, actor, { filter, name: change.name });
  if (saved.ok) return { ok: true, toast: "viewSaved" } as const;
  if (saved.error === "not-allowed") throw noAccess(typedIn(form), ["name"]);
  return { ok: false, status: 409, reply, refused: "errors.viewsFull" } as const;
}
