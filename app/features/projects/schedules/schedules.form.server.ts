import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import {
  badForm,
  type FormReply,
  parseForm,
  readForm,
  readUpload,
  replyOf,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { type ImportedSchedule, readFile } from "./import.server.ts";
import { numbered } from "./numbered.ts";
import { readTasks } from "./read-tasks.ts";
import { loopIn } from "./schedule-statements.server.ts";
import {
  addTasks,
  changeFeed,
  changeSettings,
  createSchedule,
  removeSchedule,
  type ScheduleResult,
  setDataDate,
  takeBaseline,
} from "./schedules.commands.server.ts";
import { EXAMPLE, SCHEDULE_LIMITS } from "./schedules.limits.ts";
import { type ReadTask, readSchedule } from "./schedules.queries.server.ts";
import { ScheduleChange, ScheduleStart } from "./schedules.schemas.ts";
import {
  changeTask,
  closePromise,
  finishTask,
  promiseTasks,
  removeTask,
  shiftTask,
  type TaskResult,
} from "./tasks.commands.server.ts";
import { isTemplate, templateTasks } from "./templates.data.server.ts";

type Context = Parameters<typeof createSchedule>[0] &
  Parameters<typeof presentOwner>[0] & { language: Parameters<typeof templateTasks>[1] };

/** A form as it was sent and refused; errors by field are keys of the namespace `schedules`. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
  words?: Readonly<Record<string, string>>;
  /** Each line of what was pasted that could not be read. */
  lines?: { line: number; typed: string; problem: string }[];
  /** What the task says now, beside what was typed. */
  current?: ReadTask;
}

export type Answer = { ok: true; toast: ToastCode; to: string } | { ok: false; status: number; sent: Sent };

const TYPED = ["name", "lines", "links", "crew", "location", "phase"] as const;
const STATUS = { gone: 404, stale: 409, full: 409, field: 400 } as const;
const NAMED = 20;

function refused(
  result: Exclude<ScheduleResult | TaskResult, { ok: true }>,
  fields: FormReply["fields"],
): Answer {
  if (result.error === "not-allowed") throw noAccess(fields, TYPED);
  const status = STATUS[result.error];
  if (result.error === "field") {
    const { field, key, words } = result;
    return { ok: false, status, sent: { fields, errors: { [field]: key }, words } };
  }
  const current = "current" in result ? result.current : undefined;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${result.error}`, current } };
}

async function importFile(
  context: Context,
  { idem, startOn, project }: { idem: string; startOn: string; project: string },
  { file, fields }: { file: File | undefined; fields: FormReply["fields"] },
): Promise<Answer> {
  const bad = (key: string, more: Partial<Sent> = {}): Answer => ({
    ok: false,
    status: 400,
    sent: { fields, errors: { file: key }, ...more },
  });
  if (!file) return bad("errors.file");
  if (file.size > SCHEDULE_LIMITS.file) return bad("errors.fileLarge");
  const read: ImportedSchedule | { key: string } = readFile(await file.text(), {
    name: file.name.replace(/\.\w{1,5}$/, "").trim(),
    startOn,
  });
  if ("key" in read) return bad(read.key);
  if (read.bad.length > 0) return bad("errors.fileLines", { lines: read.bad.slice(0, NAMED) });
  if (read.typed.length === 0) return bad("errors.fileEmpty");
  if (read.typed.length > SCHEDULE_LIMITS.tasks) return bad("errors.fileLong");
  const { head, typed } = read;
  const made = numbered(typed, { from: 0, tasks: [], perWeek: head.workdays.length });
  if ("key" in made) return bad(made.key, { words: made.words });
  const loop = loopIn(
    head,
    made.tasks.map((task) => ({ ...task, id: "" })),
  );
  if (loop) return bad(loop.key, { words: loop.words });
  const result = await createSchedule(context, await presentOwner(context), {
    ...{ idem, project },
    ...head,
    tasks: made.tasks,
  });
  if (!result.ok) return refused(result, fields);
  return { ok: true, toast: "scheduleMade", to: `/schedule/${result.id}` };
}

/** Makes a schedule: blank, from a template, or of a file. */
export async function answerStart(context: Context, request: Request): Promise<Answer> {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const submission = parseForm(form, ScheduleStart);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const start = submission.value;
  if (start.intent === "import") return importFile(context, start, { file, fields });
  const { idem, name, startOn, template, project } = start;
  const result = await createSchedule(context, await presentOwner(context), {
    ...{ idem, name, startOn, project },
    dataDate: startOn,
    deadline: null,
    // In Israel the week begins on Sunday.
    workdays: context.language === "he" ? "01234" : "12345",
    holidays: "",
    extraDays: "",
    tasks: isTemplate(template) ? templateTasks(template, context.language) : [],
  });
  if (!result.ok) return refused(result, fields);
  return { ok: true, toast: "scheduleMade", to: `/schedule/${result.id}` };
}

const DONE = {
  add: "scheduleAdded",
  edit: "scheduleSaved",
  tick: "scheduleSaved",
  remove: "scheduleRemoved",
  report: "scheduleReported",
  settings: "scheduleSaved",
  baseline: "scheduleBaseline",
  shift: "scheduleSaved",
  promise: "schedulePromised",
  close: "scheduleClosed",
  feed: "scheduleFeed",
  delete: "scheduleDeleted",
} as const satisfies Record<ScheduleChange["intent"], ToastCode>;

/** Where a form leads that did what it says. */
function next(change: ScheduleChange, id: string): string {
  switch (change.intent) {
    case "delete":
      return "/ultimate-scheduling";
    case "settings":
    case "baseline":
    case "feed":
      return `/schedule/${id}?view=settings`;
    case "promise":
    case "close":
      return `/schedule/${id}?view=week`;
    case "tick":
      return change.back === "home" ? "/#my-site" : `/schedule/${id}`;
    case "edit":
      return `/schedule/${id}?at=${change.task}#t-${change.task}`;
    default:
      return `/schedule/${id}`;
  }
}

