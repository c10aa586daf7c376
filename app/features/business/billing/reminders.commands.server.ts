import { and, eq, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { idFrom } from "~/lib/hash.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { billingLadders, billingLetters, billingRests } from "~db/schema/billing.ts";
import { documents } from "~db/schema/lines.ts";
import type { Deps } from "./billing.commands.server.ts";
import { climbs } from "./ladder.ts";
import { isOwedOf } from "./reminders.queries.server.ts";
import type { LadderTyped, LetterTyped, RestTyped } from "./reminders.schemas.ts";

/** Says by how many days late each letter goes out: each later than the one before. A late fee wants the clause that says so. */
export async function setLadder(
  { db, now }: Deps,
  actor: Person,
  { version, ...typed }: LadderTyped,
): Promise<CommandResult<"order" | "clause" | "stale" | "not-allowed">> {
  if (!climbs(typed)) return { ok: false, error: "order" };
  if (typed.feeRate > 0 && !typed.feeClause) return { ok: false, error: "clause" };
  const { workspace } = actor;
  const { friendly, firm, final, notice, feeRate, feeClause } = typed;
  const may = mayWrite(actor, workspace);
  const [changed, made] = await db.batch([
    db
      .update(billingLadders)
      .set({
        ...{
          friendlyDays: friendly,
          firmDays: firm,
          finalDays: final,
          noticeDays: notice,
          feeRate,
          feeClause,
        },
        version: sql`${billingLadders.version} + 1`,
      })
      .where(and(eq(billingLadders.workspace, workspace), eq(billingLadders.version, version), may))
      .returning({ id: billingLadders.id }),
    db
      .insert(billingLadders)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${friendly}, ${firm}, ${final}, ${notice}, ${feeRate},
          ${feeClause}, 1, ${now().toISOString()} where ${may} and ${version} = 0`,
      )
      .onConflictDoNothing()
      .returning({ id: billingLadders.id }),
  ]);
  if (changed.length + made.length > 0) return { ok: true };
  return { ok: false, error: (await mayStill(db, actor)) ? "stale" : "not-allowed" };
}

/** Why nothing was written about a document. */
async function whyNot(db: Database, actor: Person, document: string) {
  const [found] = await db
    .select({
      owed: sql<number>`${isOwedOf(actor)}`.as("is_owed"),
      may: sql<number>`${mayWrite(actor, documents.workspace)}`.as("may_write"),
    })
    .from(documents)
    .where(and(eq(documents.id, document), mayRead(actor, documents.workspace)));
  if (!found) return "gone" as const;
  if (!found.may) return "not-allowed" as const;
  return found.owed ? ("sent" as const) : ("settled" as const);
}

/** Writes down that a letter was sent. Each stage of something that is open is sent once; what is paid meanwhile is left alone. */
export async function recordLetter(
  { db, now }: Deps,
  actor: Person,
  { document, idem, stage, sentOn, way }: LetterTyped & { document: string },
): Promise<CommandResult<"gone" | "not-allowed" | "settled" | "sent" | "future">> {
  const at = now();
  if (sentOn > localDay(new Date(at.getTime() + 86_400_000))) return { ok: false, error: "future" };
  const { workspace } = actor;
  const id = await idFrom(idem, workspace, document, stage);
  const [made, [stands]] = await db.batch([
    db
      .insert(billingLetters)
      .select(
        sql`select ${id}, ${workspace}, ${documents.id}, ${stage}, ${sentOn}, ${way}, ${at.toISOString()}
          from ${documents} where ${documents.id} = ${document} and ${isOwedOf(actor)}
          and ${mayWrite(actor, documents.workspace)}`,
      )
      .onConflictDoNothing()
      .returning({ id: billingLetters.id }),
    db
      .select({ id: billingLetters.id })
      .from(billingLetters)
      .where(and(eq(billingLetters.id, id), mayRead(actor, billingLetters.workspace))),
  ]);
  return made.length > 0 || stands ? { ok: true } : { ok: false, error: await whyNot(db, actor, document) };
}

/** Lets something rest: it is disputed, or paying by a day was promised. Said anew it stands as it was said last. */
export async function restDocument(
  { db, now }: Deps,
  actor: Person,
  { document, reason, untilOn, note }: RestTyped & { document: string },
): Promise<CommandResult<"gone" | "not-allowed" | "settled" | "sent" | "until">> {
  if (reason === "promised" && untilOn === null) return { ok: false, error: "until" };
  const { workspace } = actor;
  const until = reason === "promised" ? untilOn : null;
  const made = await db
    .insert(billingRests)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${documents.id}, ${reason}, ${until}, ${note},
        ${now().toISOString()} from ${documents} where ${documents.id} = ${document} and ${isOwedOf(actor)}
        and ${mayWrite(actor, documents.workspace)}`,
    )
    .onConflictDoUpdate({ target: billingRests.documentId, set: { reason, untilOn: until, note } })
    .returning({ id: billingRests.id });
  return made.length > 0 ? { ok: true } : { ok: false, error: await whyNot(db, actor, document) };
}

/** Says that it rests no more. */
export async function wakeDocument(
  { db }: Deps,
  actor: Person,
  document: string,
): Promise<CommandResult<"gone" | "not-allowed">> {
  await db
    .delete(billingRests)
    .where(and(eq(billingRests.documentId, document), mayWrite(actor, billingRests.workspace)));
  const why = await whyNot(db, actor, document);
  return why === "gone" || why === "not-allowed" ? { ok: false, error: why } : { ok: true };
}
