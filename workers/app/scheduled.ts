import type { LateWork } from "../../app/services/contribution.ts";
import { createMail, forgetSentMail } from "../../app/services/mail.server.ts";
import { forgetOldWindows } from "../../app/services/rate-limit.server.ts";
import { forgetOldSessions } from "../../app/services/session.server.ts";
import { forgetOldSubmissions } from "../../app/services/submissions.server.ts";
import { innermost, openDatabase } from "../../db/client.ts";
import { errorFields, log } from "../shared/log.ts";
import { parseEnv } from "./env.ts";

/** The late work of the platform: mail that is still queued, rows whose time is over, and what the features give. */
export async function runScheduled(bindings: AppBindings, late: readonly LateWork[]): Promise<void> {
  const env = parseEnv(bindings);
  const db = openDatabase(env.database);
  const now = new Date();
  try {
    await createMail({ db: () => db, provider: env.mail, now: () => now }).deliverQueued();
    await db.batch([
      forgetOldSessions(db, now),
      forgetOldWindows(db, now),
      forgetOldSubmissions(db, now),
      forgetSentMail(db, now),
      ...late.flatMap((work) => work(db, now)),
    ]);
    log({ level: "info", event: "scheduled.done" });
  } catch (error) {
    log({ level: "error", event: "scheduled.failed", ...errorFields(innermost(error)) });
  }
}
