import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
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
import type { ToastCode } from "~/services/toast.ts";
import { COMMUNITY, COMMUNITY_LIMITS, QUEUE, threadPath } from "./community.limits.ts";
import { AskForm, QueueForm, ThreadForm } from "./community.schemas.ts";
import { type Before, beforeAsking } from "./community.view.server.ts";
import { proposeToJoe } from "./joe.server.ts";
import { accept, flag, follow, react, wall } from "./marks.commands.server.ts";
import { moderate } from "./moderation.commands.server.ts";
import { dropPostPhoto, keepPostPhoto } from "./photos.server.ts";
import { beginThread, edit, keepDraft, reply, takeBack } from "./threads.commands.server.ts";

const speakerOf = ({ id }: Member) => ({ owner: `user:${id}` });

/** Errors that belong to a field. */
const BESIDE: Record<string, Record<string, string>> = {
  name: { called: "errors.noName" },
  "name-taken": { called: "errors.nameTaken" },
  links: { body: "errors.links" },
  said: { body: "errors.said" },
};
const STATUS: Record<string, number> = { gone: 404, rate: 429, own: 403, "not-yours": 403 };
const PROBLEM: Record<string, string> = {
  "not-yours": "errors.notYours",
  "built-on": "errors.builtOn",
};

function refused(error: string, fields: Sent["fields"]): Answer {
  const field = BESIDE[error];
  if (field) return beside(fields, field);
  return {
    ok: false,
    status: STATUS[error] ?? 409,
    sent: { fields, errors: {}, problem: PROBLEM[error] ?? `errors.${error}` },
  };
}

/** A new thread: first what may save the question, then the question itself. */
export async function answerAsk(
  context: AppLoadContext,
  member: Member,
  form: FormData,
): Promise<Answer | { ok: "look"; before: Before; sent: Sent }> {
  const fields = typedIn(form);
  const submission = parseForm(form, AskForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const speaker = speakerOf(member);
  if (typed.intent === "check") {
    const before = await beforeAsking(context, speaker.owner, typed);
    return { ok: "look", before, sent: { fields, errors: {} } };
  }
  const trade = typed.trade === "all" ? "" : typed.trade;
  const begun = await beginThread(context, speaker, { ...typed, trade });
  if (begun.ok)
    return { ok: true, toast: begun.held ? "communityHeld" : "communityAsked", to: threadPath(begun.slug) };
  if (begun.error === "again" && begun.first)
    return {
      ok: false,
      status: 409,
      sent: { fields: { ...fields, first: begun.first }, errors: {}, problem: "errors.again" },
    };
  return refused(begun.error, fields);
}

interface Done {
  result: { ok: true; held?: boolean } | { ok: false; error: string };
  toast: ToastCode;
  /** Where on the page it leads. */
  at?: string;
}

async function carriedOut(
  context: AppLoadContext,
  member: Member,
  slug: string,
  step: ThreadForm,
): Promise<Done> {
  const speaker = speakerOf(member);
  switch (step.intent) {
    case "reply":
      return {
        result: await reply(context, speaker, { ...step, slug }),
        toast: "communitySaid",
        at: step.idem,
      };
    case "draft":
      return {
        result: await keepDraft(context, speaker, { slug, body: step.body }),
        toast: "communityDraft",
        at: "reply",
      };
    case "edit":
      return { result: await edit(context, speaker, step), toast: "communityEdited", at: step.post };
    case "take":
      return { result: await takeBack(context, speaker, step), toast: "communityTaken" };
    case "accept": {
      const result = await accept(context, speaker, step);
      if (result.ok) await proposeToJoe(context, step.post);
      return { result, toast: "communityPicked", at: step.post };
    }
    case "react":
      return {
        result: await react(context, speaker, { post: step.post, ...step.mark }),
        toast: "communityMarked",
        at: step.post,
      };
    case "follow":
      return {
        result: await follow(context, speaker, { slug, on: step.on === "on" }),
        toast: step.on === "on" ? "communityFollowed" : "communityUnfollowed",
      };
    case "block":
      return {
        result: await wall(context, speaker, { post: step.post, on: step.on === "on" }),
        toast: step.on === "on" ? "communityBlocked" : "communityUnblocked",
      };
    case "flag":
      return { result: await flag(context, speaker, step), toast: "communityFlagged" };
  }
}

const ownerOf = ({ id }: Member) => `user:${id}` as const;

/** Puts the photo of an answer aside; what is wrong with it, if anything is. A photo that stands is left as it is. */
async function photoProblem(context: AppLoadContext, member: Member, form: FormData, file: File) {
  if (file.size > COMMUNITY_LIMITS.photoBytes) return "tooLarge" as const;
  await context.rateLimit.take("deal");
  const kept = await keepPostPhoto(storeOf(context), ownerOf(member), {
    ...{ post: String(form.get("idem")), name: file.name },
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  if (kept.ok || kept.error === "tooMany") return undefined;
  return kept.error === "tooLarge" || kept.error === "full" ? kept.error : ("unknown" as const);
}

/** Whatever is done on the page of a thread. @param file the photo of an answer */
export async function answerThread(
  context: AppLoadContext,
  member: Member,
  slug: string,
  form: FormData,
  file?: File,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, ThreadForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  const shown = step.intent === "reply" && file && file.size > 0 ? file : undefined;
  const wrong = shown && (await photoProblem(context, member, form, shown));
  if (wrong) return beside(fields, { photo: `errors.photo.${wrong}` }, wrong === "tooLarge" ? 413 : 422);
  const { result, toast, at } = await carriedOut(context, member, slug, step);
  if (!result.ok) {
    if (step.intent === "reply" && shown) await dropPostPhoto(storeOf(context), ownerOf(member), step.idem);
    return refused(result.error, fields);
  }
  const thread = threadPath(slug);
  // Of a question that is taken back nothing is left to go to.
  const to = step.intent === "take" ? (fields.opening === "1" ? COMMUNITY : thread) : thread;
  return { ok: true, toast: result.held ? "communityHeld" : toast, to: at ? `${to}#p-${at}` : to };
}

/** What a moderator decides. */
export async function answerQueue(context: AppLoadContext, member: Member, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, QueueForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...moderation } = submission.value;
  const done = await moderate(context, speakerOf(member), moderation);
  return done.ok ? { ok: true, toast: "communityJudged", to: QUEUE } : refused(done.error, fields);
}
