import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  addEntryPhoto,
  decideReport,
  dropEntryPhoto,
  dropSearch,
  entryRefusal,
  keepEntry,
  keepSearch,
  letEntryGo,
  reportReview,
  saveEntry,
  takeEntryStep,
  twinsOf,
  writeReview,
} from "~/engines/directory/directory.server.ts";
import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import { storeOf } from "~/engines/file/file.server.ts";
import { readPosition } from "~/engines/place/place.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { DIRECTORY, firmPath, LICENCES, REPORTS } from "./directory.limits.ts";
import { FirmForm, FirmStep, isClass, isRegion, ReportDecision, SearchStep } from "./directory.schemas.ts";
import { type Firm, firm, SPOKEN, TRADE_NAMES } from "./firm.ts";
import { queryOf, readSearch } from "./read-search.ts";
import { relationOf } from "./relations.server.ts";

/** What is given back to whoever may no longer write. */
const refused = entryRefusal([
  "name",
  "about",
  "services",
  "body",
  "answer",
  "claimant",
  "evidence",
  "told",
  "job",
  "called",
]);

/** The facts of a form, and what is wrong with them by field. */
function firmIn(form: FirmForm, today: string): { attrs: Firm; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const past = (name: string, day: string | null) => {
    if (day && day > today) errors[name] = "errors.future";
    return day ?? "";
  };
  const licences = LICENCES.flatMap((n) => {
    const [state, number, named] = [form[`state_${n}`], form[`number_${n}`], form[`class_${n}`]];
    const seenOn = past(`seen_${n}`, form[`seen_${n}`]);
    if (!state && !number && !named && !seenOn) return [];
    if (!isRegion(state)) errors[`state_${n}`] = "errors.choose";
    if (!number) errors[`number_${n}`] = "errors.number";
    if (isClass(named)) return [{ state, number, class: named, seenOn }];
    errors[`class_${n}`] = "errors.choose";
    return [];
  });
  const seenOn = past("insured", form.insured);
  if (form.insurance === "certificate" && !seenOn) errors.insured = "errors.insured";
  const trades = TRADE_NAMES.filter((trade) => form[`trade_${trade}`] === "on");
  if (trades.length === 0) errors[`trade_${TRADE_NAMES[0]}`] = "errors.trade";
  return {
    attrs: {
      ...{ trades, services: form.services, areaMiles: form.area, licences },
      insurance: { status: form.insurance, seenOn: form.insurance === "certificate" ? seenOn : "" },
      ...{ crew: form.crew, price: form.price, site: form.site },
      languages: SPOKEN.filter((language) => form[`language_${language}`] === "on"),
      emergency: form.emergency === "on",
    },
    errors,
  };
}

export type Twins = { id: string; name: string }[];

/** The page of a firm, new or changed. A new one that is nearly called like another is asked about once. */
export async function answerFirmForm(
  context: AppLoadContext,
  actor: Present,
  form: FormData,
): Promise<Answer & { twins?: Twins }> {
  const submission = parseForm(form, FirmForm);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const { attrs, errors } = firmIn(typed, context.now().toISOString().slice(0, 10));
  const read = readPosition(typed.position);
  if (!read.ok) errors.position = "errors.position";
  if (!read.ok || Object.keys(errors).length > 0) return beside(fields, errors);
  const { idem, version, name, about } = typed;
  if (typed.firm === "" && typed.sure !== "on") {
    const twins = (await twinsOf(context.db, firm, name)).filter(({ id }) => id !== idem);
    if (twins.length > 0) return { ...refused("twin", fields), twins };
  }
  const { called, address, phone, hours } = typed;
  const saved = await saveEntry(context, actor, {
    ...{ kind: firm, idem, name, about, attrs },
    places: [{ called, address, phone, hours, ...read.position }],
    ...(typed.firm !== "" && { change: { id: typed.firm, version: version ?? 0 } }),
  });
  return saved.ok ? { ok: true, toast: "firmSaved", to: firmPath(saved.id) } : refused(saved.error, fields);
}

