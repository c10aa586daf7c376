// The front door to the ledger where the database is needed. What accounts are is in ledger.ts.
// biome-ignore-all lint/performance/noBarrelFile: an engine's front door, the one file that others import

export {
  type Balance,
  balanceFrom,
  balanceQueries,
  findFaults,
  MOST_LINES,
  readBalance,
  readStatement,
  type StatementLine,
  statementQuery,
} from "./balance.server.ts";
export { availableIn, covers, expire, idOf, isOverdrawn, post, posting, reversing } from "./post.server.ts";
