import type { AppLoadContext } from "@remix-run/cloudflare";
import { move } from "~/engines/process/process.server.ts";
import { moveSchema } from "~/engines/process/process.ts";
import { type Actor, type Holder, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { clockAt, momentsAt } from "~/lib/wall-clock.ts";
import { type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { writtenAt } from "~/services/waiting-post.server.ts";
import { approveShifts } from "./approvals.commands.server.ts";
import { setBudget } from "./budget.server.ts";
import { clock } from "./clock.commands.server.ts";
import { addWorker, makeCrew, removeCrew, saveWorker } from "./crews.commands.server.ts";
import { addShift, type FixRefusal, fixShift, type Times } from "./fix.commands.server.ts";
import { toMinute } from "./hours.ts";
import week from "./week.process.server.ts";
import { weekProcess } from "./week.process.ts";
import { weekId } from "./weeks.server.ts";
import {
  type Act,
  crewPath,
  shiftPath,
  WORKER_BOX,
  WORKFORCE,
  WORKFORCE_LIMITS,
  weekPath,
  workerPath,
} from "./workforce.limits.ts";
import { findWorker, readCrew, readShift } from "./workforce.queries.server.ts";
import {
  Acceptance,
  Clock,
  CodeBudget,
  CrewRemoval,
  DayApproval,
  NewCrew,
  NewShift,
  NewWorker,
  TypedShift,
  Voiding,
  WorkerChange,
} from "./workforce.schemas.ts";
import { shiftView } from "./workforce.view.server.ts";

/** A form as it was sent and refused. Errors are keys of the page's namespace, by field. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem?: string;
  /** Of a list of boxes, which were ticked. */
  chosen?: readonly string[];
}
export type Answer =
  | { ok: true; toast: ToastCode; params?: Record<string, string | number>; to: string }
  | { ok: false; status: number; sent: Sent };

const TYPED = ["name", "trade", "rate", "reason", "code", "budget"] as const;
const STATUS: Record<string, number> = {
  ...{ gone: 404, stale: 409, full: 409, twice: 409, locked: 409, overlap: 409, hours: 409, blocked: 409 },
  ...{ already: 409, notIn: 409, waited: 409 },
};

const badForm = (
  { errors, formError }: FormReply,
  fields: Sent["fields"],
  chosen?: readonly string[],
): Answer => ({
  ok: false,
  status: 400,
  sent: { fields, errors, chosen, ...(formError && { problem: formError }) },
});

/** @param field beside which the refusal stands; left out where it is about the whole form */
function refused(error: string, fields: Sent["fields"], field?: string, chosen?: readonly string[]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, chosen, errors: field ? { [field]: key } : {}, ...(!field && { problem: key }) },
  };
}

export async function answerWorkforce(context: AppLoadContext, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, NewCrew);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  const made = await makeCrew(context, await presentOwner(context), typed);
  return made.ok
    ? { ok: true, toast: "workforceCrewMade", to: crewPath(made.id) }
    : refused(made.error, fields);
}

const TOASTS: Record<Act, ToastCode> = {
  in: "workforceIn",
  switch: "workforceSwitched",
  out: "workforceOut",
};

interface Whose {
  crew: string;
  zone: string;
  workers: readonly string[];
  source: "phone" | "crew" | "kiosk";
  to: string;
  /** When it was pressed, where it waited for the network. */
  pressedAt?: Date;
}

/**
 * Clocks whoever is meant. A time that was typed is one of today at the site, and not still to come: what nobody could know
 * is refused. Those for whom there is nothing to do are named, and the others are done.
 */
async function answerClock(
  context: AppLoadContext,
  actor: Actor,
  form: FormData,
  { crew, zone, workers, source, to, pressedAt }: Whose,
): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, Clock);
  if (submission.status !== "success") return badForm(replyOf(submission), fields, workers);
  const { intent: act, time = "", break: breakMinutes, ...typed } = submission.value;
  if (workers.length === 0) return refused("nobody", fields, WORKER_BOX);
  const now = context.now();
  let at = toMinute(pressedAt ?? now);
  if (time !== "") {
    const before = momentsAt(localDay(now, zone), time, zone).filter((moment) => moment <= now.toISOString());
    const [chosen] = before.slice(-1);
    if (!chosen) return refused("later", fields, "time", workers);
    at = chosen;
  }
  const clocked = await clock(context, actor, { ...typed, crew, workers, act, at, breakMinutes, source });
  if (!clocked.ok) return refused(clocked.error, fields, undefined, workers);
  const { done, skipped } = clocked;
  if (done === 0) return refused(act === "in" ? "already" : "notIn", fields, WORKER_BOX, workers);
  return skipped.length > 0
    ? { ok: true, toast: "workforceSome", params: { count: done, names: skipped.join(", ") }, to }
    : { ok: true, toast: TOASTS[act], params: { count: done }, to };
}

