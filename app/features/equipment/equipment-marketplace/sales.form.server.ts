import type { AppLoadContext } from "@remix-run/cloudflare";
import { boundListing, type ListingProblem } from "~/engines/listing/listing.server.ts";
import { listingProcess } from "~/engines/listing/listing.ts";
import { readPosition } from "~/engines/place/place.ts";
import { type Administrator, move } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
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
import { saleOffer } from "./offer.process.ts";
import {
  bookInspection,
  counterOffer,
  judgeReport,
  keepInspection,
  makeOffer,
  moveOffer,
  readInspection,
  reportSale,
} from "./offers.commands.server.ts";
import { answerPhoto } from "./photos.form.server.ts";
import {
  answerQuestion,
  askAbout,
  changeSale,
  listForSale,
  type SaleInput,
} from "./sales.commands.server.ts";
import { offerPath, REPORTS, salePath } from "./sales.limits.ts";
import { InspectionForm, OfferForm, ReportForm, SaleForm, SellForm } from "./sales.schemas.ts";

/** What is given back to whoever may no longer write. */
const TYPED = ["title", "words", "serviceLog", "message", "question", "answer", "note"] as const;
const STATUS: Record<string, number> = { gone: 404, quota: 403, "note-missing": 400 };
/** Ends of an offer that a refusal names, because a press came after them. */
const OVER = ["accepted", "inspection", "paid", "handedOver", "declined", "withdrawn", "expired"];
/** Refusals that belong beside a field. */
const BESIDE: Record<string, readonly [field: string, key: string]> = {
  twice: ["serial", "errors.twice"],
  withheld: ["serial", "errors.withheld"],
  short: ["serial", "errors.serial"],
  check: ["serial", "errors.check"],
  past: ["inspectDay", "errors.past"],
  far: ["inspectDay", "errors.far"],
  slot: ["inspectAt", "errors.slot"],
  "note-missing": ["note", "errors.noteMissing"],
};

function refused(
  { error, state, guard }: { error: string; state?: string; guard?: string },
  fields: Sent["fields"],
): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const field = BESIDE[error];
  if (field)
    return beside(
      fields,
      { [field[0]]: field[1] },
      ["twice", "withheld", "slot"].includes(error) ? 409 : 400,
    );
  const problem =
    error === "stale" && state !== undefined && OVER.includes(state)
      ? `happened.${state}`
      : error === "blocked" && guard
        ? `guards.${guard}`
        : `errors.${error}`;
  return { ok: false, status: STATUS[error] ?? 409, sent: { fields, errors: {}, problem } };
}

/** The fields in which an attribute is typed. */
const FIELD_OF: Record<string, readonly [field: string, key: string]> = {
  make: ["make", "errors.make"],
  model: ["model", "errors.model"],
  year: ["year", "errors.year"],
  hours: ["hours", "errors.hours"],
  serviceLog: ["serviceLog", "errors.long"],
  priceCents: ["price", "errors.price"],
};

function refusedSale(refusal: { error: string } & ListingProblem, fields: Sent["fields"]): Answer {
  if (refusal.error !== "attrs") return refused(refusal, fields);
  const [field, key] = FIELD_OF[refusal.field ?? ""] ?? ["machine", "errors.machine"];
  return beside(fields, { [field]: key });
}

type Typed = Pick<
  SellForm,
  | "title"
  | "words"
  | "model"
  | "year"
  | "hours"
  | "papers"
  | "serviceLog"
  | "price"
  | "ownerKind"
  | "offeredBy"
  | "town"
  | "position"
>;

/** A machine as it was typed; or what is wrong, by field. */
function inputOf(
  typed: Typed,
  { zone, now }: { zone: string; now: Date },
): { ok: true; input: SaleInput } | { ok: false; errors: Record<string, string> } {
  const place = readPosition(typed.position);
  const errors = {
    ...(place.ok ? {} : { position: "errors.position" }),
    // The models of a year come out in the one before it.
    ...(typed.year > now.getUTCFullYear() + 1 ? { year: "errors.year" } : {}),
  };
  if (!place.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  const { title, words, ownerKind, offeredBy, town, model, year, hours, papers, serviceLog, price } = typed;
  return {
    ok: true,
    input: {
      ...{ title, words, ownerKind, offeredBy, town, position: place.position, zone },
      attrs: { model, year, hours, title: papers, serviceLog, priceCents: price },
    },
  };
}

/** A machine that is offered for sale. */
export async function answerSell(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, SellForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem, machine, make, serial, ...typed } = submission.value;
  const read = inputOf(typed, { zone, now: context.now() });
  if (!read.ok) return beside(fields, read.errors);
  const made = await listForSale(context, actor, {
    ...read.input,
    ...{ idem, machine, make, serial, publish: intent === "publish" },
  });
  return made.ok ? { ok: true, toast: "saleListed", to: salePath(made.id) } : refusedSale(made, fields);
}

