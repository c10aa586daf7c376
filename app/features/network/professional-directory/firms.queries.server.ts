import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { walledOff } from "~/engines/directory/directory.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { directoryEntries } from "~db/schema/directory.ts";
import { firm } from "./firm.ts";

/**
 * That somebody may ask a firm for a quote: its page is the firm's own, so that there is somebody whom it reaches, and
 * neither has blocked the other. A condition on `directory_entries`.
 */
export const isAskable = (actor: Person): SQL =>
  and(
    eq(directoryEntries.kind, firm.name),
    eq(directoryEntries.sample, false),
    isNotNull(directoryEntries.firmSince),
    sql`${directoryEntries.workspace} <> ${actor.workspace}`,
    sql`not ${walledOff(actor.owner, sql`${directoryEntries.workspace}`)}`,
  ) as SQL;

/** The firms among these that somebody may ask, in their order. For a batch. */
export const askableFirms = (db: Database, actor: Person | undefined, asked: readonly string[]) =>
  db
    .select({ id: directoryEntries.id, name: directoryEntries.name })
    .from(directoryEntries)
    .where(
      and(
        sql`${directoryEntries.id} in (select value from json_each(${JSON.stringify(asked)}))`,
        actor
          ? isAskable(actor)
          : and(isNotNull(directoryEntries.firmSince), eq(directoryEntries.sample, false)),
        eq(directoryEntries.kind, firm.name),
      ),
    )
    .orderBy(directoryEntries.nameKey, directoryEntries.id);
