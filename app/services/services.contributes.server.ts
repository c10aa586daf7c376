import { eq, sql } from "drizzle-orm";
import { accountDeletions, sessions } from "~db/schema/account.ts";
import { mailOutbox, submissions } from "~db/schema/operations.ts";
import type { Contribution, OwnedRows } from "./contribution.ts";
import { SENT_MAIL, UNSENT_MAIL } from "./mail.server.ts";
import { COUNTERS } from "./rate-limit.server.ts";
import { SESSIONS } from "./session.server.ts";
import { SUBMISSIONS } from "./submissions.server.ts";

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

/** The personal rows of the services themselves, and how long they are kept. */
export default {
  owned: [
    { by: sessions.userId, secret: [sessions.id] },
    { by: submissions.owner, adopt: adoptSubmissions, secret: [submissions.key] },
    { by: accountDeletions.userId, secret: [accountDeletions.tokenHash] },
  ],
  mentions: [
    { column: mailOutbox.recipient, as: "email", fate: "delete" },
    { column: mailOutbox.subject, keep: "goes with the message" },
  ],
  retention: [SESSIONS, COUNTERS, SUBMISSIONS, SENT_MAIL, UNSENT_MAIL],
} satisfies Contribution;