async function answerTyped(
  context: AppLoadContext,
  id: string,
  typed: SaleForm,
  { fields, file }: { fields: Sent["fields"]; file: File | undefined },
  zone: string,
): Promise<Answer> {
  const actor = await presentOwner(context);
  const here = salePath(id);
  switch (typed.intent) {
    case "edit": {
      const read = inputOf(typed, { zone, now: context.now() });
      if (!read.ok) return beside(fields, read.errors);
      const changed = await changeSale(context, actor, { ...read.input, id, version: typed.version });
      return changed.ok ? { ok: true, toast: "saleSaved", to: here } : refusedSale(changed, fields);
    }
    case "offer": {
      const { idem, amount, message } = typed;
      await context.rateLimit.take("deal");
      const made = await makeOffer(context, actor, { idem, listing: id, amountCents: amount, message });
      return made.ok ? { ok: true, toast: "saleOffered", to: offerPath(made.id) } : refused(made, fields);
    }
    case "ask": {
      const asked = await askAbout(context, actor, { ...typed, listing: id });
      return asked.ok ? { ok: true, toast: "saleAsked", to: `${here}#questions` } : refused(asked, fields);
    }
    case "reply": {
      const said = await answerQuestion(context, actor, { ...typed, listing: id });
      return said.ok ? { ok: true, toast: "saleAnswered", to: `${here}#questions` } : refused(said, fields);
    }
    case "photo":
    case "dropPhoto":
    case "firstPhoto": {
      const kept = await answerPhoto(context, actor, { listing: id, typed, file });
      if (kept.ok) return { ok: true, toast: "saleSaved", to: `${here}#photos` };
      return kept.file ? beside(fields, { file: kept.file }, kept.status) : refused(kept, fields);
    }
    default: {
      const said = await reportSale(context, actor, { ...typed, listing: id });
      return said.ok ? { ok: true, toast: "saleReported", to: here } : refused(said, fields);
    }
  }
}

/** A form of the page of one machine. */
export async function answerSale(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file?: File },
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(listingProcess));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    const moved = await move(context, boundListing, await presentOwner(context), { record: id, ...step });
    return moved.ok
      ? { ok: true, toast: "saleSaved", to: salePath(id) }
      : refused({ error: moved.error }, fields);
  }
  const submission = parseForm(form, SaleForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  return answerTyped(context, id, submission.value, { fields, file }, zone);
}

/** The checklist of an inspection: kept as far as it was filled in. */
async function answerInspection(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, InspectionForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const kept = await keepInspection(context, actor, {
    ...{ id, version: submission.value.version, answers: readInspection(fields) },
  });
  if (!kept.ok) return refused(kept, fields);
  const toast = kept.missing === 0 ? "saleInspectionWhole" : "saleInspectionKept";
  return { ok: true, toast, to: `${offerPath(id)}#inspection` };
}

/** A form of an offer's page. */
export async function answerOffer(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const done = (moved: Awaited<ReturnType<typeof moveOffer>>): Answer =>
    moved.ok ? { ok: true, toast: "saleOfferMoved", to: offerPath(id) } : refused(moved, fields);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(saleOffer));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    await context.rateLimit.take("deal");
    // Those that need a price or a day have forms of their own.
    if (step.transition === "counter" || step.transition === "answer")
      return beside(fields, { amount: "errors.price" });
    if (step.transition === "inspect") return beside(fields, { inspectDay: "errors.day" });
    return done(await moveOffer(context, actor, { record: id, ...step }));
  }
  if (form.get("intent") === "inspection") return answerInspection(context, actor, id, form);
  const submission = parseForm(form, OfferForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  if (typed.intent === "slot") {
    const { intent: _, ...step } = typed;
    return done(await bookInspection(context, actor, { record: id, ...step }));
  }
  const { intent: _, amount, ...step } = typed;
  return done(await counterOffer(context, actor, { record: id, ...step, amountCents: amount }));
}

/** What an administrator finds of a report. */
export async function answerReport(
  context: AppLoadContext,
  who: Administrator,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ReportForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, report, ...step } = submission.value;
  const judged = await judgeReport(context, who, { record: report, ...step });
  return judged.ok
    ? { ok: true, toast: "saleReportJudged", to: REPORTS }
    : refused({ error: judged.error }, fields);
}
