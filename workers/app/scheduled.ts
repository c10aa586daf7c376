import { lt } from "drizzle-orm";
import { createMail, forgetSentMail } from "../../app/services/mail.server.ts";
import { forgetOldWindows } from "../../app/services/rate-limit.server.ts";
import { forgetOldSubmissions } from "../../app/services/submissions.server.ts";
import { innermost, openDatabase } from "../../db/client.ts";
import { emailTokens, sessions } from "../../db/schema/account.ts";
import { errorFields, log } from "../shared/log.ts";
import { parseEnv } from "./env.ts";

/** The late work of the platform: mail that is still queued, and rows whose time is over. */
export async function runScheduled(bindings: AppBindings): Promise<void> {
  const env = parseEnv(bindings);
  const db = openDatabase(env.database);
  const now = new Date();
  try {
    await createMail({ db: () => db, provider: env.mail, now: () => now }).deliverQueued();
    await db.batch([
      db.delete(sessions).where(lt(sessions.expiresAt, now.toISOString())),
      db.delete(emailTokens).where(lt(emailTokens.expiresAt, now.toISOString())),
      forgetOldWindows(db, now),
      forgetOldSubmissions(db, now),
      forgetSentMail(db, now),
    ]);
    log({ level: "info", event: "scheduled.done" });
  } catch (error) {
    log({ level: "error", event: "scheduled.failed", ...errorFields(innermost(error)) });
  }
}
