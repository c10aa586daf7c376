import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { momentAt, startOfDay } from "~/lib/wall-clock.ts";
import {
  type Answer,
  badForm,
  beside,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import type { Member } from "~/services/session.server.ts";
import {
  eventPath,
  LOUNGE,
  LOUNGE_ADMIN,
  LOUNGE_LIMITS,
  optionsOf,
  SUGGEST,
} from "./builders-lounge.limits.ts";
import {
  ComeForm,
  DecideForm,
  PhotoDecision,
  PhotoForm,
  PollForm,
  SuggestForm,
  VoteForm,
} from "./builders-lounge.schemas.ts";
import { changeSuggestion, come, decideEvent, leave, suggestEvent } from "./events.commands.server.ts";
import { decidePhoto, dropPhoto, sendPhoto, votePhoto } from "./photos.commands.server.ts";
import { openPoll, vote } from "./polls.commands.server.ts";

const STATUS: Record<string, number> = {
  gone: 404,
  "no-option": 400,
  "no-event": 404,
  limit: 429,
  noPhoto: 404,
};
/** Where a refusal stands: beside the field that it is about. */
const FIELD: Record<string, string> = { past: "closesOn", far: "closesOn", "no-option": "choice" };

const refused = (error: string, fields: Sent["fields"]): Answer => {
  const field = FIELD[error];
  if (field) return beside(fields, { [field]: `errors.${error}` });
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
};

/** People meet as themselves: whatever firm they work in now, this is their own. */
export const personOf = ({ id }: Pick<Member, "id">): Person => inOwn(`user:${id}`);

/** Whoever reads, by themselves; nobody where the browser owns nothing yet. */
export async function readerOf({ visitor }: Pick<AppLoadContext, "visitor">): Promise<Person | undefined> {
  const owner = await visitor.owner();
  return owner && inOwn(owner);
}

const PHOTO_INTENTS: readonly unknown[] = ["photo", "dropPhoto", "votePhoto"];
const PHOTOS = `${LOUNGE}#photos`;

/** A photo of the week, a vote for one, or the own one taken back. */
async function answerPhoto(
  context: AppLoadContext,
  actor: Person,
  form: FormData,
  file: File | undefined,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, PhotoForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  if (typed.intent !== "photo") {
    if (typed.intent === "dropPhoto") {
      await dropPhoto(storeOf(context), actor, typed);
      return { ok: true, toast: "loungePhotoDropped", to: PHOTOS };
    }
    const done = await votePhoto(context, actor, typed);
    return done.ok ? { ok: true, toast: "loungeVoted", to: PHOTOS } : refused(done.error, fields);
  }
  if (!file || file.size === 0) return beside(fields, { photo: "errors.photo.none" });
  if (file.size > LOUNGE_LIMITS.photoBytes) return beside(fields, { photo: "errors.photo.tooLarge" }, 413);
  await context.rateLimit.take("deal");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const done = await sendPhoto(storeOf(context), actor, { ...typed, name: file.name, bytes });
  if (done.ok) return { ok: true, toast: "loungePhotoSent", to: PHOTOS };
  if (done.error === "photoOnce") return refused(done.error, fields);
  if (done.error === "tooLarge") return beside(fields, { photo: "errors.photo.tooLarge" }, 413);
  if (done.error === "full") return beside(fields, { photo: "errors.photo.full" }, 409);
  return beside(fields, { photo: "errors.photo.unknown" });
}

/** A vote of the lounge, or what is done with a photo. @param file the photo that came along */
export async function answerLounge(
  context: AppLoadContext,
  actor: Person,
  form: FormData,
  file?: File,
): Promise<Answer> {
  const fields = typedIn(form);
  if (PHOTO_INTENTS.includes(form.get("intent"))) return answerPhoto(context, actor, form, file);
  const submission = parseForm(form, VoteForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { poll, choice } = submission.value;
  const done = await vote(context, actor, { poll, choice: Number(choice) });
  return done.ok
    ? { ok: true, toast: "loungeVoted", to: `${LOUNGE}#poll-${poll}` }
    : refused(done.error, fields);
}

/** An event that a member suggests. One that ends at an earlier time than it begins ends on the next day. */
export async function answerSuggest(context: AppLoadContext, actor: Person, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, SuggestForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  await context.rateLimit.take("deal");
  const { intent, event: changed, version, zone, day, from, until, ...event } = submission.value;
  const startsAt = momentAt(day, from, zone);
  const endsAt = momentAt(until > from ? day : dayAfter(day), until, zone);
  const when = { siteZone: zone, startsAt, endsAt };
  if (intent === "change") {
    const { idem: _, ...words } = event;
    const suggestion = { ...words, ...when, event: changed ?? "", version: version ?? 0 };
    const done = await changeSuggestion(context, actor, suggestion);
    if (done.ok) return { ok: true, toast: "loungeChanged", to: SUGGEST };
    if (done.error === "past" || done.error === "far") return beside(fields, { day: `errors.${done.error}` });
    return refused(done.error === "gone" ? "no-event" : done.error, fields);
  }
  const done = await suggestEvent(context, actor, { ...event, ...when });
  if (done.ok) return { ok: true, toast: "loungeSuggested", to: eventPath(done.id) };
  return done.error === "past" || done.error === "far"
    ? beside(fields, { day: `errors.${done.error}` })
    : refused(done.error, fields);
}

const TOASTS = { going: "loungeGoing", waiting: "loungeWaiting", maybe: "loungeMaybe" } as const;

/** Whether somebody comes to an event. */
export async function answerEvent(
  context: AppLoadContext,
  actor: Person,
  event: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ComeForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, guests } = submission.value;
  const to = `${eventPath(event)}#come` as const;
  const late = (error: string) =>
    refused(error === "past" ? "begun" : error === "gone" ? "no-event" : error, fields);
  if (intent === "leave") {
    const left = await leave(context, actor, { event });
    return left.ok ? { ok: true, toast: "loungeLeft", to } : late(left.error);
  }
  const done = await come(context, actor, { event, wish: intent, guests: Number(guests) });
  return done.ok ? { ok: true, toast: TOASTS[done.answer], to } : late(done.error);
}

async function answerDecision(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DecideForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, event, reason, version } = submission.value;
  const approve = intent === "approve";
  const done = await decideEvent(context, { event, approve, reason, version });
  if (done.ok) return { ok: true, toast: approve ? "loungeApproved" : "loungeDeclined", to: LOUNGE_ADMIN };
  if (done.error === "reason") return beside(fields, { reason: "errors.reason" });
  return refused(done.error === "gone" ? "no-event" : done.error, fields);
}

/** What an administrator does for the lounge. Days are those of their own clock. */
export async function answerLoungeAdmin(
  context: AppLoadContext,
  zone: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const intent = form.get("intent");
  if (intent === "approve" || intent === "decline") return answerDecision(context, form);
  if (intent === "showPhoto" || intent === "hidePhoto") {
    const decision = parseForm(form, PhotoDecision);
    if (decision.status !== "success") return badForm(replyOf(decision), fields);
    const show = decision.value.intent === "showPhoto";
    const decided = await decidePhoto(storeOf(context), { photo: decision.value.photo, show });
    return decided.ok
      ? { ok: true, toast: show ? "loungePhotoShown" : "loungePhotoHidden", to: `${LOUNGE_ADMIN}#photos` }
      : refused(decided.error, fields);
  }
  const submission = parseForm(form, PollForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, question, options, closesOn } = submission.value;
  const closesAt = startOfDay(dayAfter(closesOn), zone);
  const done = await openPoll(context, { idem, question, options: optionsOf(options), closesAt });
  return done.ok ? { ok: true, toast: "loungeAsked", to: LOUNGE_ADMIN } : refused(done.error, fields);
}
