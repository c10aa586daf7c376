import { eq, type SQL, sql } from "drizzle-orm";
import { articleOfTerm, articleStatements } from "~/engines/knowledge/knowledge.server.ts";
import { nameKey, termBody } from "~/engines/knowledge/knowledge.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { notifications } from "~db/schema/account.ts";
import { termNames, terms } from "~db/schema/knowledge.ts";
import { termSuggestions } from "~db/schema/tools.ts";
import type { AcceptTerm, Review } from "./lingo.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  /** The calendar day where the administrator is, `YYYY-MM-DD`. */
  today: string;
}

/** `changed`: somebody else was quicker, or there is a term of that name. Nothing was written. */
export type ReviewResult = CommandResult<"changed">;

interface Plan {
  condition: SQL;
  statements: Statement[];
}

const stands = (id: string, status: string, more: SQL = sql`1`) =>
  sql`exists (select 1 from term_suggestions s where s.id = ${id} and s.status = ${status} and ${more})`;

/** The address of a new term, from its English name: letters and digits only, which every term's address has. */
export const slugOfName = (name: string): string =>
  nameKey(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);

/** Tells the member who suggested it that it is in the glossary. */
const tell = ({ db, now }: Deps, id: string) =>
  db
    .insert(notifications)
    .select(
      sql`select 'lingo:' || s.id, u.id, 'termAccepted', s.name, '/term/' || substr(s.became, 6), null, ${now().toISOString()}, null
      from term_suggestions s join users u on u.id = substr(s.workspace_id, 6)
      where s.id = ${id} and s.workspace_id like 'user:%'`,
    )
    .onConflictDoNothing();

const decide = ({ db, now }: Deps, id: string, status: "accepted" | "declined", became?: string) =>
  db
    .update(termSuggestions)
    .set({ status, became, decidedAt: now().toISOString() })
    .where(eq(termSuggestions.id, id));

function acceptTerm(deps: Deps, form: AcceptTerm): Plan {
  const slug = articleOfTerm(slugOfName(form.name_en));
  const written = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const title = form[`name_${language}`];
      return title ? [[language, { title, definition: form[`meaning_${language}`] }]] : [];
    }),
  ) as Partial<Record<Language, { title: string; definition: string }>>;
  const texts = Object.fromEntries(
    Object.entries(written).map(([language, { title }]) => [
      language,
      { title, body: termBody(written, language as Language) },
    ]),
  );
  return {
    condition: sql`${stands(form.id, "pending", sql`s.slug is null`)}
      and ${slug} <> ${articleOfTerm("")}
      and not exists (select 1 from articles where slug = ${slug})`,
    statements: [
      ...articleStatements(deps, {
        slug,
        kind: "term",
        section: "",
        edition: "",
        source: "Suggested by a reader and reviewed",
        confidence: "known",
        tags: Object.values(written).map(({ title }) => title.toLowerCase().replaceAll(",", " ")),
        reviewedAt: deps.today,
        texts,
      }),
      deps.db.insert(terms).values({ slug, trade: form.trade }),
      decide(deps, form.id, "accepted", slug),
      tell(deps, form.id),
    ],
  };
}

function planOf(deps: Deps, change: Review): Plan {
  const { db } = deps;
  switch (change.intent) {
    case "accept-term":
      return acceptTerm(deps, change);
    case "accept-name": {
      const of = sql<string>`(select s.slug from term_suggestions s where s.id = ${change.id})`;
      return {
        condition: stands(change.id, "pending", sql`s.slug is not null`),
        statements: [
          db
            .insert(termNames)
            .select(
              sql`select s.slug, ${change.region}, ${change.name}, ${change.said}, 'admin'
                from term_suggestions s where s.id = ${change.id}`,
            )
            .onConflictDoUpdate({
              target: [termNames.slug, termNames.region, termNames.name],
              set: { said: change.said, author: "admin" },
            }),
          db
            .update(termSuggestions)
            .set({ status: "accepted", became: of, decidedAt: deps.now().toISOString() })
            .where(eq(termSuggestions.id, change.id)),
          tell(deps, change.id),
        ],
      };
    }
    case "decline":
      return { condition: stands(change.id, "pending"), statements: [decide(deps, change.id, "declined")] };
    case "restore":
      return {
        condition: stands(change.id, "declined"),
        statements: [
          db
            .update(termSuggestions)
            .set({ status: "pending", decidedAt: null })
            .where(eq(termSuggestions.id, change.id)),
        ],
      };
  }
}

/** Carries out one decision of an administrator, once per form. */
export async function review(deps: Deps, owner: Owner, change: Review): Promise<ReviewResult> {
  const key = await submissionKey(change.idem, JSON.stringify(change));
  const { condition, statements } = planOf(deps, change);
  try {
    await deps.db.batch([takeOnlyIf(deps.db, owner, key, deps.now(), condition), ...statements]);
    return { ok: true };
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isRefused(error)) return { ok: false, error: "changed" };
    throw error;
  }
}