const isAct = (intent: unknown): intent is Act => intent === "in" || intent === "out" || intent === "switch";

/** A form of a crew: the list that is clocked, somebody new, or taking the crew away. */
export async function answerCrew(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const intent = form.get("intent");
  if (isAct(intent)) {
    const read = await readCrew(context.db, actor, { id, since: "9999" });
    if (!read) return refused("gone", fields);
    const workers = form
      .getAll(WORKER_BOX)
      .filter((value): value is string => typeof value === "string" && value.length <= 80)
      .slice(0, WORKFORCE_LIMITS.workers);
    const to = crewPath(id);
    return answerClock(context, actor, form, {
      ...{ crew: id, zone: read.crew.siteZone, workers, source: "crew" },
      to,
    });
  }
  if (intent === "remove") {
    const submission = parseForm(form, CrewRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removeCrew(context, actor, id);
    return removed.ok
      ? { ok: true, toast: "workforceCrewRemoved", to: WORKFORCE }
      : refused(removed.error, fields);
  }
  const submission = parseForm(form, NewWorker);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, rate, ...typed } = submission.value;
  const added = await addWorker(context, actor, { ...typed, crew: id, rateCents: rate });
  return added.ok
    ? { ok: true, toast: "workforceWorkerAdded", to: `${crewPath(id)}#people` }
    : refused(added.error, fields, added.error === "twice" ? "name" : undefined);
}

const FIELD_OF: Partial<Record<FixRefusal, string>> = {
  ...{ negative: "to", tooLong: "to", future: "to", overlap: "from" },
};

interface TypedTimes {
  day: string;
  from: string;
  toDay: string;
  to: string;
  break: number;
  code: string;
  rate: number;
}

/**
 * The moments that were typed by the clocks of a site. Of an hour that is shown twice it is the first, unless the shift
 * stands at the second already or would end before it begins; an hour that is leapt over is none.
 */
function timesOf(
  typed: TypedTimes,
  zone: string,
  was?: { inAt: string; outAt: string | null },
): { times: Times } | { field: string } {
  const pick = (day: string, time: string, stands?: string | null, after = "") => {
    const shown = stands ? clockAt(stands, zone) : undefined;
    if (stands && shown?.day === day && shown.time === time) return stands;
    const moments = momentsAt(day, time, zone);
    return moments.find((moment) => moment > after) ?? moments[0];
  };
  const inAt = pick(typed.day, typed.from, was?.inAt);
  if (!inAt) return { field: "from" };
  const outAt = pick(typed.toDay, typed.to, was?.outAt, inAt);
  if (!outAt) return { field: "to" };
  return {
    times: { inAt, outAt, breakMinutes: typed.break, code: typed.code, rateCents: typed.rate || null },
  };
}

/** A form of a worker: clocking, a shift that nobody punched, or who they are. */
export async function answerWorker(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const found = await findWorker(context.db, actor, id);
  const read = found && (await readCrew(context.db, actor, { id: found.crewId, since: "9999" }));
  if (!found || !read) return refused("gone", fields);
  const to = workerPath(id);
  const zone = read.crew.siteZone;
  const intent = form.get("intent");
  if (isAct(intent))
    return answerClock(context, actor, form, { crew: read.crew.id, zone, workers: [id], source: "crew", to });
  if (intent === "shift") {
    const submission = parseForm(form, NewShift);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, idem, reason, ...typed } = submission.value;
    const read = timesOf(typed, zone);
    if ("field" in read) return refused("leapt", fields, read.field);
    const added = await addShift(context, actor, { worker: id, idem, reason, times: read.times });
    return added.ok
      ? { ok: true, toast: "workforceShiftAdded", to: `${workerPath(id)}?week=${typed.day}` }
      : refused(added.error, fields, FIELD_OF[added.error as FixRefusal]);
  }
  const submission = parseForm(form, WorkerChange);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, rate, active, again, ...typed } = submission.value;
  const saved = await saveWorker(context, actor, {
    ...{ ...typed, id, rateCents: rate, active: active === "on", again: again === "on" },
  });
  return saved.ok
    ? { ok: true, toast: "workforceWorkerSaved", to: workerPath(id) }
    : refused(saved.error, fields, saved.error === "twice" ? "name" : undefined);
}

