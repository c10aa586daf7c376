import type { AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { storeOf } from "~/engines/file/file.server.ts";
import { readDocument } from "~/engines/lines/lines.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Holding, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { optionalText } from "~/services/form-fields.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { skuOf, yardName } from "./catalogue.server.ts";
import type { MaterialLine } from "./material.ts";
import {
  createList,
  moveOrder,
  receiveOrder,
  removeOrder,
  requestOrder,
  saveBill,
  saveLines,
  saveWhere,
} from "./material-express.commands.server.ts";
import { EXPRESS, EXPRESS_LIMITS as MOST, orderPath } from "./material-express.limits.ts";
import { orderToCopy } from "./material-express.queries.server.ts";
import {
  AnswerForm,
  AskForm,
  CloseForm,
  LinesForm,
  NewListForm,
  PlainForm,
  ReceiveForm,
  SlotForm,
  TakeForm,
  WhereForm,
} from "./material-express.schemas.ts";
import { materialOrder } from "./material-order.process.ts";
import { keepPhoto } from "./material-photos.commands.server.ts";
import { answerQuote, askQuote, closeQuote, takeOffers } from "./material-quotes.commands.server.ts";
import { lineOfSku, linesOfEstimate, readMaterialCsv } from "./read-lines.server.ts";
import { addedLine, answersIn, billIn, linesIn, receivedIn } from "./typed-lines.server.ts";

const MoveForm = moveSchema(materialOrder);

/** A step of the supplier: with the number of the delivery ticket where there is one. */
const HeldMoveForm = v.object({
  ...MoveForm.entries,
  ticket: optionalText(MOST.ticket, "errors.long"),
});

export const EXPRESS_TYPED = [
  "topic",
  "siteName",
  "supplier",
  "askedOf",
  "gate",
  "note",
  "printedName",
  "ticket",
] as const;

const STATUS: Record<string, number> = { gone: 404, csv: 400, noLines: 400, noSupplier: 400 };
const UNPROCESSED = ["noTruck", "tooFar", "slotPast", "slotFar", "noPrice", "note-missing"];

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, EXPRESS_TYPED);
  if (error === "note-missing") return beside(fields, { note: "errors.noteMissing" });
  if (error === "slotPast" || error === "slotFar") return beside(fields, { deliverOn: `errors.${error}` });
  if (error === "slotFull") return beside(fields, { window: "errors.slotFull" }, 409);
  const status = STATUS[error] ?? (UNPROCESSED.includes(error) ? 400 : 409);
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

const newId = () => crypto.randomUUID().slice(0, 8);

/** The lines with which a list begins: of an order, of an estimate, of a piece of the catalogue. */
async function begunWith(context: AppLoadContext, actor: Present, source: string, sku: string) {
  const { db, language } = context;
  const piece = skuOf(sku);
  const first = piece ? [lineOfSku(piece, piece.pack * 100, language, newId())] : [];
  const yard = piece ? { yard: piece.yard, supplier: yardName(piece.yard, language) } : undefined;
  if (source === "last") {
    const last = await orderToCopy(db, actor);
    return { lines: [...((last?.lines ?? []) as MaterialLine[]), ...first], last, yard };
  }
  if (source === "") return { lines: first, yard };
  const estimate = await readDocument(db, actor, source);
  if (estimate?.kind !== "estimate" || estimate.workspace !== actor.workspace) return undefined;
  return { lines: [...linesOfEstimate(estimate.content, newId), ...first], yard };
}

