import type { AppLoadContext } from "@remix-run/cloudflare";
import { dropFiles, keepFile, storeOf } from "~/engines/file/file.server.ts";
import { type Administrator, move } from "~/engines/process/process.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { inOwn, type Person, type Present } from "~/engines/trust/trust.server.ts";
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
import { enter, nominate, vote } from "./champions.commands.server.ts";
import { CHAMPION_LIMITS, MY_POINTS, nominationPath, PHOTO, SHORTLIST } from "./champions.limits.ts";
import { EntryForm, NominateForm, VoteForm } from "./champions.schemas.ts";
import bound from "./nomination.process.server.ts";
import { championNomination } from "./nomination.process.ts";

const STATUS: Record<string, number> = { gone: 404, "not-allowed": 403, own: 403, limit: 429 };

const refused = (error: string, fields: Sent["fields"]): Answer => ({
  ok: false,
  status: STATUS[error] ?? 409,
  sent: { fields, errors: {}, problem: `errors.${error}` },
});

/** Under which name whoever works here is counted. */
export async function answerEntry(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, EntryForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { kind, shownAs, shown } = submission.value;
  const done = await enter(context, actor, { kind, shownAs, shown: shown === "on" });
  if (done.ok) return { ok: true, toast: "championEntered", to: MY_POINTS };
  if (done.error === "taken") return beside(fields, { shownAs: "errors.taken" }, 409);
  if (done.error === "kind") return beside(fields, { kind: "errors.kindHere" });
  return refused(done.error, fields);
}

/** Refusals of a photo that have words of their own; all others say that it is no picture. */
const OF_PHOTO: Readonly<Record<string, number>> = { tooLarge: 413, full: 409, tooMany: 409 };

/** A nomination, with its photo. A photo that is refused holds the whole back, and what was typed is kept. */
export async function answerNominate(
  context: AppLoadContext,
  { id }: Pick<Member, "id">,
  form: FormData,
  file: File | undefined,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NominateForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  await context.rateLimit.take("deal");
  const actor = inOwn(`user:${id}`);
  const store = storeOf(context);
  const subject = { workspace: actor.workspace, type: PHOTO, id: typed.idem };
  if (file && file.size > 0) {
    const kept = await keepFile(
      store,
      actor,
      subject,
      { id: typed.idem, name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
      { kind: "picture", most: CHAMPION_LIMITS.photoBytes, count: 1 },
    );
    if (!kept.ok) {
      const status = OF_PHOTO[kept.error];
      return beside(
        fields,
        { photo: status ? `errors.photo_${kept.error}` : "errors.photo_unknown" },
        status,
      );
    }
  }
  const done = await nominate(context, actor.owner, typed);
  if (done.ok) return { ok: true, toast: "championNominated", to: nominationPath(done.id) };
  await dropFiles(store, actor, subject);
  if (done.error === "unknown" || done.error === "self")
    return beside(fields, { called: `errors.${done.error}` });
  return refused(done.error, fields);
}

type Step = { record: string; transition: string; version: number; idem: string; note: string };

async function stepped(
  context: AppLoadContext,
  who: Person | Administrator,
  step: Step,
  fields: Sent["fields"],
  to: string,
): Promise<Answer> {
  const moved = await move(context, bound, who, step);
  if (moved.ok) return { ok: true, toast: "championMoved", to };
  if (moved.error === "note-missing") return beside(fields, { note: "errors.note-missing" });
  if (moved.error === "blocked" && moved.guard)
    return { ok: false, status: 409, sent: { fields, errors: {}, problem: `guards.${moved.guard}` } };
  return refused(moved.error, fields);
}

/** A step of a nomination, or a vote for it. */
export async function answerNomination(
  context: AppLoadContext,
  { id: user }: Pick<Member, "id">,
  id: string,
  form: FormData,
): Promise<Answer> {
  const fields = typedIn(form);
  const actor = inOwn(`user:${user}`);
  if (form.get("intent") === MOVE_INTENT) {
    const moving = parseForm(form, moveSchema(championNomination));
    if (moving.status !== "success") return badForm(replyOf(moving), fields);
    const { intent: _, ...step } = moving.value;
    return stepped(context, actor, { record: id, ...step }, fields, nominationPath(id));
  }
  const submission = parseForm(form, VoteForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const done = await vote(context, actor.owner, { nomination: id });
  return done.ok ? { ok: true, toast: "championVoted", to: nominationPath(id) } : refused(done.error, fields);
}

/** What an administrator decides. */
export async function answerShortlist(
  context: AppLoadContext,
  who: Administrator,
  nomination: string,
  form: FormData,
): Promise<Answer> {
  const fields = { ...typedIn(form), nomination };
  const moving = parseForm(form, moveSchema(championNomination));
  if (moving.status !== "success") return badForm(replyOf(moving), fields);
  const { intent: _, ...step } = moving.value;
  return stepped(context, who, { record: nomination, ...step }, fields, SHORTLIST);
}
