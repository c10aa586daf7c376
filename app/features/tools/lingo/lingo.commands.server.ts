import { and, eq, sql } from "drizzle-orm";
import { articleOfTerm } from "~/engines/knowledge/knowledge.server.ts";
import { nameKey } from "~/engines/knowledge/knowledge.ts";
import { mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isRefused, isRepeat, submissionKey, takeOnce, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import { terms } from "~db/schema/knowledge.ts";
import { lingoCards, lingoStars, termSuggestions } from "~db/schema/tools.ts";
import { answered } from "./cards.logic.ts";
import { LINGO_LIMITS } from "./lingo.limits.ts";
import type { Pair } from "./lingo.queries.server.ts";
import type { CardChange, Suggest } from "./lingo.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The calendar day where the visitor is, `YYYY-MM-DD`. */
  today: string;
}

type Answer = Extract<CardChange, { version: number }>;

/**
 * Moves a card to its next box, unless it was answered since the page was drawn: the same form sent twice, or from two
 * windows, counts once. A card that is answered for the first time has the version 0.
 */
export async function answerCard(
  { db, now, today }: Deps,
  actor: Person,
  { intent, slug, shown, asked, version }: Answer,
): Promise<CommandResult<"gone">> {
  const article = articleOfTerm(slug);
  const { workspace } = actor;
  const which = and(
    eq(lingoCards.workspace, workspace),
    eq(lingoCards.shown, shown),
    eq(lingoCards.asked, asked),
    eq(lingoCards.slug, article),
  );
  const [[card], [term]] = await db.batch([
    db.select({ box: lingoCards.box, version: lingoCards.version }).from(lingoCards).where(which),
    db.select({ slug: terms.slug }).from(terms).where(eq(terms.slug, article)),
  ]);
  if (!term) return { ok: false, error: "gone" };
  if ((card?.version ?? 0) !== version) return { ok: true };
  const next = answered(card?.box ?? 1, intent === "knew", today);
  const answeredAt = now().toISOString();
  if (card) {
    await db
      .update(lingoCards)
      .set({ ...next, version: version + 1, answeredAt })
      .where(and(which, eq(lingoCards.version, version), mayWrite(actor, lingoCards.workspace)));
    return { ok: true };
  }
  await db
    .insert(lingoCards)
    .select(
      sql`select ${crypto.randomUUID()}, ${workspace}, ${article}, ${shown}, ${asked}, ${next.box}, ${next.dueOn},
        ${today}, 1, ${answeredAt} where ${mayWrite(actor, workspace)}`,
    )
    .onConflictDoNothing();
  return { ok: true };
}

/** Forgets what was learned of a pair of languages. */
export async function restartCards(
  { db }: Deps,
  actor: Person,
  { shown, asked }: Extract<CardChange, { intent: "restart" }>,
): Promise<CommandResult> {
  await db
    .delete(lingoCards)
    .where(
      and(
        eq(lingoCards.workspace, actor.workspace),
        eq(lingoCards.shown, shown),
        eq(lingoCards.asked, asked),
        mayWrite(actor, lingoCards.workspace),
      ),
    );
  return { ok: true };
}

/**
 * Puts what a quiz showed not to be known into the first box, to be asked again today. The form's key makes a quiz that is
 * sent twice count once; a term that is gone is left out.
 */
export async function missCards(
  { db, now, today }: Deps,
  actor: Person,
  { idem, shown, asked, slugs }: Pair & { idem: string; slugs: readonly string[] },
): Promise<CommandResult> {
  const { workspace } = actor;
  const at = now().toISOString();
  const { box, dueOn } = answered(1, false, today);
  if (slugs.length === 0) return { ok: true };
  try {
    await db.batch([
      takeOnce(db, workspace, await submissionKey(idem, shown, asked, ...slugs), now()),
      ...slugs.map((slug) =>
        db
          .insert(lingoCards)
          .select(
            sql`select ${crypto.randomUUID()}, ${workspace}, ${terms.slug}, ${shown}, ${asked}, ${box}, ${dueOn}, ${today},
              1, ${at} from ${terms} where ${terms.slug} = ${articleOfTerm(slug)} and ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoUpdate({
            target: [lingoCards.workspace, lingoCards.shown, lingoCards.asked, lingoCards.slug],
            set: { box, dueOn, answeredAt: at, version: sql`${lingoCards.version} + 1` },
          }),
      ),
    ]);
  } catch (error) {
    if (!isRepeat(error)) throw error;
  }
  return { ok: true };
}

/** Marks a term; marked twice it is marked once. */
export async function starTerm(
  { db, now }: Pick<Deps, "db" | "now">,
  actor: Person,
  slug: string,
): Promise<CommandResult<"gone">> {
  const article = articleOfTerm(slug);
  const { workspace } = actor;
  const [, [term]] = await db.batch([
    db
      .insert(lingoStars)
      .select(
        sql`select ${crypto.randomUUID()}, ${workspace}, ${terms.slug}, ${now().toISOString()} from ${terms}
          where ${terms.slug} = ${article} and ${mayWrite(actor, workspace)}`,
      )
      .onConflictDoNothing(),
    db.select({ slug: terms.slug }).from(terms).where(eq(terms.slug, article)),
  ]);
  return term ? { ok: true } : { ok: false, error: "gone" };
}

/** Takes the mark off a term; what has none has none. */
export async function unstarTerm(
  { db }: Pick<Deps, "db">,
  actor: Person,
  slug: string,
): Promise<CommandResult> {
  await db
    .delete(lingoStars)
    .where(
      and(
        eq(lingoStars.workspace, actor.workspace),
        eq(lingoStars.slug, articleOfTerm(slug)),
        mayWrite(actor, lingoStars.workspace),
      ),
    );
  return { ok: true };
}

/** Puts a word into the queue while there is room for more of the owner's. The form's key is its id. */
export async function suggest(
  { db, now }: Deps,
  actor: Person,
  suggestion: Suggest,
): Promise<CommandResult<"full">> {
  const { idem, region, name, meaning } = suggestion;
  const isName = suggestion.intent === "suggest-name";
  const slug = isName ? articleOfTerm(suggestion.slug) : null;
  const { workspace } = actor;
  const waiting = sql`(select count(*) from ${termSuggestions}
    where ${termSuggestions.workspace} = ${workspace} and ${termSuggestions.status} = 'pending')`;
  const standing = isName ? sql`exists (select 1 from ${terms} where ${terms.slug} = ${slug})` : sql`1`;
  const key = await submissionKey(idem, region, name, meaning);
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        key,
        now(),
        sql`${waiting} < ${LINGO_LIMITS.pending} and ${standing} and ${mayWrite(actor, workspace)}`,
      ),
      db.insert(termSuggestions).values({
        id: idem,
        workspace,
        slug,
        region,
        name,
        nameKey: nameKey(name),
        meaning,
        trade: isName ? null : suggestion.trade,
        createdAt: now().toISOString(),
      }),
    ]);
  } catch (error) {
    if (isRepeat(error) || isTaken(error, "term_suggestions.id")) return { ok: true };
    if (!isRefused(error)) throw error;
    return { ok: false, error: "full" };
  }
  return { ok: true };
}
