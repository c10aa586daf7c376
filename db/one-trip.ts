import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.ts";

type Statements = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** A database whose batches of one turn go to `db` as one. */
function oneTrip(db: Database): Database {
  let waiting: {
    statements: Statements;
    answer: (rows: unknown[]) => void;
    fail: (cause: unknown) => void;
  }[] = [];

  async function send() {
    const sent = waiting;
    waiting = [];
    try {
      const [first, ...rest] = sent.flatMap(({ statements }) => statements);
      const rows: unknown[] = first ? await db.batch([first, ...rest]) : [];
      for (const { statements, answer } of sent) answer(rows.splice(0, statements.length));
    } catch (cause) {
      for (const { fail } of sent) fail(cause);
    }
  }

  const batch = (statements: Statements) =>
    new Promise<unknown[]>((answer, fail) => {
      if (waiting.length === 0) queueMicrotask(send);
      waiting.push({ statements, answer, fail });
    });
  return Object.create(db, { batch: { value: batch } }) as Database;
}

/**
 * What several readers of one page ask in the same turn goes to the database as one batch, so that a page put together
 * from them costs one round trip; what a reader asks after that costs its own. For reading alone: what is written belongs
 * in a batch of its own, which fails and succeeds by itself.
 */
export const inOneTrip = <C extends { db: Database }, R>(
  context: C,
  read: (context: C) => Promise<R>,
): Promise<R> => read({ ...context, db: oneTrip(context.db) });