/** A list that begins. */
export async function answerBegin(
  context: AppLoadContext,
  { form, file }: { form: FormData; file?: File },
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewListForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, topic, siteName, source, sku } = submission.value;
  const actor = await presentOwner(context);
  const begun = await begunWith(context, actor, source.trim(), sku.trim());
  if (!begun) return beside(fields, { source: "errors.source" });
  if (file && file.size > MOST.fileBytes) return beside(fields, { file: "errors.csv.long" });
  const text = file ? await file.text() : "";
  // The ids of lines follow from their places, so that what is sent twice is the same list.
  const read = text.trim() === "" ? { lines: [] } : readMaterialCsv(text, context.language, newId);
  if ("problem" in read) {
    const at: Record<string, string> =
      read.problem === "line" ? { line: String(read.line), column: read.column } : {};
    return beside({ ...fields, ...at }, { file: `errors.csv.${read.problem}` });
  }
  const lines = [...begun.lines, ...read.lines].map((line, n) => ({ ...line, id: `l${n + 1}` }));
  if (lines.length > MOST.lines) return beside(fields, { file: "errors.csv.long" });
  const last = begun.last;
  const from = last && {
    ...{ yard: last.yard, supplier: last.supplier, gate: last.gate, unload: last.unload },
    ...{ maxTons: last.maxTons, miles: last.miles },
  };
  const yard = begun.yard && {
    ...begun.yard,
    ...{ gate: "", unload: "hand" as const, maxTons: 0, miles: 0 },
  };
  const made = await createList(context, actor, {
    ...{ idem, topic, siteName, zone, lines, from: from ?? yard },
  });
  return made.ok ? { ok: true, toast: "expressBegun", to: orderPath(made.id) } : refused(made.error, fields);
}

interface OrderForm {
  id: string;
  form: FormData;
  photo?: File;
  fields: Sent["fields"];
  actor: Present;
}

type Handler = (context: AppLoadContext, sent: OrderForm) => Promise<Answer>;

/** The lines as the page shows them now, of which a form changes some. */
async function currentLines(context: AppLoadContext, actor: Present, id: string) {
  const order = await orderToCopy(context.db, actor, id);
  return order && (order.lines as MaterialLine[]);
}

const done = (toast: ToastCode, to: string): Answer => ({ ok: true, toast, to });

const lines: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, LinesForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, version } = submission.value;
  const current = await currentLines(context, actor, id);
  if (!current) return refused("gone", fields);
  const here = orderPath(id);
  if (intent === "bill") {
    const bill = billIn(fields, current);
    if ("errors" in bill) return beside(fields, bill.errors);
    const saved = await saveBill(context, actor, { id, version, billed: bill.billed });
    return saved.ok ? done("expressBilled", `${here}#match`) : refused(saved.error, fields);
  }
  const read =
    intent === "add"
      ? addedLine(fields, current, context.language)
      : linesIn(fields, current, context.language);
  if ("errors" in read) return beside(fields, read.errors);
  if (read.lines.length > MOST.lines) return refused("manyLines", fields);
  const saved = await saveLines(context, actor, { id, version, lines: read.lines });
  return saved.ok ? done("expressSaved", `${here}#lines`) : refused(saved.error, fields);
};

const where: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, WhereForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...said } = submission.value;
  const saved = await saveWhere(context, actor, { id, yard: "", ...said });
  return saved.ok ? done("expressSaved", `${orderPath(id)}#where`) : refused(saved.error, fields);
};

const slot: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, SlotForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...asked } = submission.value;
  const sent = await requestOrder(context, actor, { id, ...asked });
  return sent.ok ? done("expressAsked", orderPath(id)) : refused(sent.error, fields);
};

const RECEIVED = {
  accept: "expressAccepted",
  findShort: "expressShort",
  findDamaged: "expressDamaged",
} as const satisfies Record<string, ToastCode>;

const receive: Handler = async (context, { id, form, photo, fields, actor }) => {
  const submission = parseForm(form, ReceiveForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, version, printedName, drawn, note } = submission.value;
  const current = await currentLines(context, actor, id);
  if (!current) return refused("gone", fields);
  const read = receivedIn(fields, current);
  if ("errors" in read) return beside(fields, read.errors);
  const received = { lines: read.lines, printedName, drawn: drawn.trim(), note };
  if (photo) {
    const name = photo.name;
    const bytes = new Uint8Array(await photo.arrayBuffer());
    const kept = await keepPhoto(storeOf(context), actor, { id, idem, name, bytes });
    if (!kept.ok) {
      if (kept.error === "not-allowed" || kept.error === "gone") return refused(kept.error, fields);
      return beside(fields, { photo: `errors.photo.${kept.error}` }, kept.error === "tooLarge" ? 413 : 400);
    }
  }
  const signed = await receiveOrder(context, actor, { id, version, idem, received });
  return signed.ok ? done(RECEIVED[signed.outcome], orderPath(id)) : refused(signed.error, fields);
};

const ask: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, AskForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, askedOf, answerBy } = submission.value;
  const asked = await askQuote(context, actor, { order: id, idem, supplier: askedOf, answerBy });
  return asked.ok ? done("expressQuoteAsked", `${orderPath(id)}#quotes`) : refused(asked.error, fields);
};

