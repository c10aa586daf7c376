import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { healthOf, healthResponse, probe } from "~workers/shared/health.ts";

async function askHealth(worker: AppLoadContext["env"]["voice"]): Promise<void> {
  const response = await worker.fetch("http://worker/healthz");
  await response.body?.cancel();
  if (!response.ok) throw new Error(String(response.status));
}

/** What the app depends on and whether it answers: 200 when all does, 503 otherwise. Never a key, never an address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { env } = context;
  const { jobs } = env;
  const [database, voice, search, pages] = await Promise.all([
    probe(async () => context.db.run(sql`select 1`)),
    probe(() => askHealth(env.voice)),
    probe(() => askHealth(env.search)),
    jobs && probe(() => askHealth(jobs)),
  ]);
  return healthResponse(
    healthOf("app", {
      database: { detail: env.database.kind, ...database },
      voice,
      search,
      ...(pages && { jobs: pages }),
      assistant: { ok: true, detail: env.assistant ? "configured" : "embedded answers" },
      mail: { ok: true, detail: env.mail ? "configured" : "outbox" },
    }),
  );
}
