import { analyseLines, calibrate, readTakeoff, typedLines, writeTakeoff } from "~/engines/drawing/drawing.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { AppEnv } from "~/environment.ts";
import type { SessionService } from "~/services/session.server.ts";
import type { Database } from "~db/client.ts";
import { visionOffer } from "./blueprint.queries.server.ts";
import { type PlanState, planFields, readPlan } from "./plan.schemas.ts";
import type { PlanOffer } from "./plan.view.ts";
import { sampleAnalysis } from "./sample-analysis.server.ts";
import { SAMPLE_PLAN } from "./sample-plan.ts";
import { findDrawing } from "./saved.queries.server.ts";
import { isCutOff } from "./saved-limits.ts";
import { shortened, verdictCounts } from "./shortened.ts";
import { ASKED_FORMATS } from "./vision.schemas.ts";

interface SampleDeps {
  env: Pick<AppEnv, "pictures">;
  session: Pick<SessionService, "current">;
  formKey: () => string;
}

/** A state as forms and addresses hold it. */
const sentAlong = (plan: string, state: PlanState) => ({
  fields: planFields(plan, state),
  written: writeTakeoff(state.takeoff),
});

/** Our own plan with its result, as an address measures on it. Where that has no more room, the plan can be kept to go on. */
export async function readSamplePlan({ env, session, formKey }: SampleDeps, params: URLSearchParams) {
  const state = readPlan(params, SAMPLE_PLAN);
  const offered = state.error?.reason === "full" && env.pictures !== undefined;
  const offer: PlanOffer | undefined = offered
    ? { member: (await session.current()) !== undefined, idem: formKey() }
    : undefined;
  return {
    plan: SAMPLE_PLAN,
    state,
    ...sentAlong(SAMPLE_PLAN.id, state),
    offer,
    result: shortened(sampleAnalysis()),
    sample: true,
  };
}

/** A member's drawing with what is kept with it, as an address measures on it; undefined where it is not theirs. */
export async function readKeptPlan(
  { db, env }: { db: Database; env: Pick<AppEnv, "vision"> },
  actor: Person,
  id: string,
  params: URLSearchParams,
) {
  const drawing = await findDrawing(db, actor, id);
  if (!drawing) return undefined;
  const { name, type, width, height, version, typedLines: typed } = drawing;
  const kept = readTakeoff(new URLSearchParams(drawing.takeoff));
  const state = readPlan(params, { width, height }, kept);
  const lines = [...drawing.lines, ...typedLines(typed)];
  const analysis = analyseLines(lines, calibrate(state.takeoff).state, { zone: state.zone });
  const isWhole = params.get("all") === "yes";
  return {
    plan: { id, name, width, height, source: `/blueprint-analyzer/drawings/${id}` },
    state,
    ...sentAlong(id, state),
    // Encoded again: it may have been saved with an older, longer encoding of points.
    kept: { version, takeoff: writeTakeoff(kept), lines: typed },
    partly: params.get("partly") === "yes" || isCutOff(drawing.lines),
    result: isWhole ? { analysis, counts: verdictCounts(analysis), more: 0 } : shortened(analysis),
    vision: ASKED_FORMATS.some((format) => type === `image/${format}`) ? visionOffer(env) : undefined,
  };
}
