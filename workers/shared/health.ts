import * as v from "valibot";
import { jsonAnswer } from "./http.ts";

/** One dependency of a service: whether it responds, how long that took (milliseconds), and a short public remark. */
const dependencySchema = v.object({
  ok: v.boolean(),
  ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  detail: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** The answer of every worker's `GET /healthz`. */
export const healthSchema = v.object({
  status: v.picklist(["ok", "degraded"]),
  service: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  dependencies: v.record(v.string(), dependencySchema),
});

export type Dependency = v.InferOutput<typeof dependencySchema>;
export type Health = v.InferOutput<typeof healthSchema>;

/** Sums up a service: ok when every dependency is. */
export function healthOf(service: string, dependencies: Record<string, Dependency>): Health {
  const allOk = Object.values(dependencies).every((dependency) => dependency.ok);
  return { status: allOk ? "ok" : "degraded", service, dependencies };
}

/** 200 when the service is ok, 503 when it is degraded; never cached, since only the present moment counts. */
export function healthResponse(health: Health, headers?: HeadersInit): Response {
  return jsonAnswer(health.status === "ok" ? 200 : 503, health, headers);
}

/** How long a dependency may take before it counts as down. */
const PROBE_TIMEOUT_MS = 2_000;

/**
 * Runs `check` and reports whether it returned, and in how many milliseconds. If a check throws or takes longer than
 * `timeoutMs`, the dependency is down; the error is not shown, because the response is public.
 */
export async function probe(
  check: () => Promise<unknown>,
  timeoutMs: number = PROBE_TIMEOUT_MS,
): Promise<Dependency> {
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), timeoutMs);
  });
  try {
    const outcome = await Promise.race([check().then(() => "answered" as const), timeout]);
    const ms = Date.now() - startedAt;
    return outcome === "late" ? { ok: false, ms, detail: "timed out" } : { ok: true, ms };
  } catch {
    return { ok: false, ms: Date.now() - startedAt, detail: "unavailable" };
  } finally {
    clearTimeout(timer);
  }
}
