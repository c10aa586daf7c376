/** How many machines a search has to bear. */
export const LISTINGS = 50_000;

const CLASSES = [
  ...["miniExcavator", "excavator", "skidSteer", "trencher", "plateCompactor", "roller"],
  ...["telehandler", "scissorLift", "boomLift", "generator", "lightTower", "dumpTrailer"],
];
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
/** Rows of one statement. */
const AT_ONCE = 10_000;

/**
 * Fills the market with machines all over a country, to rent or for sale, of a workspace that nobody has.
 * @param {(statements: string[]) => Promise<unknown>} run runs statements, one after another
 * @param {{ kind: "rental" | "sale", count?: number, workspace: string, south?: number }} what
 *   `south`: the latitude at which the country begins
 */
export async function fillListings(run, { kind, count = LISTINGS, workspace, south = 26 }) {
  const sort = `json_extract('${JSON.stringify(CLASSES)}', '$[' || (i % ${CLASSES.length}) || ']')`;
  const attrs =
    kind === "rental"
      ? `json_object('machine', ${sort}, 'year', 2012 + i % 14, 'weight', 900 + i % 9000)`
      : `json_object('machine', ${sort}, 'make', 'Mockdig', 'model', 'M' || i % 90, 'year', 2008 + i % 18,
          'hours', i * 37 % 12000, 'title', 'none', 'serviceLog', '', 'priceCents', 500000 + i * 7919 % 15000000)`;
  const day = "(9000 + i * 131 % 60000)";
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE);
    await run([
      `insert into listings (id, workspace_id, kind, sort, title, attrs, owner_kind, offered_by, town, latitude, longitude,
          units, card, day_cents, week_cents, month_cents, least_cents, least_days, fees_cents, tax_rate, near_metres,
          near_cents, site_zone, state, state_since, created_at)
        with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})
        select '${workspace}-${kind}-' || i, '${workspace}', '${kind}', ${sort}, ${sort} || ' ' || i, ${attrs},
          case when i % 3 then 'builder' else 'company' end, 'SAMPLE Company ' || i % 900, 'Town ' || i % 700,
          ${south} + (i * 7 % 2200) / 100.0, -122 + (i * 13 % 5200) / 100.0, 1,
          case '${kind}' when 'sale' then '{"prices":{}}' else json_object('prices', json_object('day', ${day}, 'week', 3 * ${day}, 'month', 9 * ${day})) end,
          ${day}, 3 * ${day}, 9 * ${day}, 0, 1, 0, 825, 40000, 7500, 'America/Chicago', 'published', ${NOW}, ${NOW} from n`,
    ]);
  }
}
