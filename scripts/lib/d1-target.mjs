/**
 * A D1 database of Miniflare as something to migrate.
 * @param {Awaited<ReturnType<import("miniflare").Miniflare["getD1Database"]>>} database
 * @returns {import("./migrate.mjs").MigrationTarget}
 */
export function d1Target(database) {
  return {
    async all(sql) {
      return (await database.prepare(sql).all()).results;
    },
    async batch(statements) {
      await database.batch(statements.map(({ sql, args = [] }) => database.prepare(sql).bind(...args)));
    },
  };
}
