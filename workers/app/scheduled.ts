import { runTogether } from "../../app/services/contribution.ts";
import { createMail } from "../../app/services/mail.server.ts";
import { forget } from "../../app/services/retention.server.ts";
import { createPayments } from "../../app/services/stripe.server.ts";
import { innermost, isUnavailable, openDatabase } from "../../db/client.ts";
import { errorFields, log } from "../shared/log.ts";
import { parseEnv } from "./env.ts";
import type { Entry } from "./handler.ts";

/** The late work of the platform: mail that is still queued, and what services and features want done every ten minutes. */
export async function runScheduled(
  bindings: AppBindings,
  { contributions, readBeside }: Pick<Entry, "contributions" | "readBeside">,
): Promise<void> {
  const env = parseEnv(bindings);
  await readBeside(env.assets);
  const db = openDatabase(env.database);
  const now = () => new Date();
  const at = now();
  const parts = [
    () => createMail({ db: () => db, provider: env.mail, now }).deliverQueued(),
    ...contributions.tasks.map(
      (task) => () =>
        task({
          db,
          now,
          pictures: env.pictures,
          payments: createPayments(env.payments),
          origin: env.appOrigin,
          contributions,
        }),
    ),
    () =>
      runTogether(db, [
        ...contributions.late.flatMap((work) => work(db, at)),
        ...contributions.retention.map((kept) => forget(db, kept, at)),
      ]),
  ];
  let whole = true;
  for (const part of parts) {
    try {
      await part();
    } catch (error) {
      whole = false;
      log({ level: "error", event: "scheduled.failed", ...errorFields(innermost(error)) });
      // The others would meet the same; what failed by itself keeps them from nothing.
      if (isUnavailable(error)) return;
    }
  }
  if (whole) log({ level: "info", event: "scheduled.done" });
}
