import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
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
import { DRAFTS, draftLessonPath, draftPath } from "./courses.limits.ts";
import type { DraftChange } from "./draft.ts";
import {
  changeDraft,
  createDraft,
  discardDraft,
  publishDraft,
  retireDraft,
} from "./drafts.commands.server.ts";
import { DraftForm, DraftLessonForm, NewDraft } from "./drafts.schemas.ts";

const STATUS: Record<string, number> = { gone: 404, full: 409, stale: 409, gaps: 409 };
const TYPED = ["title", "about", "body", "ask", "why"] as const;

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

type Toast = Extract<Answer, { ok: true }>["toast"];
const done = (
  result: { ok: true } | { ok: false; error: string },
  fields: Sent["fields"],
  { toast = "draftSaved", to }: { toast?: Toast; to: string },
): Answer => (result.ok ? { ok: true, toast, to } : refused(result.error, fields));

/** A course of the firm's own is begun. */
export async function answerDrafts(context: AppLoadContext, actor: Person, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewDraft);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...settings } = submission.value;
  const made = await createDraft(context, actor, settings);
  return done(made, fields, { toast: "draftBegun", to: draftPath(settings.idem) });
}

/** The forms of a draft: what it is, its lessons and their order, and whether it is taught. */
export async function answerDraft(
  context: AppLoadContext,
  actor: Person,
  { id, form }: { id: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DraftForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const here = draftPath(id);
  const change = async (version: number, one: DraftChange, to: string = here) =>
    done(await changeDraft(context, actor, { id, version, change: one }), fields, { to });
  switch (sent.intent) {
    case "settings": {
      const { intent: _, version, ...settings } = sent;
      return change(version, { kind: "settings", settings });
    }
    case "add-lesson": {
      const lesson = { id: sent.idem, title: sent.lessonTitle };
      return change(sent.version, { kind: "add-lesson", lesson }, draftLessonPath(id, lesson.id));
    }
    case "move-lesson":
    case "drop-lesson":
      return change(sent.version, { kind: sent.intent, lesson: sent.lesson }, `${here}#lessons`);
    case "publish": {
      const published = await publishDraft(context, actor, { id, version: sent.version });
      return done(published, fields, { toast: "draftPublished", to: here });
    }
    case "discard":
      await discardDraft(context, actor, id);
      return { ok: true, toast: "draftDiscarded", to: DRAFTS };
    default: {
      const retired = sent.intent === "retire";
      const toast = retired ? "draftRetired" : "draftRestored";
      return done(await retireDraft(context, actor, { id, retired }), fields, { toast, to: here });
    }
  }
}

/** The forms of a lesson of a draft: its text and its questions. */
export async function answerDraftLesson(
  context: AppLoadContext,
  actor: Person,
  { id, lesson, form }: { id: string; lesson: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, DraftLessonForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const here = draftLessonPath(id, lesson);
  const change = async (one: DraftChange, to: string) =>
    done(await changeDraft(context, actor, { id, version: sent.version, change: one }), fields, { to });
  if (sent.intent === "lesson") {
    const { title, body = "" } = sent;
    return change({ kind: "lesson", lesson: { id: lesson, title, body: body.trim() } }, here);
  }
  if (sent.intent === "drop-question")
    return change({ kind: "drop-question", lesson, question: sent.question }, `${here}#questions`);
  const typed = [sent.choice1, sent.choice2, sent.choice3, sent.choice4, sent.choice5].map(
    (choice) => choice?.trim() ?? "",
  );
  const rightText = typed[Number(sent.right) - 1] ?? "";
  if (rightText === "") return beside(fields, { right: "errors.rightEmpty" }, 422);
  const choices = typed.filter((choice) => choice !== "");
  if (new Set(choices).size < choices.length) return beside(fields, { choice1: "errors.choicesSame" }, 422);
  const question = {
    id: sent.idem,
    ask: sent.ask,
    choices,
    right: choices.indexOf(rightText),
    why: sent.why,
  };
  return change({ kind: "question", lesson, question }, `${here}#questions`);
}
