import { describe, expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { PATENTS } from "./data/patents.data.ts";
import {
  figureKey,
  listAddress,
  listFilter,
  selectionOf,
  tabOf,
  topSort,
  wholeNumber,
} from "./patents.filters.ts";
import {
  patentOf,
  readAllFigures,
  readFigure,
  readFirstFigures,
  readList,
  readPackage,
  readPatent,
  readPortfolio,
  readTop,
} from "./patents.queries.server.ts";

const list = (query = "") => readList("en", listFilter(new URLSearchParams(query)));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("every patent has a title and a description of its own in every language, and no words are left over", () => {
  for (const language of LANGUAGES) {
    const words = messagesOf(language, "patent-titles") as Record<
      string,
      { title: string; description: string }
    >;
    expect(Object.keys(words).sort()).toEqual(PATENTS.map(({ id }) => `p${id}`).sort());
    const titles = Object.values(words).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { title, description } of Object.values(words))
      expect([title.length > 8, description.length > 20]).toEqual([true, true]);
  }
});

describe("an address that means nothing is passed over", () => {
  test.each([
    "group=nope&status=Draft&priority=high&sort=price",
    "group=__proto__&status=",
    "sort=constructor",
    "group=ai,safety",
  ])("%s", (query) => {
    expect(listFilter(new URLSearchParams(query))).toEqual({
      group: undefined,
      status: undefined,
      priority: undefined,
      sort: "urgency",
    });
  });
  test("in tabs, orders, selections, figures and numbers", () => {
    expect([tabOf("nope"), tabOf(null), topSort("x"), selectionOf("all"), selectionOf(null)]).toEqual([
      "all",
      "all",
      "deadline",
      "complete",
      "complete",
    ]);
    for (const value of ["", "9", "9-", "-3", "a-b", "9-0", "0-1", "9-3-1", "9-3 ", null])
      expect(figureKey(value)).toBeUndefined();
    expect(figureKey("9-3")).toEqual({ patentId: 9, number: 3 });
    for (const value of ["abc", "-1", "1.5", "0", "01", "1e1", " 1", "99999", "", undefined, null])
      expect(wholeNumber(value)).toBeUndefined();
    expect(wholeNumber("44")).toBe(44);
  });
});

describe("the list", () => {
  test("has every patent once, in the four groups, with the claims of each group", () => {
    const { groups, count, total } = list();
    expect(groups.map(({ priority }) => priority)).toEqual(["CRITICAL", "HIGH", "MEDIUM", "LOW"]);
    expect([count, total, sum(groups.map(({ patents }) => patents.length))]).toEqual([
      PATENTS.length,
      PATENTS.length,
      PATENTS.length,
    ]);
    expect(sum(groups.map(({ claims }) => claims))).toBe(sum(PATENTS.map(({ claims }) => claims)));
    expect(groups[3]?.patents).toEqual([]);
  });

  test("is narrowed by group, status and priority together", () => {
    const { groups, count } = list("group=safety&status=Patent+Pending&priority=HIGH");
    expect(count).toBe(1);
    expect(groups.flatMap(({ patents }) => patents.map(({ id }) => id))).toEqual([11]);
    expect(list("group=ai&status=Concept").count).toBe(0);
  });

  test("is ordered as asked for within its groups", () => {
    const values = (
      sort: string,
      of: (patent: ReturnType<typeof list>["groups"][number]["patents"][number]) => number,
    ) => list(`sort=${sort}`).groups.map(({ patents }) => patents.map(of));
    const ascending = (numbers: number[]) =>
      numbers.every((value, n) => n === 0 || value >= (numbers[n - 1] ?? 0));
    for (const group of values("number", ({ id }) => id)) expect(ascending(group)).toBe(true);
    for (const group of values("deadline", ({ deadline }) => deadline[0]))
      expect(ascending(group)).toBe(true);
    for (const group of values("claims", ({ claims }) => -claims)) expect(ascending(group)).toBe(true);
    for (const group of values("value", ({ value }) => -value[1])) expect(ascending(group)).toBe(true);
    for (const group of values("confidence", ({ confidence }) => -confidence))
      expect(ascending(group)).toBe(true);
  });

  test("has an address for its filter that reads back as the same", () => {
    const filter = listFilter(new URLSearchParams("group=ai&status=Ready+for+Filing&sort=claims"));
    const address = listAddress("/patents-list", filter);
    expect(listFilter(new URL(address, "https://a.example").searchParams)).toEqual(filter);
    expect(listAddress("/patents-list", { sort: "urgency" })).toBe("/patents-list");
  });
});

