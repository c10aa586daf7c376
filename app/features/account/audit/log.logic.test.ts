import { expect, test } from "vitest";
import { ACTS, GROUPS, logAddress, readLogSearch } from "./log.logic.ts";

const read = (text: string) => readLogSearch(new URLSearchParams(text));

test("an address says which log, which group and which days, and is written as it was read", () => {
  const text = "of=workspace&group=links&from=2026-03-01&to=2026-03-31&before=12";
  const search = read(text);
  expect(search).toEqual({
    of: "workspace",
    group: "links",
    from: "2026-03-01",
    to: "2026-03-31",
    before: 12,
  });
  expect(logAddress("/log", search)).toBe(`/log?${text}`);
  expect(logAddress("/log", read(""))).toBe("/log");
});

test.each(["group=toString", "from=2026-02-30", "to=yesterday", "before=-1", "before=9e9", "of=site"])(
  "what makes no sense is left out: %s",
  (text) => {
    expect(logAddress("/log", read(text))).toBe("/log");
  },
);

test("every code that has words belongs to one group", () => {
  const prefixes = Object.values(GROUPS).flat();
  for (const act of ACTS)
    expect([act, prefixes.filter((prefix) => act.startsWith(prefix)).length]).toEqual([act, 1]);
});
