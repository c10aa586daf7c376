import { type FileStore, storeOf } from "~/engines/file/file.server.ts";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { localDay } from "~/lib/local-day.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { dayFacts, factLines, takenLines } from "./day-facts.server.ts";
import { removeWithDocuments } from "./documents.commands.server.ts";
import { withLines } from "./log-lines.ts";
import { addToLog, saveLog, startLog } from "./logs.commands.server.ts";
import { projectProcess } from "./project.process.ts";
import { createProject, editProject, moveProject } from "./projects.commands.server.ts";
import { LOG_TEXTS, logPath, PROJECTS, projectPath } from "./projects.limits.ts";
import { findLogDay, findProject, lastLogDay } from "./projects.queries.server.ts";
import { LogAddition, LogEdit, NewLog, NewProject, ProjectEdit } from "./projects.schemas.ts";

type Context = Parameters<typeof createProject>[0] &
  Parameters<typeof dayFacts>[0] &
  Parameters<typeof presentOwner>[0] & { env: { pictures?: FileStore["bucket"] } };

const TYPED = [
  "name",
  "number",
  "client",
  "summary",
  "contract",
  ...LOG_TEXTS,
  "words",
  "printedName",
] as const;
const STATUS: Record<string, number> = {
  gone: 404,
  stale: 409,
  full: 409,
  locked: 409,
  draft: 409,
  blocked: 409,
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "note-missing")
    return { ok: false, status: 400, sent: { fields, errors: { note: "errors.noteMissing" } } };
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** Begins a job. `zone` is where its days are counted when it has no site. */
export async function answerNew(context: Context, form: FormData, zone: string): Promise<Answer> {
  const submission = parseForm(form, NewProject);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const result = await createProject(context, await presentOwner(context), { ...typed, zone });
  if (!result.ok) return refused(result.error, fields);
  return { ok: true, toast: "projectMade", to: projectPath(result.id) };
}

const Move = moveSchema(projectProcess);

/** A form of a project's page: a move, an edit, a new day, or taking it away. */
export async function answerProject(context: Context, id: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  const here = projectPath(id);
  switch (form.get("intent")) {
    case MOVE_INTENT: {
      const submission = parseForm(form, Move);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { transition, version, idem, note } = submission.value;
      const moved = await moveProject(context, actor, { record: id, transition, version, idem, note });
      return moved.ok ? { ok: true, toast: "projectMoved", to: here } : refused(moved.error, fields);
    }
    case "log":
      return answerDay(context, actor, { id, form, fields });
    case "remove": {
      const removed = await removeWithDocuments(storeOf(context), actor, id);
      return removed.ok
        ? { ok: true, toast: "projectRemoved", to: PROJECTS }
        : refused(removed.error, fields);
    }
    default: {
      const submission = parseForm(form, ProjectEdit);
      if (submission.status !== "success") return badForm(replyOf(submission), fields);
      const { intent: _, ...typed } = submission.value;
      const result = await editProject(context, actor, { id, ...typed });
      return result.ok ? { ok: true, toast: "projectSaved", to: here } : refused(result.error, fields);
    }
  }
}

async function answerDay(
  context: Context,
  actor: Present,
  { id, form, fields }: { id: string; form: FormData; fields: Sent["fields"] },
): Promise<Answer> {
  const submission = parseForm(form, NewLog);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, day } = submission.value;
  const project = await findProject(context.db, actor, id);
  if (!project) return refused("gone", fields);
  if (day > localDay(context.now(), project.siteZone))
    return { ok: false, status: 400, sent: { fields, errors: { day: "errors.future" } } };
  const { workspace, siteZone: zone, sample } = project;
  const found = await dayFacts(context, { workspace, job: id, day, zone, sample });
  const facts = factLines(found, context.language);
  const before = await lastLogDay(context.db, actor, { project: id, before: day });
  const then = before ? await dayFacts(context, { workspace, job: id, day: before, zone, sample }) : [];
  // In whatever language the last one was opened.
  const past = LANGUAGES.flatMap((language) => factLines(then, language).equipment.split("\n"));
  const started = await startLog(context, actor, { project: id, idem, day, facts, past });
  return started.ok
    ? { ok: true, toast: "logOpened", to: logPath(started.id) }
    : refused(started.error, fields);
}

/** A form of a day: writing it down, handing it in, or adding to it; photos come by `answerLogPhotos`. */
export async function answerLog(context: Context, id: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  const fields = typedIn(form);
  if (form.get("intent") === "add") {
    const submission = parseForm(form, LogAddition);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...typed } = submission.value;
    const added = await addToLog(context, actor, { id, ...typed });
    return added.ok ? { ok: true, toast: "logAdded", to: logPath(id) } : refused(added.error, fields);
  }
  const ticked = form.getAll("facts").filter((one) => typeof one === "string");
  // Several boxes have one name.
  if (ticked.length > 0) fields.facts = ticked.join("\n");
  const submission = parseForm(form, LogEdit);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent } = submission.value;
  const taken = intent === "take" ? "all" : ticked;
  const day = taken.length > 0 ? await findLogDay(context.db, actor, id) : undefined;
  const { texts, left } = withLines(
    submission.value,
    day ? takenLines(await dayFacts(context, day), context.language, taken) : [],
  );
  const saved = await saveLog(context, actor, { id, ...texts });
  if (!saved.ok) return refused(saved.error, fields);
  const said = intent === "submit" ? "logSubmitted" : intent === "take" ? "logTaken" : "logSaved";
  return { ok: true, toast: left > 0 ? "logNoRoom" : said, to: logPath(id) };
}