function taken(
  context: AppLoadContext,
  actor: Present,
  id: string,
  step: Exclude<FirmStep, { intent: "photo" }>,
): Promise<CommandResult<string>> {
  switch (step.intent) {
    case "review": {
      const relation = relationOf(actor, id, step.relation);
      if (!relation) return Promise.resolve({ ok: false, error: "unrelated" });
      const { idem, body } = step;
      return writeReview(context, actor, { entry: id, relation, stars: Number(step.stars), body, idem });
    }
    case "report":
      return reportReview(context, actor, { ...step, body: step.told });
    case "dropPhoto":
      return dropEntryPhoto(storeOf(context), actor, { entry: id, file: step.photo });
    case "keep":
      return keepEntry(context, actor, { id });
    case "letGo":
      return letEntryGo(context, actor, { id });
    default:
      return takeEntryStep(context, actor, id, step);
  }
}

const DONE = {
  review: "firmReviewed",
  answer: "firmAnswered",
  drop: "firmReviewDropped",
  report: "firmReported",
  claim: "firmClaimed",
  show: "firmShown",
  withdraw: "firmWithdrawn",
  photo: "firmPhotoAdded",
  dropPhoto: "firmPhotoDropped",
  keep: "firmKept",
  letGo: "firmLetGo",
  remove: "firmRemoved",
} as const satisfies Record<FirmStep["intent"], ToastCode>;

/** Refusals of a photo that have words of their own; of all others it is told that it is no picture. */
const OF_PHOTO: Readonly<Record<string, number>> = { tooLarge: 413, full: 409, tooMany: 409 };

/** A photo of a job, on the page of a firm that one looks after. */
async function answerPhoto(
  context: AppLoadContext,
  id: string,
  { idem, job, year }: Extract<FirmStep, { intent: "photo" }>,
  { fields, file }: { fields: Sent["fields"]; file: File | undefined },
): Promise<Answer> {
  if (!file || file.size === 0) return beside(fields, { photo: "errors.photo.none" });
  if (file.size > DIRECTORY_LIMITS.photoBytes) return beside(fields, { photo: "errors.photo.tooLarge" }, 413);
  await context.rateLimit.take("deal");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await addEntryPhoto(storeOf(context), await presentOwner(context), {
    ...{ entry: id, idem, job, year, name: file.name, bytes },
  });
  if (kept.ok) return { ok: true, toast: "firmPhotoAdded", to: `${firmPath(id)}#photos` };
  if (kept.error === "gone" || kept.error === "not-allowed") return refused(kept.error, fields);
  const status = OF_PHOTO[kept.error];
  return beside(fields, { photo: status ? `errors.photo.${kept.error}` : "errors.photo.unknown" }, status);
}

/** Whatever is done on the page of one firm. @param file the photo that came along */
export async function answerFirm(
  context: AppLoadContext,
  id: string,
  form: FormData,
  file?: File,
): Promise<Answer> {
  const submission = parseForm(form, FirmStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  if (step.intent === "photo") return answerPhoto(context, id, step, { fields, file });
  const done = await taken(context, await presentOwner(context), id, step);
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? DIRECTORY : firmPath(id) };
}

/** A search that is kept under a name, or forgotten: of members and guests. */
export async function answerFirms(context: AppLoadContext, form: FormData): Promise<Answer> {
  const submission = parseForm(form, SearchStep);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  const actor = await presentOwner(context);
  if (step.intent === "dropSearch") {
    const dropped = await dropSearch(context, actor, { id: step.search });
    return dropped.ok
      ? { ok: true, toast: "firmSearchDropped", to: DIRECTORY }
      : refused(dropped.error, fields);
  }
  // As the page itself would write it, and without what it does not know.
  const query = queryOf(readSearch(new URLSearchParams(step.query)));
  if (query === "") return refused("noSearch", fields);
  const kept = await keepSearch(context, actor, { ...step, kind: firm, query });
  return kept.ok
    ? { ok: true, toast: "firmSearchKept", to: `${DIRECTORY}?${query}` }
    : refused(kept.error, fields);
}

/** What an administrator decides of a report. */
export async function answerReport(
  context: AppLoadContext,
  actor: Administrator,
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, ReportDecision);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, report, note } = submission.value;
  const decided = await decideReport(context, actor, { report, verdict: intent, note });
  if (!decided.ok) return refused(decided.error, fields);
  return { ok: true, toast: intent === "kept" ? "firmReviewKept" : "firmReviewTakenDown", to: REPORTS };
}
