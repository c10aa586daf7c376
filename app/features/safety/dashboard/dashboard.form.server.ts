import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { presentOwner } from "~/engines/trust/trust.server.ts";
import { momentAt } from "~/lib/wall-clock.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import {
  type Kept,
  removeReport,
  reportNearMiss,
  saveReport,
  setHours,
} from "./dashboard.commands.server.ts";
import { DASHBOARD, reportPath } from "./dashboard.limits.ts";
import { Hours, NearMiss, Report, ReportAction, ReportRemoval } from "./dashboard.schemas.ts";
import { isRecordable } from "./recordkeeping.ts";
import { planAction } from "./report-actions.commands.server.ts";

const TYPED = ["what", "place", "injury", "person", "action", "owner"] as const;
const STATUS: Record<string, number> = { gone: 404, stale: 409, full: 409 };

const wrong = (errors: Sent["errors"], fields: Sent["fields"]): Answer => ({
  ok: false,
  status: 400,
  sent: { fields, errors },
});

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** Where and when somebody asks: the day and the zone of their clocks. */
interface Here {
  today: string;
  zone: string;
}

/** A form of the dashboard: a near miss, or the hours of a month. */
export async function answerDashboard(context: AppLoadContext, form: FormData, here: Here): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "hours") {
    const submission = parseForm(form, Hours);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...typed } = submission.value;
    if (typed.month > here.today.slice(0, 7)) return wrong({ month: "errors.futureMonth" }, fields);
    const set = await setHours(context, await presentOwner(context), typed);
    return set.ok ? { ok: true, toast: "safetyHoursKept", to: DASHBOARD } : refused(set.error, fields);
  }
  const submission = parseForm(form, NearMiss);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, ...typed } = submission.value;
  if (typed.happenedOn > here.today) return wrong({ happenedOn: "errors.future" }, fields);
  const actor = await presentOwner(context);
  const reported = await reportNearMiss(context, actor, { ...typed, siteZone: here.zone });
  return reported.ok
    ? { ok: true, toast: "safetyReported", to: reportPath(typed.idem) }
    : refused(reported.error, fields);
}

/** What does not fit together, by field. */
function misfits(typed: Report, today: string): Record<string, string> {
  const errors: Record<string, string> = {};
  if (typed.happenedOn > today) errors.happenedOn = "errors.future";
  for (const [from, until] of [
    ["awayFrom", "awayUntil"],
    ["restrictedFrom", "restrictedUntil"],
  ] as const) {
    if (typed[until] !== "" && typed[from] === "") errors[from] = "errors.from";
    else if (typed[until] !== "" && typed[until] < typed[from]) errors[until] = "errors.order";
  }
  if (typed.outcome === "away" && typed.awayFrom === "") errors.awayFrom = "errors.from";
  if (typed.outcome === "restricted" && typed.restrictedFrom === "") errors.restrictedFrom ??= "errors.from";
  if (isRecordable(typed.outcome) && typed.kind !== "injury") errors.kind = "errors.kind";
  if (isRecordable(typed.outcome) && typed.injury === "") errors.injury = "errors.injury";
  if (typed.duty !== "none" && typed.learnedOn === "") errors.learnedOn = "errors.learned";
  if (typed.duty !== "none" && typed.learnedTime === "") errors.learnedTime = "errors.learned";
  return errors;
}

/** A form of a report: its case and its investigation, an action that follows from it, or taking it away. */
export async function answerReport(
  context: AppLoadContext,
  id: string,
  { form, today }: { form: FormData; today: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  if (form.get("intent") === "remove") {
    const submission = parseForm(form, ReportRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { version } = submission.value;
    const removed = await removeReport(storeOf(context), actor, { id, version });
    return removed.ok ? { ok: true, toast: "safetyRemoved", to: DASHBOARD } : refused(removed.error, fields);
  }
  if (form.get("intent") === "plan") {
    const submission = parseForm(form, ReportAction);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, action, owner, due } = submission.value;
    if (due < today) return wrong({ due: "errors.past" }, fields);
    const planned = await planAction(context, actor, {
      ...{ idem, report: id, what: action, assignedTo: owner, dueOn: due },
    });
    return planned.ok
      ? { ok: true, toast: "safetyActionPlanned", to: `${reportPath(id)}#actions` }
      : refused(planned.error, fields);
  }
  const submission = parseForm(form, Report);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const typed = submission.value;
  const errors = misfits(typed, today);
  if (Object.keys(errors).length > 0) return wrong(errors, fields);
  const {
    intent: _,
    version,
    isPrivate,
    learnedOn,
    learnedTime,
    why1,
    why2,
    why3,
    why4,
    why5,
    ...rest
  } = typed;
  const kept: Kept = {
    ...rest,
    isPrivate: isPrivate === "on",
    learnedAt: learnedOn && learnedTime ? momentAt(learnedOn, learnedTime, rest.siteZone) : null,
    whys: JSON.stringify([why1, why2, why3, why4, why5]),
  };
  const saved = await saveReport(context, actor, { id, version, kept });
  return saved.ok ? { ok: true, toast: "safetySaved", to: reportPath(id) } : refused(saved.error, fields);
}
