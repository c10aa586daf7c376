import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  addShot,
  askLonger,
  claimDamage,
  decideClaim,
  dropShot,
  moveBooking,
  reviewBooking,
  signCondition,
  writeCondition,
} from "~/engines/booking/booking.server.ts";
import { BOOKING_LIMITS, bookingProcess, type ClaimItem, OWN_FORMS } from "~/engines/booking/booking.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { DecideForm, LoanForm } from "./loan.schemas.ts";
import { badFile, refused } from "./refused.server.ts";
import { LOAN_CLAIMS, loanPath } from "./rentals.limits.ts";

type Typed<Intent extends LoanForm["intent"]> = Extract<LoanForm, { intent: Intent }>;

const windows = (next: readonly { from: string; to: string }[] | undefined, fields: Sent["fields"]) =>
  next === undefined ? fields : { ...fields, next: next.map(({ from, to }) => `${from}/${to}`).join(" ") };

/** A step of the process that has no form of its own. */
async function answerMove(
  context: AppLoadContext,
  actor: Present,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const moving = parseForm(form, moveSchema(bookingProcess));
  if (moving.status !== "success") return badForm(replyOf(moving), fields);
  const { intent: _, ...step } = moving.value;
  // What is said along with these is missing here.
  if ((OWN_FORMS as readonly string[]).includes(step.transition)) return refused("blocked", fields);
  await context.rateLimit.take("deal");
  const moved = await moveBooking(context, actor, { record: id, ...step });
  if (moved.ok) return { ok: true, toast: "rentalSaved", to: loanPath(id) };
  if (moved.error === "blocked" && moved.guard)
    return refused("blocked", fields, { problem: `guards.${moved.guard}` });
  return refused(moved.error, windows(moved.next, fields));
}

const METER = /^\d{1,6}(?:[.,]\d)?$/;

async function answerCondition(
  context: AppLoadContext,
  actor: Present,
  id: string,
  typed: Typed<"condition">,
  fields: Sent["fields"],
): Promise<Answer> {
  const { stage, version, notes, body, running, fluids, controls, kit } = typed;
  const said = typed.meter.trim();
  if (said && !METER.test(said)) return beside(fields, { meter: "errors.meter" });
  if (!/^[0-8]?$/.test(typed.fuel)) return beside(fields, { fuel: "errors.fuel" });
  const answers = { body, running, fluids, controls, kit };
  const kept = await writeCondition(context, actor, {
    ...{ booking: id, stage, version, answers, notes: notes.trim() },
    meter: said ? Math.round(Number(said.replace(",", ".")) * 10) : null,
    fuel: typed.fuel === "" ? null : Number(typed.fuel),
  });
  if (kept.ok) return { ok: true, toast: "rentalCondition", to: loanPath(id, stage) };
  if (kept.error === "meter") return beside(fields, { meter: "errors.meterBack" });
  if (kept.error !== "missing") return refused(kept.error, fields);
  const blank = Object.entries(answers).filter(([, answer]) => answer === "");
  const errors = blank.map(([item]) => [item, "errors.answer"] as const);
  return beside(fields, errors.length > 0 ? Object.fromEntries(errors) : { notes: "errors.notes" });
}

/** The lines of a worksheet that say something; or what is wrong with one, by field. */
function itemsIn(typed: Typed<"claim">): { items: ClaimItem[]; errors: Record<string, string> } {
  const items: ClaimItem[] = [];
  const errors: Record<string, string> = {};
  for (const n of [0, 1, 2, 3] as const) {
    const what = typed[`what${n}`].trim();
    const [repairCents, newCents] = [typed[`repair${n}`], typed[`price${n}`]];
    const years = (name: "age" | "life") => {
      const said = typed[`${name}${n}`].trim();
      if (/^\d{0,2}$/.test(said) && Number(said) <= BOOKING_LIMITS.years) return Number(said);
      errors[`${name}${n}`] = "errors.years";
      return 0;
    };
    const [age, life] = [years("age"), years("life")];
    if (!what && repairCents + newCents === 0) continue;
    if (!what) errors[`what${n}`] = "errors.what";
    if (repairCents + newCents === 0) errors[`repair${n}`] = "errors.repair";
    // Without its life nobody can say what a part was still worth.
    if (newCents > 0 && life === 0) errors[`life${n}`] ??= "errors.life";
    items.push({ what, repairCents, newCents, age, life });
  }
  return { items, errors };
}

