/** How many provisions a search has to bear: those of some twenty books with all their editions. */
export const PROVISIONS = 10_000;

const FACTS = "kind, section, edition, source, confidence, tags, reviewed_at, author, updated_at";
const TEXT = "language, title, body, scope_words, title_words, section_words, tags_words, body_words";

/** More than fit when the seeded provisions are as few as one. */
const MOST_COPIES = 200;

/**
 * Fills a database with ten thousand provisions: each of the seeded ones again and again under other names, so that every
 * search meets as many as there can be.
 * @param {(statements: string[]) => Promise<unknown>} run runs statements, one after another
 */
export async function fillProvisions(run) {
  const seeded = "(select * from articles where kind = 'code' and slug not like '%-copy-%')";
  const copies = `with recursive copy(n) as (select 1 union all select n + 1 from copy where n < ${MOST_COPIES})`;
  await run([
    `insert into articles (slug, ${FACTS}) ${copies}
      select slug || '-copy-' || copy.n, ${FACTS} from ${seeded} as one, copy order by copy.n, slug
      limit ${PROVISIONS} - (select count(*) from articles where kind = 'code')`,
    `insert into article_texts (slug, ${TEXT})
      select a.slug, ${TEXT} from articles a
      join article_texts t on t.slug = substr(a.slug, 1, instr(a.slug, '-copy-') - 1)
      where a.kind = 'code' and a.slug like '%-copy-%'`,
  ]);
}
