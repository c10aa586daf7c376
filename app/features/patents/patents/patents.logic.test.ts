import { describe, expect, test } from "vitest";
import { dayAfter } from "~/lib/local-day.ts";
import { DATA_DATE, PATENTS, SHORTLIST } from "./data/patents.data.ts";
import { GROUPS, type Patent, PRIORITIES, STATUSES } from "./patent.ts";
import {
  byUrgency,
  claimsOutline,
  complexityOf,
  confidenceBand,
  deadlineDays,
  filingDeadline,
  isSelected,
  isSelection,
  shownPriority,
  shownStatus,
  topPriority,
  valueRange,
} from "./patents.logic.ts";

const patentOf = (id: number) => PATENTS.find((patent) => patent.id === id) as Patent;
const top = SHORTLIST.map((entry) => ({ ...entry, patent: patentOf(entry.id) }));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("the rules", () => {
  test.each([
    [100, [200, 500]],
    [91, [200, 500]],
    [90, [100, 300]],
    [81, [100, 300]],
    [80, [50, 150]],
    [71, [50, 150]],
    [70, [25, 100]],
    [0, [25, 100]],
  ])("a confidence of %d percent stands for %j million dollars", (confidence, range) => {
    expect(valueRange(confidence)).toEqual(range);
  });

  test.each([
    [95, "excellent"],
    [94, "strong"],
    [90, "strong"],
    [89, "fair"],
    [85, "fair"],
    [84, "early"],
  ])("a confidence of %d percent is %s", (confidence, band) => {
    expect(confidenceBand(confidence)).toBe(band);
  });

  test("what is filed and what is of high priority is due in 15 to 30 days, the rest by its priority", () => {
    for (const status of STATUSES) expect(filingDeadline({ status, priority: "High" })).toEqual([15, 30]);
    for (const priority of PRIORITIES)
      expect(filingDeadline({ status: "Filed", priority })).toEqual([15, 30]);
    for (const status of STATUSES.filter((entry) => entry !== "Filed")) {
      expect(filingDeadline({ status, priority: "Medium" })).toEqual([60, 90]);
      expect(filingDeadline({ status, priority: "Low" })).toEqual([120, 180]);
    }
  });

  test("statuses and priorities are shown in the words of the list", () => {
    expect(STATUSES.map((status) => [status, shownStatus(status)])).toEqual([
      ["Filed", "Filed"],
      ["Pending", "Patent Pending"],
      ["Ready for Filing", "Ready for Filing"],
      ["Draft", "Development"],
      ["Research", "Research"],
      ["Concept", "Concept"],
    ]);
    expect(PRIORITIES.map((priority) => [priority, shownPriority(priority)])).toEqual([
      ["High", "CRITICAL"],
      ["Medium", "HIGH"],
      ["Low", "MEDIUM"],
    ]);
  });

  test("among the ten, medium priority parts at a confidence of 90, and each priority has its days", () => {
    expect(topPriority({ priority: "High", confidence: 50 })).toBe("CRITICAL");
    expect(topPriority({ priority: "Medium", confidence: 90 })).toBe("HIGH");
    expect(topPriority({ priority: "Medium", confidence: 89 })).toBe("MEDIUM-HIGH");
    expect(topPriority({ priority: "Low", confidence: 99 })).toBe("MEDIUM");
    expect((["CRITICAL", "HIGH", "MEDIUM-HIGH", "MEDIUM"] as const).map(deadlineDays)).toEqual([
      30, 60, 90, 120,
    ]);
  });

  test.each([
    [7, 20, "very-high"],
    [7, 19, "high"],
    [7, 15, "high"],
    [7, 14, "moderate"],
  ])("%d components and %d claims are of complexity %s", (count, claims, complexity) => {
    const components = patentOf(1).components.slice(0, count);
    expect(complexityOf({ components, claims })).toBe(complexity);
  });

  test("days are counted over the ends of months and years", () => {
    expect(dayAfter("2026-11-20", 30)).toBe("2026-12-20");
    expect(dayAfter("2026-11-20", 120)).toBe("2027-03-20");
    expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  });

  test("only the three packages are packages", () => {
    expect(
      ["complete", "priority", "provisional", "", "all", null, undefined, "__proto__"].map(isSelection),
    ).toEqual([true, true, true, false, false, false, false, false]);
  });
});

