import type { Fetcher } from "@cloudflare/workers-types";
import * as v from "valibot";
import { healthSchema } from "~workers/shared/health.ts";
import { PROVIDER_CONFIGURED } from "~workers/shared/search-contract.ts";

/** The timeout of the status request of a page. */
const TIMEOUT_MS = 1_000;

/** Whether a worker has a provider configured. Only the worker knows its key, so it is asked. */
export async function hasProvider(worker: Pick<Fetcher, "fetch">): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS) as never;
    const response = await worker.fetch("http://worker/healthz", { signal });
    const health = v.safeParse(healthSchema, await response.json());
    return health.success && health.output.dependencies.provider?.detail === PROVIDER_CONFIGURED;
  } catch {
    return false;
  }
}
