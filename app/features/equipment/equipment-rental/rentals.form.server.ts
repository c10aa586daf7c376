import type { AppLoadContext } from "@remix-run/cloudflare";
import { blockDays, MOST_DAYS, openDays } from "~/engines/booking/booking.server.ts";
import { boundListing, type ListingInput, type ListingProblem } from "~/engines/listing/listing.server.ts";
import { listingProcess } from "~/engines/listing/listing.ts";
import { readPosition } from "~/engines/place/place.ts";
import { move } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { CardProblem, QuoteProblem } from "~/engines/rates/rates.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { isMetricFirst, type Language } from "~/i18n/languages.ts";
import { daysBetween } from "~/lib/local-day.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { answerOwner } from "./owner.form.server.ts";
import { distanceOf, figureOf, powerOf } from "./read-search.ts";
import { refused } from "./refused.server.ts";
import {
  answerWant,
  changeMachine,
  dropWant,
  keepWant,
  offerMachine,
  requestMachine,
} from "./rentals.commands.server.ts";
import { listingPath, loanPath, OFFER, POLICIES, RENTAL, USUAL_WITHIN } from "./rentals.limits.ts";
import { ListingForm, OfferForm, SearchForm } from "./rentals.schemas.ts";

/** The field beside which a problem of a card is said. */
function cardField(problem: CardProblem): [field: string, key: string] {
  if (problem.code === "hole") return [problem.block, "errors.hole"];
  if (problem.code === "bands") return ["nearTo", "errors.bands"];
  if (problem.code === "rate") return ["taxRate", "errors.percent"];
  return ["day", "errors.dayPrice"];
}

/** The answer where a listing was not opened or changed: beside the field that is wrong, where it is one. */
function refusedListing(
  { error, field, problem }: { error: string } & ListingProblem,
  fields: Sent["fields"],
): Answer {
  if (error === "card" && problem) {
    const [name, key] = cardField(problem);
    return beside(fields, { [name]: key });
  }
  if (error === "attrs") return beside(fields, { [field ?? "machine"]: "errors.figure" });
  return refused(error, fields);
}

type Typed = Extract<ListingForm, { intent: "edit" }>;

/** A listing as it was typed; or what is wrong, by field. */
function inputOf(
  typed: Omit<Typed, "intent" | "version">,
  language: Language,
  zone: string,
): { ok: true; input: ListingInput } | { ok: false; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const metric = isMetricFirst(language);
  const figure = (name: "weight" | "digs" | "reaches" | "lifts") => {
    const kind = name === "weight" || name === "lifts" ? "weight" : "length";
    const said = typed[name].trim();
    if (!said) return {};
    const value = figureOf(said, kind, metric);
    if (value === undefined) errors[name] = `errors.${kind}`;
    return { [name]: value };
  };
  const power = powerOf(typed.power);
  if (typed.power.trim() !== "" && power === undefined) errors.power = "errors.power";
  const band = (name: "near" | "mid" | "far") => {
    const said = typed[`${name}To`].trim();
    if (!said) {
      if (typed[`${name}Price`] > 0) errors[`${name}To`] = "errors.distance";
      return [];
    }
    const metres = distanceOf(said, metric);
    if (metres === undefined) {
      errors[`${name}To`] = "errors.distance";
      return [];
    }
    return [{ upTo: metres, cents: typed[`${name}Price`] }];
  };
  const place = readPosition(typed.position);
  if (!place.ok) errors.position = "errors.position";
  const attrs = {
    machine: typed.machine,
    ...figure("weight"),
    ...figure("digs"),
    ...figure("reaches"),
    ...figure("lifts"),
    ...(power !== undefined && { power }),
  };
  const delivery = [...band("near"), ...band("mid"), ...band("far")];
  const priced = { day: typed.day, week: typed.week, month: typed.month };
  const fees = { cleaning: typed.cleaning, environmental: typed.environmental, operator: typed.operatorFee };
  const above = <T extends Record<string, number>>(amounts: T) =>
    Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents > 0));
  if (!place.ok || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    input: {
      ...{ sort: typed.machine, title: typed.title, words: typed.words.trim(), attrs, zone },
      ...{
        ownerKind: typed.ownerKind,
        offeredBy: typed.offeredBy,
        town: typed.town,
        position: place.position,
      },
      ...{ units: typed.units, withOperator: typed.withOperator === "on" },
      card: {
        prices: above(priced),
        ...{ leastHours: typed.leastDays * 24, delivery, fees: above(fees) },
        ...{ waiverRate: typed.waiverRate, taxRate: typed.taxRate, depositCents: typed.deposit },
        refunds: POLICIES[typed.policy],
      },
    },
  };
}

