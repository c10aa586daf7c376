import type { AppLoadContext } from "@remix-run/cloudflare";
import { MOVE_INTENT, moveSchema } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { momentAt } from "~/lib/wall-clock.ts";
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
import type { ToastCode } from "~/services/toast.ts";
import { missionProcess } from "./mission.process.ts";
import {
  keepMission,
  keepPhotos,
  keepPreflight,
  logFlight,
  moveMission,
  removeMission,
  replanMission,
  strikeFlight,
} from "./missions.commands.server.ts";
import { MISSION_LIMITS, MISSIONS, missionPath } from "./missions.limits.ts";
import { readCovered } from "./missions.queries.server.ts";
import { KeepForm, MissionForm } from "./missions.schemas.ts";
import { planOf, zoneOf } from "./missions.view.server.ts";
import { readPhotos } from "./photo-list.ts";
import { answersIn } from "./preflight.data.ts";

const TYPED = ["name", "pilot", "certificate", "conditions", "photos"] as const;

const STATUS: Record<string, number> = {
  ...{ gone: 404, stale: 409, blocked: 409, full: 409, siteGone: 409, unchecked: 409 },
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  if (error === "future") return beside(fields, { end: "errors.future" });
  return {
    ok: false,
    status: STATUS[error] ?? 400,
    sent: { fields, errors: {}, problem: `errors.${error}` },
  };
}

/** The form that keeps a plan. */
export async function answerKeep(context: AppLoadContext, actor: Present, form: FormData): Promise<Answer> {
  const fields = typedIn(form);
  const submission = parseForm(form, KeepForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, name, site, plan } = submission.value;
  const planned = planOf(new URLSearchParams(plan), context.language);
  if (!planned) return refused("plan", fields);
  const kept = await keepMission(context, actor, {
    ...{ idem, name, site },
    ...{ plan: planned.plan, verdict: planned.verdict },
  });
  return kept.ok
    ? { ok: true, toast: "droneMissionKept", to: missionPath(kept.id) }
    : refused(kept.error, fields);
}

const Move = moveSchema(missionProcess);
const HOUR = 3_600_000;

/** When a flight began and ended; one that ends before it began went on past midnight. */
function timesOf({ day, start, end }: { day: string; start: string; end: string }, zone: string) {
  const startedAt = momentAt(day, start, zone);
  const sameDay = momentAt(day, end, zone);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
  const endedAt = sameDay > startedAt ? sameDay : momentAt(next, end, zone);
  const hours = (Date.parse(endedAt) - Date.parse(startedAt)) / HOUR;
  return hours <= MISSION_LIMITS.flightHours ? { startedAt, endedAt } : undefined;
}

/** A form of the page of a mission. */
export async function answerMission(
  context: AppLoadContext,
  actor: Present,
  { id, form }: { id: string; form: FormData },
): Promise<Answer> {
  const fields = typedIn(form);
  const to = missionPath(id);
  if (form.get("intent") === MOVE_INTENT) {
    const submission = parseForm(form, Move);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { intent: _, ...moving } = submission.value;
    const moved = await moveMission(context, actor, { record: id, ...moving });
    return moved.ok ? { ok: true, toast: "droneMissionMoved", to } : refused(moved.error, fields);
  }
  const submission = parseForm(form, MissionForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const sent = submission.value;
  const done = (result: { ok: true } | { ok: false; error: string }, toast: ToastCode, where = to): Answer =>
    result.ok ? { ok: true, toast, to: where } : refused(result.error, fields);
  switch (sent.intent) {
    case "replan": {
      const planned = planOf(new URLSearchParams(sent.plan), context.language);
      if (!planned) return refused("plan", fields);
      const { plan, verdict } = planned;
      return done(
        await replanMission(context, actor, { id, version: sent.version, plan, verdict }),
        "droneMissionKept",
      );
    }
    case "preflight": {
      const answers = answersIn(fields, MISSION_LIMITS.note);
      return done(
        await keepPreflight(context, actor, { id, version: sent.version, answers }),
        "droneMissionKept",
        `${to}#preflight`,
      );
    }
    case "flight": {
      const found = await readCovered(context.db, actor, id);
      if (!found) return refused("gone", fields);
      const zone = zoneOf(found.plan);
      const times = timesOf(sent, zone);
      if (!times) return beside(fields, { end: "errors.flightLong" });
      const { idem, pilot, certificate, conditions } = sent;
      return done(
        await logFlight(context, actor, {
          idem,
          mission: id,
          pilot,
          certificate,
          conditions,
          zone,
          ...times,
        }),
        "droneFlightLogged",
        `${to}#flights`,
      );
    }
    case "strike":
      return done(
        await strikeFlight(context, actor, { mission: id, flight: sent.flight }),
        "droneFlightStruck",
        `${to}#flights`,
      );
    case "photos": {
      const read = readPhotos(sent.photos, MISSION_LIMITS.photos);
      if ("error" in read) {
        const { error } = read;
        const line = error.code === "line" ? String(error.line) : "";
        const key = { line: "errors.photosLine", many: "errors.photosMany", none: "errors.photos" }[
          error.code
        ];
        return beside({ ...fields, line }, { photos: key });
      }
      return done(
        await keepPhotos(context, actor, { id, version: sent.version, photos: read.photos }),
        "droneMissionKept",
        `${to}#photos`,
      );
    }
    case "remove":
      return done(
        await removeMission(context, actor, { id, version: sent.version }),
        "droneMissionRemoved",
        MISSIONS,
      );
  }
}
