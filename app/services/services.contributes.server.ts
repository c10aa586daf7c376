import { eq, sql } from "drizzle-orm";
import { sessions } from "~db/schema/account.ts";
import { submissions } from "~db/schema/operations.ts";
import type { Contribution, OwnedRows } from "./contribution.ts";
import { forgetSentMail } from "./mail.server.ts";
import { forgetOldWindows } from "./rate-limit.server.ts";
import { forgetOldSessions } from "./session.server.ts";
import { forgetOldSubmissions } from "./submissions.server.ts";

/**
 * Idempotency keys of the guest's forms are transferred: a form that is sent again after sign-in must not count
 * twice.
 */
const adoptSubmissions: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db
    .insert(submissions)
    .select(
      db
        .select({
          owner: sql<string>`${owner}`.as("owner"),
          key: submissions.key,
          createdAt: submissions.createdAt,
        })
        .from(submissions)
        .where(eq(submissions.owner, guest)),
    )
    .onConflictDoNothing(),
];

/** The personal rows of the services themselves, and which of them expire. */
export default {
  owned: [{ by: sessions.userId }, { by: submissions.owner, adopt: adoptSubmissions }],
  late: (db, now) => [
    forgetOldSessions(db, now),
    forgetOldWindows(db, now),
    forgetOldSubmissions(db, now),
    forgetSentMail(db, now),
  ],
} satisfies Contribution;