/** A form of the page on which machines are listed. */
export async function answerOffer(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, OfferForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  if (typed.intent === "answer") {
    const answered = await answerWant(context, actor, typed);
    return answered.ok
      ? { ok: true, toast: "rentalAnswered", to: `${OFFER}#needs` }
      : refused(answered.error, fields);
  }
  const read = inputOf(typed, context.language, zone);
  if (!read.ok) return beside(fields, read.errors);
  const made = await offerMachine(context, actor, {
    ...read.input,
    idem: typed.idem,
    publish: typed.intent === "publish",
  });
  if (made.ok) return { ok: true, toast: "rentalListed", to: listingPath(made.id) };
  return refusedListing(made, fields);
}

const quoteKey = ({ code }: QuoteProblem): [field: string, key: string] =>
  code === "tooFar" || code === "noDelivery" ? ["at", `errors.${code}`] : ["to", "errors.longSpan"];

/** A form of a listing's page: asking for it, or what its owner does. */
export async function answerListing(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file?: File },
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const here = listingPath(id);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(listingProcess));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    const moved = await move(context, boundListing, await presentOwner(context), { record: id, ...step });
    return moved.ok ? { ok: true, toast: "rentalSaved", to: here } : refused(moved.error, fields);
  }
  const submission = parseForm(form, ListingForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const actor = await presentOwner(context);
  switch (typed.intent) {
    case "request": {
      const place = typed.deliver === "yes" ? readPosition(typed.at) : undefined;
      if (place && !place.ok) return beside(fields, { at: "errors.position" });
      const { idem, version, from, to, message } = typed;
      await context.rateLimit.take("deal");
      const asked = await requestMachine(context, actor, {
        ...{ idem, listing: id, version, from, to, message: message.trim(), waiver: typed.waiver === "yes" },
        ...(place?.ok && { place: place.position }),
      });
      if (asked.ok) return { ok: true, toast: "rentalAsked", to: loanPath(asked.id) };
      if (asked.error === "quote" && asked.problem) {
        const [field, key] = quoteKey(asked.problem);
        return beside(fields, { [field]: key });
      }
      if (asked.error === "far") return beside(fields, { from: "errors.far" });
      if (asked.error === "past") return beside(fields, { from: "errors.past" });
      if (asked.error === "endsFirst") return beside(fields, { to: "errors.endsFirst" });
      if (asked.error === "long") return beside(fields, { to: "errors.longSpan" });
      const next = asked.next?.map((window) => `${window.from}/${window.to}`).join(" ");
      return refused(asked.error, next === undefined ? fields : { ...fields, next });
    }
    case "edit": {
      const read = inputOf(typed, context.language, zone);
      if (!read.ok) return beside(fields, read.errors);
      const changed = await changeMachine(context, actor, { ...read.input, id, version: typed.version });
      if (changed.ok) return { ok: true, toast: "rentalSaved", to: here };
      return refusedListing(changed, fields);
    }
    case "photo":
    case "dropPhoto":
    case "firstPhoto":
    case "feed":
      return answerOwner(context, actor, id, typed, { file, fields });
    default: {
      const { intent, unit, blockFrom: from, blockTo: to } = typed;
      if (to < from) return beside(fields, { blockTo: "errors.endsFirst" });
      if (daysBetween(from, to) >= MOST_DAYS) return beside(fields, { blockTo: "errors.longSpan" });
      const done = await (intent === "block" ? blockDays : openDays)(context, actor, {
        listing: id,
        unit,
        from,
        to,
      });
      return done.ok
        ? { ok: true, toast: "rentalSaved", to: `${here}#calendar` }
        : refused(done.error, fields);
    }
  }
}

/** A form of the search: what somebody looks for. */
export async function answerSearch(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, SearchForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const actor = await presentOwner(context);
  if (typed.intent === "drop") {
    const dropped = await dropWant(context, actor, typed.want);
    return dropped.ok
      ? { ok: true, toast: "rentalWantDropped", to: `${RENTAL}#wants` }
      : refused(dropped.error, fields);
  }
  const place = readPosition(typed.wantAt);
  if (!place.ok) return beside(fields, { wantAt: "errors.position" });
  if (typed.wantTo < typed.wantFrom) return beside(fields, { wantTo: "errors.endsFirst" });
  if (typed.wantTo < context.now().toISOString().slice(0, 10))
    return beside(fields, { wantTo: "errors.past" });
  const kept = await keepWant(context, actor, {
    ...{
      idem: typed.idem,
      machine: typed.wanted,
      from: typed.wantFrom,
      to: typed.wantTo,
      at: place.position,
    },
    ...{ within: USUAL_WITHIN, note: typed.note.trim(), told: typed.intent === "tell" },
  });
  return kept.ok
    ? { ok: true, toast: typed.intent === "tell" ? "rentalTold" : "rentalKept", to: `${RENTAL}#wants` }
    : refused(kept.error, fields);
}
