/** What a directory and a community have to bear. */
export const FIRMS = 50_000;
export const POSTS = 200_000;

/** Posts of one thread. */
const PER_THREAD = 10;
/** Rows of one statement. */
const AT_ONCE = 10_000;
const DAY = "2026-03-02";
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

const oneOf = (/** @type {string[]} */ values, of = "i") =>
  `json_extract('${JSON.stringify(values)}', '$[' || (${of} % ${values.length}) || ']')`;
const TRADE = oneOf(["framing", "roofing", "tile", "electrical", "plumbing"]);
const CREW = oneOf(["one", "few", "ten", "thirty"]);
const PRICE = oneOf(["low", "middle", "high"]);

const numbers = (/** @type {number} */ from, /** @type {number} */ to) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})`;

/**
 * Fills the directory with firms all over a state, a fifth of them reviewed, of a workspace that nobody has.
 * @param {(statements: string[]) => Promise<unknown>} run runs statements, one after another
 */
export async function fillFirms(run) {
  for (let from = 0; from < FIRMS; from += AT_ONCE) {
    const rows = numbers(from, from + AT_ONCE);
    const facet = (/** @type {string} */ key, /** @type {string} */ value) =>
      `insert into directory_facets (entry_id, kind, key, value) ${rows} select 'firm-' || i, 'firm', '${key}', ${value} from n`;
    await run([
      `insert into directory_entries (id, workspace_id, kind, name, name_key, words, about, attrs, created_at)
        ${rows} select 'firm-' || i, 'user:nobody-at-all', 'firm', 'SAMPLE Firm ' || i, 'sample firm ' || i,
          'sample firm ' || i || ' ' || ${oneOf(["ridge", "gate", "stone", "oak"])}, 'Does work number ' || i,
          json_object('trades', json_array(${TRADE}), 'services', '', 'areaMiles', 25, 'licences', json_array(),
            'insurance', json_object('status', 'unknown', 'seenOn', ''), 'crew', ${CREW}, 'price', ${PRICE},
            'languages', json_array('en'), 'emergency', json('false'), 'site', ''), ${NOW} from n`,
      facet("trade", TRADE),
      facet("crew", CREW),
      facet("price", PRICE),
      facet("language", "'en'"),
      `insert into directory_places (id, entry_id, position, called, latitude, longitude, x, y, z, kind)
        ${rows}, at as (select i, 29 + (i % 200) / 100.0 as latitude, -99 + (i % 317) / 160.0 as longitude from n)
        select 'firm-' || i || ':0', 'firm-' || i, 0, '', latitude, longitude,
          cos(radians(latitude)) * cos(radians(longitude)), cos(radians(latitude)) * sin(radians(longitude)),
          sin(radians(latitude)), 'firm' from at`,
      `insert into directory_reviews (id, workspace_id, entry_id, relation_kind, relation_id, stars, created_at)
        ${rows} select 'said-' || i, 'user:nobody-at-all', 'firm-' || i, 'bench', i, 1 + i % 5, '${DAY}' from n where i % 5 = 0`,
    ]);
  }
}

/**
 * Fills the community with threads of ten posts each.
 * @param {(statements: string[]) => Promise<unknown>} run runs statements, one after another
 */
export async function fillPosts(run) {
  const words = [
    "concrete",
    "forms",
    "winter",
    "crack",
    "rebar",
    "slab",
    "anchor",
    "joint",
    "grout",
    "screed",
  ];
  for (let from = 0; from < POSTS; from += AT_ONCE) {
    const threads = numbers(from / PER_THREAD, (from + AT_ONCE) / PER_THREAD);
    const at = (/** @type {string} */ n) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${n}) || ' minutes')`;
    await run([
      `insert into community_threads (id, slug, space, kind, language, title, author, last_at, created_at)
        ${threads} select 'thread-' || i, 'thread-' || i, 'concrete', 'question', 'en', ${oneOf(words)} || ' number' || i,
          'user:nobody-at-all', ${at("i")}, ${at("i")} from n`,
      `insert into community_posts (id, thread_id, opening, author, title, body, body_key, created_at)
        ${numbers(from, from + AT_ONCE)} select 'post-' || i, 'thread-' || (i / ${PER_THREAD}), i % ${PER_THREAD} = 0,
          'user:nobody-' || (i % 500), case when i % ${PER_THREAD} = 0 then ${oneOf(words, `(i / ${PER_THREAD})`)} || ' number' || (i / ${PER_THREAD}) else '' end,
          ${oneOf(words)} || ' and ' || ${oneOf(words, "(i / 7)")} || ' in row ' || i, 'post-' || i, ${at(`i / ${PER_THREAD}`)} from n`,
    ]);
  }
}
