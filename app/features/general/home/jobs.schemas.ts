import { MOST_TYPED } from "~/features/assistant/blueprint/blueprint.schemas.ts";
import { QUESTION_MAX } from "~workers/shared/question-limits.ts";
import { QUERY_MAX_CHARACTERS } from "~workers/shared/search-limits.ts";

/** The three things that the front page does for anybody, there and then. */
export const JOBS = ["ask", "check", "search"] as const;
export type JobId = (typeof JOBS)[number];

/** What one job takes at most, in characters. */
export const MOST: Record<JobId, number> = {
  ask: QUESTION_MAX,
  check: MOST_TYPED,
  search: QUERY_MAX_CHARACTERS,
};

export type JobError = "blank" | "long" | "busy";

export interface AskedJob {
  job: JobId;
  /** As it was typed; undefined where the job only stands open. */
  q?: string;
  error?: Extract<JobError, "blank" | "long">;
}

const isJob = (value: string | null): value is JobId => (JOBS as readonly (string | null)[]).includes(value);

/** What the address asks of the front page: which job stands open, and what was typed there. */
export function readAsked(params: URLSearchParams): AskedJob {
  const named = params.get("job");
  const job = isJob(named) ? named : "ask";
  const q = isJob(named) ? params.get("q") : null;
  if (q === null) return { job };
  if (!/[^\p{Z}\p{C}]/u.test(q)) return { job, q, error: "blank" };
  return q.length > MOST[job] ? { job, q, error: "long" } : { job, q };
}

/** The address of a job with something typed, answered. */
export const jobAddress = (job: JobId, q: string): string => `/?${new URLSearchParams({ job, q })}#answer`;
