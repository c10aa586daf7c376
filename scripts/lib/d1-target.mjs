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
    async batch(statements) {
      await database.batch(statements.map(({ sql, args = [] }) => database.prepare(sql).bind(...args)));
    },
  };
}
