import { readTypedAnalysis } from "~/features/assistant/blueprint/blueprint.queries.server.ts";
import { readEmbeddedAnswer } from "~/features/assistant/joe/embedded.queries.server.ts";
import { readEntries } from "~/features/assistant/search/search.queries.server.ts";
import { type AskedJob, type JobError, readAsked } from "./jobs.schemas.ts";

type Deps = Parameters<typeof readEmbeddedAnswer>[0] & Parameters<typeof readEntries>[0];

/** Entries of a search that the front page shows; the search page has all of them. */
const MOST_ENTRIES = 3;

/** What one of the three jobs answers. */
async function answerOf(deps: Deps, { job, q = "" }: AskedJob) {
  switch (job) {
    case "ask":
      return { job, ...(await readEmbeddedAnswer(deps, q.trim())) };
    case "check":
      return { job, status: 200, analysis: readTypedAnalysis(new URLSearchParams({ lines: q }))?.analysis };
    case "search":
      return { job, status: 200, ...(await readEntries(deps, q, MOST_ENTRIES)) };
  }
}
export type JobAnswer = Awaited<ReturnType<typeof answerOf>>;

export interface JobView extends Omit<AskedJob, "error"> {
  error?: JobError;
  status: number;
  answer?: JobAnswer;
}

/** What the front page's jobs show at an address. Reads only; asks the database nothing where nothing was typed. */
export async function readJob(deps: Deps, params: URLSearchParams): Promise<JobView> {
  const asked = readAsked(params);
  if (asked.error) return { ...asked, status: 400 };
  if (asked.q === undefined) return { ...asked, status: 200 };
  const answer = await answerOf(deps, asked);
  const { status } = answer;
  return { ...asked, status, answer, ...(status === 429 && { error: "busy" }) };
}
