import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import { users } from "~db/schema/account.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import type { Retention } from "./contribution.ts";

export interface MailProvider {
  /** The URL to which a message is posted as JSON `{from, to, subject, text}` with bearer authorization. */
  url: string;
  key: string;
  from: string;
}

export interface Message {
  recipient: string;
  subject: string;
  text: string;
}

const ATTEMPTS = 5;
const TIMEOUT_MS = 10_000;
/** A delivery without a result after this time counts as interrupted. */
const BROKEN_OFF_MS = 60_000;

/** The row that puts a message into the outbox; it belongs in the batch that causes the message. */
export function queueMail(db: Database, id: string, message: Message, now: Date) {
  return db.insert(mailOutbox).values({ id, ...message, createdAt: now.toISOString() });
}

/** Like `queueMail`, if something holds, such as that a process has moved. */
export function queueMailIf(db: Database, id: string, message: Message, now: Date, when: SQL) {
  const { recipient, subject, text } = message;
  return db
    .insert(mailOutbox)
    .select(
      sql`select ${id}, ${recipient}, ${subject}, ${text}, 'queued', 0, ${now.toISOString()}, null where ${when}`,
    )
    .onConflictDoNothing();
}

/** Like `queueMail`, for the accounts that match a condition, if any. */
export function queueMailTo(
  db: Database,
  id: string,
  message: Omit<Message, "recipient">,
  now: Date,
  who: SQL | undefined,
) {
  return db.insert(mailOutbox).select(
    db
      .select({
        id: sql<string>`${id}`.as("id"),
        recipient: users.email,
        subject: sql<string>`${message.subject}`.as("subject"),
        text: sql<string>`${message.text}`.as("text"),
        status: sql<"queued">`'queued'`.as("status"),
        attempts: sql<number>`0`.as("attempts"),
        createdAt: sql<string>`${now.toISOString()}`.as("created_at"),
        sentAt: sql<string | null>`null`.as("sent_at"),
      })
      .from(users)
      .where(who),
  );
}

export type MailService = ReturnType<typeof createMail>;

/**
 * Delivers the messages in the outbox. Without a provider they stay there, and the developer outbox shows them
 * outside production.
 */
export function createMail(deps: { db: () => Database; provider?: MailProvider; now: () => Date }) {
  async function send(message: Message & { id: string }): Promise<boolean> {
    const provider = deps.provider;
    if (!provider) return false;
    try {
      const response = await fetch(provider.url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${provider.key}`,
          "Content-Type": "application/json",
          "Idempotency-Key": message.id,
        },
        body: JSON.stringify({
          from: provider.from,
          to: [message.recipient],
          subject: message.subject,
          text: message.text,
        }),
        // Following a redirect would send the key elsewhere; unfollowed, it is a bad status. workerd has no "error"
        // mode.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      // An HTML page with status 200 comes from a wrong URL or a proxy, not from a mail service.
      return response.ok && !response.headers.get("Content-Type")?.startsWith("text/html");
    } catch {
      return false;
    }
  }

  /** Claims a message for one attempt, unless it is sent, has failed or is being sent by another run. */
  async function take(id: string) {
    const now = deps.now();
    const brokenOff = new Date(now.getTime() - BROKEN_OFF_MS).toISOString();
    const [message] = await deps
      .db()
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, sentAt: now.toISOString() })
      .where(
        and(
          eq(mailOutbox.id, id),
          eq(mailOutbox.status, "queued"),
          or(isNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, brokenOff)),
        ),
      )
      .returning();
    return message;
  }

  /** Tries each message of the outbox once; two runs never take the same message. */
  async function deliver(ids: readonly string[]): Promise<void> {
    if (!deps.provider) return;
    for (const id of ids) {
      const message = await take(id);
      if (!message) continue;
      const outcome = (await send(message))
        ? ({ status: "sent" } as const)
        : ({ status: message.attempts >= ATTEMPTS ? "failed" : "queued", sentAt: null } as const);
      await deps
        .db()
        .update(mailOutbox)
        .set(outcome)
        .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, "queued")));
    }
  }

  return {
    deliver,
    /** For the scheduled run: messages that are still queued after their first attempt. */
    async deliverQueued(limit = 20): Promise<void> {
      const rows = await deps
        .db()
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(eq(mailOutbox.status, "queued"))
        .orderBy(asc(mailOutbox.createdAt))
        .limit(limit);
      await deliver(rows.map((row) => row.id));
    },
  };
}

/** The newest messages, for the developer outbox. */
export async function listOutbox(db: Database, limit = 50) {
  return db.select().from(mailOutbox).orderBy(sql`${mailOutbox.createdAt} desc`).limit(limit);
}

/** Delivered messages are deleted, because they contain addresses and links. */
export const SENT_MAIL: Retention = {
  since: mailOutbox.createdAt,
  days: 7,
  when: inArray(mailOutbox.status, ["sent", "failed"]),
  of: "delivered, or failed for good",
};

/** Nobody needs a message any more that could not be sent for a month: what its links open is over. */
export const UNSENT_MAIL: Retention = {
  since: mailOutbox.createdAt,
  days: 30,
  when: eq(mailOutbox.status, "queued"),
  of: "never delivered",
};