const take: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, TakeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const taken = await takeOffers(context, actor, { id, ...submission.value });
  if (!taken.ok) return refused(taken.error, fields);
  return done(taken.drafts > 0 ? "expressSplit" : "expressTaken", orderPath(id));
};

const close: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, CloseForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { quote, version, idem } = submission.value;
  const closed = await closeQuote(context, actor, { id: quote, version, idem });
  return closed.ok ? done("expressSaved", `${orderPath(id)}#quotes`) : refused(closed.error, fields);
};

const plain: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, PlainForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem } = submission.value;
  if (intent === "remove") {
    const removed = await removeOrder(context, actor, { id });
    return removed.ok ? done("expressRemoved", EXPRESS) : refused(removed.error, fields);
  }
  const order = await orderToCopy(context.db, actor, id);
  if (!order) return refused("gone", fields);
  const { topic, siteName, siteZone, yard, supplier, gate, unload, maxTons, miles, projectId } = order;
  const made = await createList(context, actor, {
    ...{ idem, topic, siteName, zone: siteZone, lines: order.lines as MaterialLine[] },
    // A job and its tasks are of the workspace that the order is in.
    from: {
      ...{ yard, supplier, gate, unload, maxTons, miles },
      projectId: order.workspace === actor.workspace ? projectId : null,
    },
  });
  return made.ok ? done("expressBegun", orderPath(made.id)) : refused(made.error, fields);
};

const press: Handler = async (context, { id, form, fields, actor }) => {
  const submission = parseForm(form, MoveForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const moved = await moveOrder(context, actor, { record: id, ...moving });
  return moved.ok ? done("expressMoved", orderPath(id)) : refused(moved.error, fields);
};

const HANDLERS: Readonly<Record<string, Handler>> = {
  ...{ lines, add: lines, bill: lines, where, slot, receive, ask, take, close },
  ...{ again: plain, remove: plain, [MOVE_INTENT]: press },
};

/** A form of an order's page. */
export async function answerOrderPage(
  context: AppLoadContext,
  id: string,
  { form, file: photo }: { form: FormData; file?: File },
): Promise<Answer> {
  const intent = String(form.get("intent") ?? "");
  const handler = Object.hasOwn(HANDLERS, intent) ? HANDLERS[intent] : undefined;
  return (handler ?? press)(context, {
    id,
    form,
    photo,
    fields: typedIn(form),
    actor: await presentOwner(context),
  });
}

/** Who acts by link: as typed, as last time, or as the link calls them where it asks for no name. */
const shownName = (typed: string, { name, link }: Holding) =>
  typed.trim() || name || (link.asksName ? "" : link.name);

/** A step of the supplier by link. */
export async function answerHeldOrder(
  context: AppLoadContext,
  holding: Holding,
  form: FormData,
  here: string,
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const submission = parseForm(form, HeldMoveForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moving } = submission.value;
  const printedName = shownName(String(form.get("printedName") ?? "").slice(0, MOST.name), holding);
  if (!printedName) return beside(fields, { printedName: "errors.printedName" });
  const moved = await moveOrder(context, holding.holder, {
    ...{ record: holding.link.subject.id, ...moving, printedName },
  });
  return moved.ok ? { ...done("expressMoved", here), printedName } : refused(moved.error, fields);
}

/** What a supplier answers to a request for prices. */
export async function answerHeldQuote(
  context: AppLoadContext,
  holding: Holding,
  { form, here, lines: asked }: { form: FormData; here: string; lines: readonly Pick<MaterialLine, "id">[] },
): Promise<Answer & { printedName?: string }> {
  const fields = typedIn(form);
  const submission = parseForm(form, AnswerForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, version, fee } = submission.value;
  const printedName = shownName(submission.value.printedName, holding);
  if (!printedName) return beside(fields, { printedName: "errors.printedName" });
  const read = answersIn(fields, asked);
  if ("errors" in read) return beside(fields, read.errors);
  const answered = await answerQuote(context, holding.holder, {
    ...{ id: holding.link.subject.id, version, idem, answers: read.answers, feeCents: fee, printedName },
  });
  return answered.ok ? { ...done("expressAnswered", here), printedName } : refused(answered.error, fields);
}
