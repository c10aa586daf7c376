import type { AppLoadContext } from "@remix-run/cloudflare";
import { blockDays, MOST_DAYS, openDays } from "~/engines/booking/booking.server.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import {
  addListingPhoto,
  boundListing,
  dropListingPhoto,
  type ListingInput,
  type ListingProblem,
  putFirst,
} from "~/engines/listing/listing.server.ts";
import { type Lodging, listingProcess } from "~/engines/listing/listing.ts";
import { readPosition } from "~/engines/place/place.ts";
import { move } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { CardProblem } from "~/engines/rates/rates.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
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
import { changeHouse, offerHouse, requestStay } from "./houses.commands.server.ts";
import { housePath, POLICIES, stayPath } from "./lodging.limits.ts";
import { EditForm, HouseForm, type HouseTyped, OfferForm } from "./lodging.schemas.ts";
import { badFile, refused } from "./refused.server.ts";

/** The field beside which a problem of a card is said. */
function cardField(problem: CardProblem): [field: string, key: string] {
  if (problem.code === "hole") return [problem.block === "day" ? "night" : problem.block, "errors.hole"];
  if (problem.code === "rate") return ["taxRate", "errors.percent"];
  return ["night", "errors.nightPrice"];
}

const ATTR_FIELDS: Readonly<Record<string, string>> = { rooms: "roomCount" };

/** The answer where a house was not listed or changed: beside the field that is wrong, where it is one. */
function refusedHouse(
  { error, field, problem }: { error: string } & ListingProblem,
  fields: Sent["fields"],
): Answer {
  if (error === "card" && problem) {
    const [name, key] = cardField(problem);
    return beside(fields, { [name]: key });
  }
  if (error === "attrs") return beside(fields, { [ATTR_FIELDS[field ?? ""] ?? "lodging"]: "errors.form" });
  return refused(error, fields);
}

/** A house as it was typed, or undefined where its position cannot be read. */
function inputOf(typed: HouseTyped, zone: string): ListingInput | undefined {
  const place = readPosition(typed.position);
  if (!place.ok) return undefined;
  const attrs: Lodging = {
    ...{ lodging: typed.lodging, rooms: typed.roomCount, leastBeds: typed.leastBeds },
    ...{ kitchen: typed.kitchen === "on", laundry: typed.laundry === "on", wifi: typed.wifi === "on" },
    ...{ truckParking: typed.truckParking === "on", extends: typed.extends === "on" },
    ...{ longestNights: typed.longestNights, noticeNights: typed.noticeNights },
  };
  return {
    ...{ sort: typed.lodging, title: typed.title, words: typed.words.trim(), attrs, zone },
    ...{ ownerKind: typed.ownerKind, offeredBy: typed.offeredBy, town: typed.town, position: place.position },
    ...{ units: typed.beds, withOperator: false },
    card: {
      prices: {
        day: typed.night,
        ...(typed.week > 0 && { week: typed.week }),
        ...(typed.month > 0 && { month: typed.month }),
      },
      leastHours: typed.leastNights * 24,
      ...(typed.cleaning > 0 && { fees: { cleaning: typed.cleaning } }),
      ...{ taxRate: typed.taxRate, refunds: POLICIES[typed.policy] },
    },
  };
}

/** A form of the page on which houses are listed. */
export async function answerOffer(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, OfferForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, idem, ...typed } = submission.value;
  const input = inputOf(typed, zone);
  if (!input) return beside(fields, { position: "errors.position" });
  const made = await offerHouse(context, actor, { ...input, idem, publish: intent === "publish" });
  if (made.ok) return { ok: true, toast: "lodgingListed", to: housePath(made.id) };
  return refusedHouse(made, fields);
}

async function answerEdit(
  context: AppLoadContext,
  actor: Present,
  id: string,
  { form, zone }: { form: FormData; zone: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, EditForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, version, ...typed } = submission.value;
  const input = inputOf(typed, zone);
  if (!input) return beside(fields, { position: "errors.position" });
  const changed = await changeHouse(context, actor, { ...input, id, version });
  if (changed.ok) return { ok: true, toast: "lodgingSaved", to: housePath(id) };
  return refusedHouse(changed, fields);
}

type Request = Extract<HouseForm, { intent: "request" }>;

/** Beside which field a refusal by the days is said. */
const BESIDE: Readonly<Record<string, [field: string, key: string]>> = {
  past: ["arrive", "errors.past"],
  far: ["arrive", "errors.far"],
  endsFirst: ["leave", "errors.leavesFirst"],
  long: ["leave", "errors.tooLong"],
  longest: ["leave", "errors.longest"],
  quote: ["leave", "errors.tooLong"],
  beds: ["crew", "errors.tooSmall"],
};

async function answerRequest(
  context: AppLoadContext,
  actor: Present,
  house: string,
  { typed, fields }: { typed: Request; fields: Sent["fields"] },
): Promise<Answer> {
  const { intent: _, message, ...request } = typed;
  // A guest is anew a workspace with each form that brings no cookie, and beds are held for days.
  await context.rateLimit.take("deal");
  const asked = await requestStay(context, actor, { ...request, house, message: message.trim() });
  if (asked.ok) return { ok: true, toast: "lodgingAsked", to: stayPath(asked.id) };
  const field = BESIDE[asked.error];
  if (field) return beside(fields, { [field[0]]: field[1] });
  const next = asked.next?.map(({ from, to }) => `${from}/${to}`).join(" ");
  return refused(asked.error, next === undefined ? fields : { ...fields, next });
}

/** A form of a house's page: asking for beds, or what its owner does. */
export async function answerHouse(
  context: AppLoadContext,
  id: string,
  { form, file }: { form: FormData; file?: File },
  zone: string,
): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const here = housePath(id);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(listingProcess));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    const moved = await move(context, boundListing, actor, { record: id, ...step });
    return moved.ok ? { ok: true, toast: "lodgingSaved", to: here } : refused(moved.error, fields);
  }
  if (form.get("intent") === "edit") return answerEdit(context, actor, id, { form, zone });
  const submission = parseForm(form, HouseForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  if (typed.intent === "request") return answerRequest(context, actor, id, { typed, fields });
  if (typed.intent === "block" || typed.intent === "open") {
    const { intent, unit, blockFrom: from, blockTo: to } = typed;
    if (to < from) return beside(fields, { blockTo: "errors.blockEnds" });
    if (daysBetween(from, to) >= MOST_DAYS) return beside(fields, { blockTo: "errors.tooLong" });
    const done = await (intent === "block" ? blockDays : openDays)(context, actor, {
      ...{ listing: id, unit, from, to },
    });
    if (done.ok) return { ok: true, toast: "lodgingSaved", to: `${here}#calendar` };
    return done.error === "taken"
      ? beside(fields, { unit: "errors.bedHeld" }, 409)
      : refused(done.error, fields);
  }
  const store = storeOf(context);
  const photos = `${here}#photos`;
  if (typed.intent === "photo") {
    if (!file || file.size === 0) return badFile("none", fields);
    const kept = await addListingPhoto(store, actor, {
      ...{ listing: id, id: typed.idem, name: file.name },
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    return kept.ok ? { ok: true, toast: "lodgingPhoto", to: photos } : badFile(kept.error, fields);
  }
  const change = { listing: id, file: typed.photo };
  const done =
    typed.intent === "dropPhoto"
      ? await dropListingPhoto(store, actor, change)
      : await putFirst(context, actor, change);
  return done.ok ? { ok: true, toast: "lodgingSaved", to: photos } : refused(done.error, fields);
}