async function changed(
  context: Context,
  actor: Present,
  { id, day }: { id: string; day: string },
  change: ScheduleChange,
): Promise<ScheduleResult | TaskResult | Pick<Sent, "lines">> {
  switch (change.intent) {
    case "add": {
      const found = await readSchedule(context.db, actor, id);
      const { tasks, bad } = readTasks(change.lines, found?.workdays.length || 5);
      if (bad.length > 0) return { lines: bad.slice(0, NAMED) };
      if (tasks.length > SCHEDULE_LIMITS.lines)
        return { ok: false, error: "field", field: "lines", key: "errors.linesLong" };
      const typed = tasks.map((task) => ({ ...task, phase: task.phase || change.phase }));
      return addTasks(context, actor, { id, idem: change.idem, typed });
    }
    case "edit":
      return changeTask(context, actor, { ...change, id });
    case "tick":
      return finishTask(context, actor, { ...change, id, day });
    case "remove":
      return removeTask(context, actor, { ...change, id });
    case "report":
      return setDataDate(context, actor, { ...change, id });
    case "settings":
      return changeSettings(context, actor, { ...change, id });
    case "baseline":
      return takeBaseline(context, actor, { ...change, id });
    case "shift":
      return shiftTask(context, actor, { ...change, id });
    case "promise":
      return promiseTasks(context, actor, { ...change, id });
    case "close":
      return closePromise(context, actor, { ...change, id });
    case "feed":
      return changeFeed(context, actor, { ...change, id });
    case "delete":
      return removeSchedule(context, actor, { id });
  }
}

/** A change of one schedule. @param of which it is, and the day where whoever sends it is */
export async function answerChange(
  context: Context,
  actor: Present,
  { id, day }: { id: string; day: string },
  form: FormData,
): Promise<Answer> {
  const submission = parseForm(form, ScheduleChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  if (id === EXAMPLE) return refused({ ok: false, error: "gone" }, fields);
  const result = await changed(context, actor, { id, day }, change);
  if (!("ok" in result))
    return { ok: false, status: 400, sent: { fields, errors: { lines: "errors.linesBad" }, ...result } };
  if (!result.ok) return refused(result, fields);
  return { ok: true, toast: DONE[change.intent], to: next(change, id) };
}

/** What the start page says of a template. */
export const templateChoices = (language: Context["language"]) => {
  const t = translator(language, "schedules");
  return (["house", "bath", "office"] as const).map((id) => ({
    value: id,
    text: t("start.templateSize", { name: t(`templates.${id}`), number: templateTasks(id, language).length }),
  }));
};
