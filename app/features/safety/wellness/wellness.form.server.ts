import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Holder, type Person, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { askForCall, dropCall } from "./calls.commands.server.ts";
import { checkIn } from "./check-ins.commands.server.ts";
import { temperatureProblem } from "./heat.ts";
import {
  addPerson,
  dropPerson,
  dropPlan,
  dropRound,
  dropSession,
  enrol,
  keepPlan,
  markDay,
  planSession,
  setAttended,
  startRound,
} from "./wellness.commands.server.ts";
import { planPath, WELLNESS } from "./wellness.limits.ts";
import {
  Attendance,
  CallRequest,
  CheckIn,
  Enrolment,
  HeatDay,
  NewPerson,
  NewPlan,
  NewRound,
  NewSession,
  Removal,
} from "./wellness.schemas.ts";

const TYPED = ["siteName", "place", "name", "buddy", "crew"] as const;
const STATUS: Record<string, number> = { gone: 404, full: 409, twice: 409 };

/** @param field beside which the refusal stands; left out where it is about the whole form */
function refused(error: string, fields: Sent["fields"], field?: string): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const key = `errors.${error}`;
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: field ? { [field]: key } : {}, ...(!field && { problem: key }) },
  };
}

type Wrote = { ok: true } | { ok: false; error: string };
type Part = (context: AppLoadContext, actor: () => Promise<Person>, form: FormData) => Promise<Answer>;

const done = (wrote: Wrote, fields: Sent["fields"], toast: ToastCode, to: string, field?: string): Answer =>
  wrote.ok
    ? { ok: true, toast, to }
    : refused(wrote.error, fields, wrote.error === "twice" ? field : undefined);

const plan: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, NewPlan);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, fullSun, ...typed } = submission.value;
  const problem = temperatureProblem(typed.temperature, typed.unit);
  if (problem) return refused(problem, fields, "temperature");
  const kept = await keepPlan(context, await actor(), { ...typed, fullSun: fullSun === "on" });
  return done(kept, fields, "wellnessPlanKept", planPath(typed.idem));
};

const person: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, NewPerson);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const added = await addPerson(context, await actor(), submission.value);
  return done(added, fields, "wellnessPersonNoted", `${WELLNESS}#people-heat`, "name");
};

const round: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, NewRound);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const begun = await startRound(context, await actor(), submission.value);
  return done(begun, fields, "wellnessRoundBegun", `${WELLNESS}#check-ins`);
};

const session: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, NewSession);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const set = await planSession(context, await actor(), submission.value);
  return done(set, fields, "wellnessSessionSet", `${WELLNESS}#programs`);
};

const enrolment: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, Enrolment);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const put = await enrol(context, await actor(), submission.value);
  return done(put, fields, "wellnessEnrolled", `${WELLNESS}#programs`, "name");
};

const attendance: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, Attendance);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { id, intent } = submission.value;
  const set = await setAttended(context, await actor(), { id, attended: intent === "came" });
  return done(set, fields, "wellnessAttended", `${WELLNESS}#programs`);
};

const DROPS = {
  "drop-plan": dropPlan,
  "drop-person": dropPerson,
  "drop-round": dropRound,
  "drop-session": dropSession,
  called: dropCall,
} as const;

const removal: Part = async (context, actor, form) => {
  const fields = typedIn(form);
  const submission = parseForm(form, Removal);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent, id } = submission.value;
  return done(await DROPS[intent](context, await actor(), id), fields, "wellnessRemoved", WELLNESS);
};

const PARTS: Record<string, Part> = {
  ...{ person, round, session, enrol: enrolment, came: attendance, missed: attendance },
  ...{
    "drop-plan": removal,
    "drop-person": removal,
    "drop-round": removal,
    "drop-session": removal,
    called: removal,
  },
};

/** A form of the page of the programs. */
export async function answerWellness(
  context: AppLoadContext,
  form: FormData,
  { today }: { today: string },
): Promise<Answer> {
  const actor = () => presentOwner(context);
  const intent = String(form.get("intent"));
  if (intent === "day") {
    const fields = typedIn(form);
    const submission = parseForm(form, HeatDay);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { person: id, workedOn } = submission.value;
    if (workedOn > today) return refused("later", fields, "workedOn");
    const marked = await markDay(context, await actor(), { person: id, workedOn });
    return done(marked, fields, "wellnessDayMarked", `${WELLNESS}#people-heat`);
  }
  return (PARTS[intent] ?? plan)(context, actor, form);
}

/** An anonymous answer by link, or a call that is asked for. Nothing of whoever sent it goes further than here. */
export async function answerCheckIn(
  context: AppLoadContext,
  holder: Holder,
  { round: id, form, to }: { round: string; form: FormData; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (form.get("intent") === "call") {
    const asking = parseForm(form, CallRequest);
    if (asking.status !== "success") return badForm(replyOf(asking), fields);
    const { idem, contact } = asking.value;
    const asked = await askForCall(context, holder, { round: id, idem, contact, language: context.language });
    return done(asked, fields, "wellnessCallAsked", to);
  }
  const submission = parseForm(form, CheckIn);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem: token, mood, fatigue } = submission.value;
  return done(
    await checkIn(context, holder, { round: id, token, mood, fatigue }),
    ...([fields, "wellnessCheckedIn", to] as const),
  );
}
