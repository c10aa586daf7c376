import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { type Answer, badForm, parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { WeatherService } from "~/services/weather.server.ts";
import { KINDS, type Limit, type Limits, MEASURES, type Measure } from "./kinds.data.ts";
import { contradictionIn } from "./limits.ts";
import { keepForecast, resetLimits, setLimits, setTaskKind } from "./weather.commands.server.ts";
import { LIMITS, WEATHER, WEATHER_LIMITS } from "./weather.limits.ts";
import { findWeatherSite } from "./weather.queries.server.ts";
import { cautionField, LimitsChange, stopField, WeatherChange } from "./weather.schemas.ts";

type Context = Parameters<typeof keepForecast>[0] &
  Parameters<typeof presentOwner>[0] & { weather: WeatherService };

/** What came of a command that refused, as the page says it. */
export function refused(error: string, fields: Sent["fields"], typed: readonly string[] = []): Answer {
  if (error === "not-allowed") throw noAccess(fields, typed);
  const status = error === "gone" ? 404 : 409;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

/** The address of the weather page with what was chosen on it. */
export function weatherPath({ site, schedule }: { site?: string; schedule?: string }): string {
  const query = new URLSearchParams();
  if (site) query.set("site", site);
  if (schedule) query.set("schedule", schedule);
  return query.size > 0 ? `${WEATHER}?${query}` : WEATHER;
}

/** Asks for a newer forecast, unless the last one came a moment ago. */
async function refresh(
  context: Context,
  actor: Present,
  { site, schedule, fields }: { site: string; schedule: string; fields: Sent["fields"] },
): Promise<Answer> {
  const found = await findWeatherSite(context.db, actor, site);
  if (!found) return refused("gone", fields);
  const done: Answer = { ok: true, toast: "weatherRefreshed", to: weatherPath({ site, schedule }) };
  const age = found.kept && context.now().getTime() - Date.parse(found.kept.fetchedAt);
  if (age !== undefined && age < WEATHER_LIMITS.againMinutes * 60_000) return done;
  const { source } = context.weather;
  const problem = (key: string, status: number): Answer => ({
    ok: false,
    status,
    sent: { fields, errors: {}, problem: key },
  });
  if (!source) return problem("errors.noProvider", 409);
  if (!found.position) return problem("errors.noPosition", 409);
  const days = await context.weather.forecast({ ...found.position, zone: found.zone });
  if (!days) return problem("errors.provider", 502);
  await keepForecast(context, actor, { site, source, days });
  return done;
}

/** A form of the weather page: the kind of a task, or a newer forecast. */
export async function answerWeather(context: Context, form: FormData): Promise<Answer> {
  const submission = parseForm(form, WeatherChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const actor = await presentOwner(context);
  const change = submission.value;
  const [site, schedule] = [change.site?.trim() ?? "", change.schedule?.trim() ?? ""];
  if (change.intent === "refresh") return refresh(context, actor, { site, schedule, fields });
  const kind = change.kind.trim();
  const result = await setTaskKind(context, actor, {
    schedule,
    task: change.task,
    kind: kind === "" ? null : (kind as keyof typeof KINDS),
  });
  return result.ok
    ? { ok: true, toast: "weatherKind", to: weatherPath({ site, schedule }) }
    : refused(result.error, fields);
}

type Typed = Extract<LimitsChange, { intent: "limits" }>;

/** The limits that were typed, of the measures that the kind has. */
function limitsIn(typed: Typed): Limits {
  const at: Partial<Record<Measure, Limit>> = {};
  for (const measure of MEASURES) {
    const limit = { caution: typed[cautionField(measure)], stop: typed[stopField(measure)] };
    if (limit.caution !== null || limit.stop !== null) at[measure] = limit;
  }
  const concrete = KINDS[typed.kind].concrete === undefined ? null : (typed.concrete ?? 75);
  return { at, ...(concrete !== null && { concrete }) };
}

/** A form of the limits: others than ours, or ours again. */
export async function answerLimits(context: Context, form: FormData): Promise<Answer> {
  const submission = parseForm(form, LimitsChange);
  const fields = typedIn(form);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const change = submission.value;
  const to = `${LIMITS}?kind=${change.kind}`;
  if (change.intent === "reset") {
    const result = await resetLimits(context, await presentOwner(context), change);
    return result.ok ? { ok: true, toast: "weatherReset", to } : refused(result.error, fields);
  }
  const limits = limitsIn(change);
  const wrong = contradictionIn(limits);
  if (wrong) return { ok: false, status: 400, sent: { fields, errors: { [wrong.field]: wrong.key } } };
  const { kind, version, reason } = change;
  const result = await setLimits(context, await presentOwner(context), { kind, version, limits, reason });
  return result.ok ? { ok: true, toast: "weatherLimits", to } : refused(result.error, fields, ["reason"]);
}