test("the page of figures has the first twelve patents", () => {
  expect(readFirstFigures("en").patents.map(({ id }) => id)).toEqual(
    PATENTS.slice(0, 12).map(({ id }) => id),
  );
});

test("every tab shows the figures of its group and counts them, and all shows every one", () => {
  const { counts, patents } = readAllFigures("en", "all", undefined);
  expect(patents).toHaveLength(PATENTS.length);
  expect(counts[0]?.figures).toBe(sum(PATENTS.map(({ figures }) => figures.length)));
  for (const { tab, figures } of counts.slice(1)) {
    const shown = readAllFigures("en", tab, undefined).patents;
    expect(new Set(shown.map(({ group }) => group))).toEqual(new Set([tab]));
    expect(sum(shown.map((patent) => patent.figures.length))).toBe(figures);
  }
});

test("a figure that there is not opens nothing", () => {
  expect(readFigure("en", { patentId: 9, number: 3 })?.brief).toMatch(/^FIG\. 3 is /);
  for (const key of [{ patentId: 4, number: 1 }, { patentId: 9, number: 15 }, undefined])
    expect(readFigure("en", key)).toBeUndefined();
});

test("the shortlist is ordered as asked for and totals the same in every order", () => {
  for (const sort of ["deadline", "value", "confidence", "claims"] as const) {
    const { totals, value, patents } = readTop("he", sort);
    expect(totals).toEqual({ claims: 158, pages: 609, figures: 131 });
    expect(value).toEqual([85, 120]);
    expect(patents).toHaveLength(10);
  }
  expect(readTop("en", "claims").patents.map(({ claims }) => claims)).toEqual([
    20, 20, 18, 18, 16, 16, 14, 12, 12, 12,
  ]);
  expect(
    readTop("en", "deadline").calendar.map(({ days, date, patents }) => [days, date, patents.length]),
  ).toEqual([
    [30, "2026-12-20", 4],
    [60, "2027-01-19", 2],
    [90, "2027-02-18", 2],
    [120, "2027-03-20", 2],
  ]);
});

test("from each patent the next leads through the whole portfolio and the previous back", () => {
  const seen: number[] = [];
  for (let id: number | undefined = PATENTS[0]?.id; id !== undefined; ) {
    seen.push(id);
    const patent = patentOf(id);
    const next: number | undefined = patent && readPatent("en", patent).next?.id;
    const after = patentOf(next);
    if (after) expect(readPatent("en", after).previous?.id).toBe(id);
    id = next;
  }
  expect(seen).toEqual(PATENTS.map(({ id }) => id));
  expect(patentOf(4)).toBeUndefined();
});

test("every chart and the matrix count every patent once", () => {
  const { byStatus, byPriority, byGroup, byValue, matrix, totals } = readPortfolio();
  for (const bars of [byStatus, byPriority, byGroup, byValue])
    expect(sum(bars.map(({ count }) => count))).toBe(totals.patents);
  expect(sum(matrix.flatMap(({ cells }) => cells.map(({ count }) => count)))).toBe(totals.patents);
  for (const { group, cells } of matrix)
    for (const { status, count } of cells)
      expect(list(new URLSearchParams({ group, status }).toString()).count).toBe(count);
});

test("a package's page states $75-100M for the eight that are ready, and four as critical", () => {
  const { value, ready, critical, sizes } = readPackage("en", "complete");
  expect([value, ready, critical]).toEqual([[75, 100], 8, 4]);
  expect(sizes.map(({ count }) => count)).toEqual([28, 10, 19]);
});
