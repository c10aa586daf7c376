import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  decideClaim,
  entryRefusal,
  saveEntry,
  takeEntryStep,
  writeReview,
} from "~/engines/directory/directory.server.ts";
import type { NewPlace } from "~/engines/directory/directory.ts";
import { readPosition } from "~/engines/place/place.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { problemOfCard } from "~/engines/rates/rates.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { MACHINES } from "~db/schema/listing.terms.ts";
import { bookingRelation } from "./relations.server.ts";
import { BANDS, CLAIMS, COMPANIES, companyPath, YARDS } from "./rental-companies.limits.ts";
import { ClaimDecision, CompanyForm, CompanyStep } from "./rental-companies.schemas.ts";
import { BLOCKS, cardOf, OPENS, rentalCompany, type Yard } from "./yard.ts";

/** What is given back to whoever may no longer write. */
const refused = entryRefusal(["name", "about", "body", "answer", "claimant", "evidence"]);

/** The yards of a form, and what is wrong with them by field. One of which nothing is typed is none. */
function placesIn(form: CompanyForm): { places: NewPlace[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const places = YARDS.flatMap((n) => {
    const typed = {
      called: form[`called_${n}`],
      address: form[`address_${n}`],
      phone: form[`phone_${n}`],
      hours: form[`hours_${n}`],
    };
    const at = form[`position_${n}`];
    if (at === "" && Object.values(typed).every((text) => text === "")) return [];
    if (typed.called === "") errors[`called_${n}`] = "errors.called";
    const read = readPosition(at);
    if (!read.ok) {
      errors[`position_${n}`] = "errors.position";
      return [];
    }
    return [{ ...typed, ...read.position }];
  });
  if (places.length === 0 && Object.keys(errors).length === 0) errors.called_0 = "errors.noYard";
  return { places, errors };
}

/** The list and the terms of a form, and what is wrong with them by field. */
function yardIn(form: CompanyForm): { yard: Yard; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const bands = BANDS.flatMap((n) => {
    const [miles, cents] = [form[`miles_${n}`], form[`band_${n}`]];
    if (miles === 0 && cents > 0) errors[`miles_${n}`] = "errors.miles";
    return miles > 0 ? [{ miles, cents }] : [];
  });
  const machines = MACHINES.flatMap((machine) => {
    const [day, week, month] = BLOCKS.map((block) => form[`${block}_${machine}`]) as [number, number, number];
    return day + week + month > 0 ? [{ machine, day, week, month }] : [];
  });
  const yard: Yard = {
    ...{ machines, bands },
    ...{ environmentalCents: form.environmental, fuelCents: form.fuel, cleaningCents: form.cleaning },
    ...{ waiverRate: form.waiver, weekend: form.weekend, offRent: form.offRent, late: form.late },
    open: OPENS.filter((when) => form[when] === "on"),
  };
  if (machines.length === 0) errors[`day_${MACHINES[0]}`] = "errors.noMachine";
  for (const machine of machines) {
    const problem = problemOfCard(cardOf(yard, machine));
    if (!problem) continue;
    if (problem.code === "hole") errors[`${problem.block}_${machine.machine}`] = "errors.hole";
    else if (problem.code === "bands") errors.miles_0 = "errors.bands";
    else if (problem.code === "rate") errors.waiver = "errors.percent";
    else errors[`day_${machine.machine}`] = "errors.money";
  }
  return { yard, errors };
}

/** The page of a company, new or changed. */
export async function answerCompanyForm(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, CompanyForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const { places, errors } = placesIn(typed);
  const { yard, errors: more } = yardIn(typed);
  const wrong = { ...errors, ...more };
  if (Object.keys(wrong).length > 0) return { ok: false, status: 400, sent: { fields, errors: wrong } };
  const { idem, company, version, name, about } = typed;
  const saved = await saveEntry(context, actor, {
    ...{ kind: rentalCompany, idem, name, about, attrs: yard, places },
    ...(company !== "" && { change: { id: company, version: version ?? 0 } }),
  });
  return saved.ok
    ? { ok: true, toast: "rentalCompanySaved", to: companyPath(saved.id) }
    : refused(saved.error, fields);
}

function taken(context: AppLoadContext, actor: Present, id: string, step: CompanyStep) {
  switch (step.intent) {
    case "review": {
      const { idem, body, booking } = step;
      const relation = bookingRelation(actor, id, booking);
      return writeReview(context, actor, { entry: id, relation, stars: Number(step.stars), body, idem });
    }
    default:
      return takeEntryStep(context, actor, id, step);
  }
}

const DONE = {
  review: "rentalCompanyReviewed",
  answer: "rentalCompanyAnswered",
  drop: "rentalCompanyReviewDropped",
  claim: "rentalCompanyClaimed",
  show: "rentalCompanyShown",
  withdraw: "rentalCompanyWithdrawn",
  remove: "rentalCompanyRemoved",
} as const satisfies Record<CompanyStep["intent"], ToastCode>;

/** Whatever is done on the page of one company. */
export async function answerCompany(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const submission = parseForm(form, CompanyStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  const done = await taken(context, await presentOwner(context), id, step);
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? COMPANIES : companyPath(id) };
}

/** What an administrator decides of a claim. */
export async function answerClaim(
  context: AppLoadContext,
  actor: Administrator,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, ClaimDecision);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, ...step } = submission.value;
  const decided = await decideClaim(context, actor, { ...step, verdict: intent });
  if (!decided.ok) return refused(decided.error, fields);
  return { ok: true, toast: intent === "grant" ? "claimGranted" : "claimRefused", to: CLAIMS };
}
