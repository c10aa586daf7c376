import fs from "node:fs";
import { getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "../composition/contributions.server.ts";
import { UNDO_DAYS } from "./account-deletion.server.ts";
import { COOKIES } from "./cookies.server.ts";
import { GUEST_DAYS } from "./retention.server.ts";

const DOCUMENT = "docs/security.md";

/** The lines of the table under the heading. */
function documented(): string[] {
  const text = fs.readFileSync(DOCUMENT, "utf8");
  const part = text.split("\n## Retention\n")[1]?.split("\n## ")[0] ?? "";
  return part.split("\n").filter((line) => line.startsWith("| `"));
}

test("the table of retention says what the scheduled run deletes, and nothing else", () => {
  const lines = joinedContributions.retention.map(
    ({ since, days, of = "all" }) =>
      `| \`${getTableName(since.table)}\` | ${of} | ${days} | \`${since.name}\` |`,
  );
  expect(documented()).toEqual(lines.sort());
});

test("what guests leave is kept exactly as long as the cookie that leads to it", () => {
  const visitor = COOKIES.find(({ name }) => name === "visitor");
  expect(visitor?.maxAgeSeconds).toBe(GUEST_DAYS * 24 * 60 * 60);
});

test("the security document names the days in which a deletion can be undone", () => {
  expect(fs.readFileSync(DOCUMENT, "utf8")).toContain(`within ${UNDO_DAYS} days`);
});