/** A form of a shift: what is proposed, leaving it as it is, other times, or taking it out of the hours. */
export async function answerShift(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const actor: Person = await presentOwner(context);
  const row = await readShift(context.db, actor, id);
  if (!row) return refused("gone", fields);
  const to = shiftPath(id);
  const intent = form.get("intent");
  const finish = async (fix: Omit<Parameters<typeof fixShift>[2], "punch">): Promise<Answer> => {
    const fixed = await fixShift(context, actor, { ...fix, punch: id });
    if (fixed.ok) return { ok: true, toast: "workforceFixed", to };
    return refused(fixed.error, fields, fix.kind === "typed" ? FIELD_OF[fixed.error] : undefined);
  };
  if (intent === "accept" || intent === "keep") {
    const submission = parseForm(form, Acceptance);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, version, kind, reason, proposed } = submission.value;
    const { inAt, outAt, breakMinutes, code } = row.punch;
    if (intent === "keep") {
      // Two shifts at once, or one without an end, cannot stay as they are.
      if (!outAt || (kind !== "long_shift" && kind !== "outside_fence")) return refused("keep", fields);
      return finish({ idem, version, kind, reason, times: { inAt, outAt, breakMinutes, code } });
    }
    const view = await shiftView(context, await presentOwner(context), id);
    const offered = view?.exceptions.find((exception) => exception.kind === kind)?.proposal;
    // Sent twice, it is no exception any more: the command knows the form. What is offered is what was read, or nothing.
    const end =
      offered?.outAt === proposed.trim() ? offered.outAt : outAt === proposed.trim() ? outAt : undefined;
    if (!end) return refused("stale", fields);
    return finish({ idem, version, kind, reason, times: { inAt, outAt: end, breakMinutes, code } });
  }
  if (intent === "void") {
    const submission = parseForm(form, Voiding);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...typed } = submission.value;
    return finish({ ...typed, kind: "void" });
  }
  const submission = parseForm(form, TypedShift);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, idem, version, reason, ...typed } = submission.value;
  const read = timesOf(typed, row.punch.siteZone, row.punch);
  if ("field" in read) return refused("leapt", fields, read.field);
  return finish({ idem, version, kind: "typed", reason, times: read.times });
}

const WeekMove = moveSchema(weekProcess);

/** A form of a week: a day of it that somebody approves, or its next state. */
export async function answerWeek(
  context: AppLoadContext,
  { crew, weekOn, form }: { crew: string; weekOn: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "approve-day") {
    const submission = parseForm(form, DayApproval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { shifts } = submission.value;
    const done = await approveShifts(context, await presentOwner(context), { crew, shifts });
    return done.ok
      ? { ok: true, toast: "workforceDayApproved", to: `${weekPath(crew, weekOn)}#days` }
      : refused(done.error, fields);
  }
  if (form.get("intent") === "budget") {
    const submission = parseForm(form, CodeBudget);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { code, budget } = submission.value;
    const set = await setBudget(context, await presentOwner(context), { crew, code, hours: budget });
    return set.ok
      ? { ok: true, toast: "workforceBudgetSet", to: `${weekPath(crew, weekOn)}#budget` }
      : refused(set.error, fields, set.error === "full" ? "code" : undefined);
  }
  const submission = parseForm(form, WeekMove);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { transition, version, idem, note } = submission.value;
  const actor = await presentOwner(context);
  const moved = await move(context, week, actor, {
    record: weekId(crew, weekOn),
    transition,
    version,
    idem,
    note,
  });
  if (moved.ok) return { ok: true, toast: "workforceWeekMoved", to: weekPath(crew, weekOn) };
  if (moved.error === "note-missing") return refused("noteMissing", fields, "note");
  return refused(moved.error === "blocked" ? (moved.guard ?? "blocked") : moved.error, fields);
}

/**
 * Whoever holds a link clocks in, out, or to another job: a worker on their own phone, or anybody of a crew at its kiosk.
 * A press that waited for the network counts from when it was made.
 */
export async function answerHeld(
  context: AppLoadContext,
  holder: Holder,
  {
    form,
    request,
    ...whose
  }: {
    form: FormData;
    request: Request;
    crew: string;
    zone: string;
    workers: readonly string[];
    source: "phone" | "kiosk";
    to: string;
  },
): Promise<Answer> {
  const pressedAt = writtenAt(request, context.now());
  if (!pressedAt) return refused("waited", typedIn(form));
  // Neither says when or where else: that is the foreman's to correct.
  form.delete("time");
  form.delete("site");
  return answerClock(context, holder, form, { ...whose, pressedAt });
}
