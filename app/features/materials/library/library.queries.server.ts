import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mayRead, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { goodParts, libraryEntries } from "~db/schema/library.ts";
import { orderGifts, orderPayments, orderRefunds, orders } from "~db/schema/orders.ts";

/** A payment that still stands: not of an order that is over, and not paid back as a whole. */
const stands = sql`${orderPayments.state} = 'captured' and not exists (select 1 from ${orderRefunds} as back
    where back.payment_id = ${orderPayments.id} and back.reason in ('cancelled', 'late'))
  and (${orderPayments.amountCents} = 0 or ${orderPayments.amountCents} > (select coalesce(sum(back.amount_cents), 0) from ${orderRefunds} as back
    where back.payment_id = ${orderPayments.id}))`;

/** True in SQL where an order is paid, and stays so. */
export const isPaid = (order: SQLWrapper): SQL =>
  sql`exists (select 1 from ${orderPayments} where ${orderPayments.orderId} = ${order} and ${stands})`;

/** Whose an order's files are: who took them where they are a gift, nobody's before that, the buyer's otherwise. */
const holder = sql`(case when ${orderGifts.id} is null then ${orders.workspace} else ${orderGifts.claimedBy} end)`;

const boughtBy = (actor: Person): SQL => sql`from ${orders}
  left join ${orderGifts} on ${orderGifts.id} = ${orders.id}
  join ${orderPayments} on ${orderPayments.orderId} = ${orders.id} and ${stands},
  json_each(${orders.content}, '$.sections') as section, json_each(section.value, '$.lines') as line
  where ${orders.id} in (select mine.id from ${orders} as mine where mine.workspace_id = ${actor.workspace}
    union all select taken.id from ${orderGifts} as taken where taken.claimed_by = ${actor.workspace})
  and ${holder} = ${actor.workspace} and ${mayRead(actor, holder)}`;

/** True in SQL where the workspace has paid for a product, and the payment stands. */
export const owns = (actor: Person, good: string): SQL =>
  sql`exists (select 1 ${boughtBy(actor)} and json_extract(line.value, '$.id') = ${good})`;

const SHOWN = {
  slug: goodParts.slug,
  title: goodParts.title,
  kind: goodParts.kind,
  free: goodParts.free,
};

const partsOf = (db: Database, good: string, language: Language) =>
  db
    .select(SHOWN)
    .from(goodParts)
    .where(and(eq(goodParts.productId, good), eq(goodParts.language, language)))
    .orderBy(asc(goodParts.position));

const entryOf = (db: Database, actor: Person | undefined, good: string) =>
  db
    .select({
      filled: libraryEntries.filled,
      answered: libraryEntries.answered,
      version: libraryEntries.version,
    })
    .from(libraryEntries)
    .where(
      actor
        ? and(
            eq(libraryEntries.workspace, actor.workspace),
            eq(libraryEntries.productId, good),
            mayRead(actor, libraryEntries.workspace),
          )
        : sql`0`,
    );

const ownedQuery = (db: Database, actor: Person | undefined, good: string) =>
  db.select({ yes: sql<number>`${actor ? owns(actor, good) : sql`0`}` }).from(sql`(select 1)`);

/** The parts of a product, whether somebody has bought it, and what they wrote into it. */
export async function readGood(db: Database, actor: Person | undefined, good: string, language: Language) {
  const [parts, [owned], [entry]] = await db.batch([
    partsOf(db, good, language),
    ownedQuery(db, actor, good),
    entryOf(db, actor, good),
  ]);
  return { parts, owned: owned?.yes === 1, entry };
}

/** The same, with the text of one part. */
export async function readPart(
  db: Database,
  actor: Person | undefined,
  { good, part, language }: { good: string; part: string; language: Language },
) {
  const [[text], parts, [owned], [entry]] = await db.batch([
    db
      .select({
        ...SHOWN,
        body: goodParts.body,
        blanks: goodParts.blanks,
        questions: goodParts.questions,
      })
      .from(goodParts)
      .where(and(eq(goodParts.productId, good), eq(goodParts.language, language), eq(goodParts.slug, part))),
    partsOf(db, good, language),
    ownedQuery(db, actor, good),
    entryOf(db, actor, good),
  ]);
  return { text, parts, owned: owned?.yes === 1, entry };
}

/** The products that a workspace has bought and that have parts, what was opened last first. */
export async function readLibrary(db: Database, actor: Person | undefined) {
  if (!actor) return [];
  return db
    .select({
      good: goodParts.productId,
      parts: sql<number>`count(*)`,
      lessons: sql<number>`sum(${goodParts.kind} = 'lesson')`,
      answered: libraryEntries.answered,
    })
    .from(goodParts)
    .leftJoin(
      libraryEntries,
      and(
        eq(libraryEntries.productId, goodParts.productId),
        eq(libraryEntries.workspace, actor.workspace),
        mayRead(actor, libraryEntries.workspace),
      ),
    )
    .where(
      and(
        eq(goodParts.language, "en"),
        sql`${goodParts.productId} in (select json_extract(line.value, '$.id') ${boughtBy(actor)})`,
      ),
    )
    .groupBy(goodParts.productId)
    .orderBy(desc(libraryEntries.updatedAt), asc(goodParts.productId));
}
