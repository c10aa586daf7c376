import { type LateWork, runTogether } from "../../app/services/contribution.ts";
import { createMail } from "../../app/services/mail.server.ts";
import { innermost, openDatabase } from "../../db/client.ts";
import { errorFields, log } from "../shared/log.ts";
import { parseEnv } from "./env.ts";

/** The late work of the platform: mail that is still queued, and what services and features want done every ten minutes. */
export async function runScheduled(bindings: AppBindings, late: readonly LateWork[]): Promise<void> {
  const env = parseEnv(bindings);
  const db = openDatabase(env.database);
  const now = new Date();
  try {
    await createMail({ db: () => db, provider: env.mail, now: () => now }).deliverQueued();
    await runTogether(
      db,
      late.flatMap((work) => work(db, now)),
    );
    log({ level: "info", event: "scheduled.done" });
  } catch (error) {
    log({ level: "error", event: "scheduled.failed", ...errorFields(innermost(error)) });
  }
}
