import type { Region, Trade } from "~db/schema/knowledge.terms.ts";
import { NEW_TERMS } from "~db/seed/reference/knowledge/new-terms.ts";
import { type SeedNames, TERM_NAMES } from "~db/seed/reference/knowledge/term-names.data.ts";
import { TERMS_BY_TRADE } from "~db/seed/reference/knowledge/terms-by-trade.data.ts";
import { assignments, inChunks, literal, row } from "./seed-sql.ts";

interface SeedTerm {
  slug: string;
  trade: Trade;
  names: { region: Region; name: string; said: string }[];
}

function namesOf(names: SeedNames = {}): SeedTerm["names"] {
  return Object.entries(names).flatMap(([region, all]) =>
    all.map((each) => {
      const [name, said] = typeof each === "string" ? [each, ""] : each;
      return { region: region as Region, name, said };
    }),
  );
}

/** The trade and the other names of every term that an installation begins with. */
export function seedTerms(): SeedTerm[] {
  const old = Object.entries(TERMS_BY_TRADE).flatMap(([trade, slugs]) =>
    slugs.split(" ").map((slug) => ({ slug, trade: trade as Trade, names: TERM_NAMES[slug] })),
  );
  return [...old, ...NEW_TERMS].map(({ slug, trade, names }) => ({
    slug: `term-${slug}`,
    trade,
    names: namesOf(names),
  }));
}

/**
 * The statements that bring the glossary up to date after its articles, in the same way: safe to run again, and what came
 * from a suggestion is not touched. A term whose article is gone went with it.
 */
export function termStatements(all: readonly SeedTerm[] = seedTerms()): string[] {
  const names = all.flatMap(({ slug, names }) =>
    names.map(({ region, name, said }) => ({
      key: `${slug} ${region} ${name}`,
      row: [slug, region, name, said],
    })),
  );
  const kept = literal(JSON.stringify(names.map(({ key }) => key)));
  return [
    ...inChunks(
      all.map(({ slug, trade }) => row([slug, trade])),
      (rows) => `insert into terms (slug, trade)
select v.column1, v.column2 from (values ${rows.join(",\n")}) v join articles a on a.slug = v.column1 where true
on conflict (slug) ${assignments("terms", ["trade"])}`,
    ),
    `delete from term_names where author = 'seed' and slug || ' ' || region || ' ' || name not in (select value from json_each(${kept}))`,
    ...inChunks(
      names.map((name) => row(name.row)),
      (rows) => `insert into term_names (slug, region, name, said, author)
select v.column1, v.column2, v.column3, v.column4, 'seed' from (values ${rows.join(",\n")}) v
join terms t on t.slug = v.column1 where true
on conflict (slug, region, name) ${assignments("term_names", ["said"])} and term_names.author = 'seed'`,
    ),
  ];
}