describe("the portfolio", () => {
  test("has numbers up to 44 with gaps, in six groups", () => {
    const ids = PATENTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([Math.min(...ids) >= 1, Math.max(...ids), ids.length < 44]).toEqual([true, 44, true]);
    expect(new Set(PATENTS.map(({ group }) => group))).toEqual(new Set(GROUPS));
  });

  test("has whole, plausible figures in every entry, and all statuses and priorities", () => {
    for (const { id, claims, confidence, components, text } of PATENTS) {
      expect([id, Number.isInteger(claims) && claims >= 5, confidence > 50 && confidence < 100]).toEqual([
        id,
        true,
        true,
      ]);
      expect(components.length).toBeGreaterThanOrEqual(6);
      expect(new Set(components.map(({ name }) => name)).size).toBe(components.length);
      for (const words of [text.field, text.background, text.summary, text.example])
        expect(words).toMatch(/\.$/);
      expect(text.wherein).toMatch(/^wherein /);
      expect(text.features.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(PATENTS.map(({ status }) => status))).toEqual(new Set(STATUSES));
    expect(new Set(PATENTS.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
  });

  test("no two patents say the same", () => {
    for (const words of [
      PATENTS.map(({ text }) => text.summary),
      PATENTS.map(({ text }) => text.background),
      PATENTS.map(({ text }) => text.purpose),
      PATENTS.map(({ text }) => text.wherein),
    ])
      expect(new Set(words).size).toBe(PATENTS.length);
  });

  test("the ten have 158 claims, 609 pages and 131 figures, and as many figures are drawn", () => {
    expect(top).toHaveLength(10);
    expect(sum(top.map(({ patent }) => patent.claims))).toBe(158);
    expect(sum(top.map(({ pages }) => pages))).toBe(609);
    expect(sum(top.map(({ patent }) => patent.figures.length))).toBe(131);
  });

  test("the ten are worth $85-120M, those of them that are ready for filing $75-100M", () => {
    const worth = (entries: typeof top) => [
      sum(entries.map(({ marketValue }) => marketValue[0])),
      sum(entries.map(({ marketValue }) => marketValue[1])),
    ];
    expect(worth(top)).toEqual([85, 120]);
    expect(worth(top.filter(({ patent }) => patent.status === "Ready for Filing"))).toEqual([75, 100]);
  });

  test("the first four of the ten are critical and due in 30 days, then come 60, 90 and 120", () => {
    const days = top.map(({ patent }) => deadlineDays(topPriority(patent)));
    expect(days).toEqual([30, 30, 30, 30, 60, 60, 90, 90, 120, 120]);
    expect(top.slice(0, 4).map(({ patent }) => topPriority(patent))).toEqual(Array(4).fill("CRITICAL"));
  });

  test("the calendar of the ten and the deadlines of the list agree", () => {
    for (const { patent } of top) {
      const [from, to] = filingDeadline(patent);
      const days = deadlineDays(topPriority(patent));
      expect([patent.id, days >= from && days <= to]).toEqual([patent.id, true]);
    }
  });

  test("whatever is critical and not filed yet is among the first four", () => {
    const critical = PATENTS.filter(({ priority, status }) => priority === "High" && status !== "Filed").map(
      ({ id }) => id,
    );
    expect(new Set(critical)).toEqual(new Set(SHORTLIST.slice(0, 4).map(({ id }) => id)));
  });

  test("the ten stand in the order of urgency", () => {
    const ids = top.map(({ id }) => id);
    expect([...top].sort((a, b) => byUrgency(a.patent, b.patent)).map(({ id }) => id)).toEqual(ids);
    expect(DATA_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test("the packages hold all, the ten, and what is not filed", () => {
    const shortlist = new Set(SHORTLIST.map(({ id }) => id));
    const chosen = (selection: Parameters<typeof isSelected>[1]) =>
      PATENTS.filter((patent) => isSelected(patent, selection, shortlist));
    expect(chosen("complete")).toEqual(PATENTS);
    expect(chosen("priority")).toHaveLength(10);
    expect(chosen("provisional").map(({ status }) => status)).not.toContain("Filed");
    expect(chosen("provisional").map(({ status }) => status)).not.toContain("Pending");
    expect(
      chosen("provisional").length +
        PATENTS.filter(({ status }) => status === "Filed" || status === "Pending").length,
    ).toBe(PATENTS.length);
  });
});

test("an outline counts every claim of its patent once, in order", () => {
  for (const patent of PATENTS) {
    const rows = claimsOutline(patent);
    const numbers = rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
    expect([patent.id, numbers]).toEqual([patent.id, Array.from({ length: patent.claims }, (_, n) => n + 1)]);
    expect(rows.filter(({ on }) => on === undefined)).toHaveLength(3);
    for (const { on, from } of rows) if (on) expect(on).toBeLessThan(from);
  }
});
