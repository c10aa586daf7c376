/**
 * A D1 database of Miniflare as something to migrate, reached by Miniflare's own binding or by a bridge.
 * @param {any} database
 * @returns {import("./migrate.mjs").MigrationTarget}
 */
export function d1Target(database) {
  return {
    async all(sql) {
      return (await database.prepare(sql).all()).results;
    },
    async snapshot(queries) {
      const answers = await database.batch(queries.map((sql) => database.prepare(sql)));
      return answers.map((/** @type {{ results: Record<string, unknown>[] }} */ { results }) => results);
    },
    async batch(statements) {
      await database.batch(statements.map(({ sql, args = [] }) => database.prepare(sql).bind(...args)));
    },
  };
}