async function answerClaim(
  context: AppLoadContext,
  actor: Present,
  id: string,
  typed: Typed<"claim">,
  fields: Sent["fields"],
): Promise<Answer> {
  const { items, errors } = itemsIn(typed);
  if (Object.keys(errors).length > 0) return beside(fields, errors);
  const { idem, version, words } = typed;
  await context.rateLimit.take("deal");
  const claim = { booking: id, version, idem, items, words: words.trim() };
  let claimed = await claimDamage(context, actor, { ...claim, anew: false });
  // A claim that stands is written anew by the same form.
  if (!claimed.ok && claimed.error === "stale")
    claimed = await claimDamage(context, actor, { ...claim, anew: true });
  if (claimed.ok) return { ok: true, toast: "rentalClaimed", to: loanPath(id, "claim") };
  if (claimed.error === "more") return beside(fields, { what0: "errors.more" }, 409);
  if (claimed.error === "nothing") return beside(fields, { what0: "errors.nothing" });
  if (claimed.error === "blocked" && claimed.guard)
    return refused("blocked", fields, { problem: `guards.${claimed.guard}` });
  return refused(claimed.error, fields);
}

async function answerShot(
  context: AppLoadContext,
  actor: Present,
  id: string,
  typed: Typed<"shot">,
  { file, fields }: { file: File | undefined; fields: Sent["fields"] },
): Promise<Answer> {
  if (!file || file.size === 0) return badFile("none", fields);
  const { idem, stage, view } = typed;
  const kept = await addShot(storeOf(context), actor, {
    ...{ booking: id, stage, view, id: idem, name: file.name },
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (!kept.ok) return badFile(kept.error, fields);
  const part = stage === "answer" ? "claim" : stage;
  return { ok: true, toast: "rentalPhoto", to: `${loanPath(id, part)}#photos` };
}

/** A form of a loan's page. */
export async function answerLoan(
  context: AppLoadContext,
  actor: Present,
  id: string,
  { form, file }: { form: FormData; file: File | undefined },
): Promise<Answer> {
  if (form.get("intent") === MOVE_INTENT) return answerMove(context, actor, id, form);
  const fields = typedIn(form);
  const submission = parseForm(form, LoanForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  switch (typed.intent) {
    case "condition":
      return answerCondition(context, actor, id, typed, fields);
    case "shot":
      return answerShot(context, actor, id, typed, { file, fields });
    case "claim":
      return answerClaim(context, actor, id, typed, fields);
    case "sign": {
      const { stage, version, signature: name } = typed;
      const signed = await signCondition(context, actor, { booking: id, stage, version, name });
      return signed.ok
        ? { ok: true, toast: "rentalSigned", to: loanPath(id, stage) }
        : refused(signed.error, fields);
    }
    case "dropShot": {
      const { stage, view, shot } = typed;
      const dropped = await dropShot(storeOf(context), actor, { booking: id, stage, view, file: shot });
      const part = stage === "answer" ? "claim" : stage;
      return dropped.ok
        ? { ok: true, toast: "rentalSaved", to: `${loanPath(id, part)}#photos` }
        : refused(dropped.error, fields);
    }
    case "longer": {
      const { idem, version, until: to } = typed;
      await context.rateLimit.take("deal");
      const asked = await askLonger(context, actor, { booking: id, version, idem, to });
      if (asked.ok) return { ok: true, toast: "rentalLonger", to: loanPath(id) };
      if (asked.error === "endsFirst") return beside(fields, { until: "errors.longer" });
      if (asked.error === "long" || asked.error === "quote")
        return beside(fields, { until: "errors.longSpan" });
      return refused(asked.error, windows(asked.next, fields));
    }
    case "review": {
      const { idem, stars, body } = typed;
      const said = await reviewBooking(context, actor, { booking: id, stars, body: body.trim(), idem });
      return said.ok
        ? { ok: true, toast: "rentalReviewed", to: `${loanPath(id)}#reviews` }
        : refused(said.error, fields);
    }
  }
}

/** An administrator's answer to a claim. */
export async function answerDecision(
  context: AppLoadContext,
  who: Administrator,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DecideForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { loan: record, amount: decidedCents, note, version, idem } = submission.value;
  const decided = await decideClaim(context, who, { record, version, idem, note, decidedCents });
  return decided.ok ? { ok: true, toast: "rentalDecided", to: LOAN_CLAIMS } : refused(decided.error, fields);
}
