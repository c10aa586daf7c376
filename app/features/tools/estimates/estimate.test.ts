import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Content,
  diffOf,
  emptyContent,
  type Line,
  linesOf,
  problemsOf,
  totalsOf,
} from "~/engines/lines/lines.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { ASSEMBLIES, assemblyOf, JOBS, jobOf, unknownParts } from "./assemblies.data.server.ts";
import { withPrices } from "./compare-suppliers.ts";
import { adjustmentsOf, BEGINNING, isOld, repriced } from "./estimate-facts.ts";
import {
  itemName,
  jobSections,
  pricedItem,
  withLine,
  withLock,
  workName,
  workSection,
} from "./estimate-lines.server.ts";
import { driversOf, labourOf, rangeOf, tradesOf } from "./estimate-range.ts";
import { ITEMS } from "./items.data.server.ts";

const blank: Content = {
  ...emptyContent("estimate"),
  adjustments: adjustmentsOf({ tax: "8", overhead: "10", profit: "10", contingency: "0" }),
};
const asked = { own: new Map(), language: "en", key: "k" } as const;
const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  text: id,
  qty: "1",
  unit: "ea",
  unitCost: "100",
  ...more,
});
const basis = { source: "sample", asOf: "2026-10-01", less: "10", more: "20" } as const;

test("there are 260 sample items and 45 kinds of work, each known by one code and named in three languages", () => {
  expect(ITEMS.length).toBeGreaterThanOrEqual(260);
  expect(ASSEMBLIES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(ITEMS.map(({ code }) => code)).size).toBe(ITEMS.length);
  expect(unknownParts()).toEqual([]);
  for (const language of LANGUAGES) {
    const names = [
      ...ITEMS.map((item) => itemName(item, language)),
      ...ASSEMBLIES.map(({ id }) => workName(id, language)),
    ];
    expect(names.filter((name) => !name || /families|work\./.test(name))).toEqual([]);
  }
});

test("every work of every job stands in the lists", () => {
  const named = JOBS.flatMap(({ work, scope }) => [...work.map(([id]) => id), ...scope]);
  expect(named.filter((id) => !assemblyOf(id))).toEqual([]);
});

test("work becomes items that are bought whole, with their waste, and hours", () => {
  const assembly = assemblyOf("drywall-walls");
  if (!assembly) throw new Error("there is drywall");
  const { lines } = workSection(assembly, "1000", { ...asked, wage: "58" });
  // 31.25 sheets with a tenth more are 34.375.
  expect(lines[0]).toMatchObject({ qty: "35", basis: { needed: "31.25", spare: "10", source: "sample" } });
  expect(lines.at(-1)).toMatchObject({ qty: "32", unit: "h", unitCost: "58", code: "09-labour" });
});

test("what is poured is no whole piece: its waste stands on the line", () => {
  const assembly = assemblyOf("slab-4");
  if (!assembly) throw new Error("there is a slab");
  const [concrete] = workSection(assembly, "400", { ...asked, wage: "58" }).lines;
  expect(concrete).toMatchObject({ qty: "4.94", waste: "7" });
});

test("an own price stands in the place of the sample, with its supplier and day", () => {
  const mine = {
    code: "09-drywall-1-2inx4ftx8ft",
    text: "Half inch board",
    unit: "sheet",
    unitCost: "13.9",
    asOf: "2026-11-01",
    supplier: "Sample Supply",
    taxable: true,
  };
  expect(pricedItem(mine.code, new Map([[mine.code, mine]]), "en")).toMatchObject({
    unitCost: "13.9",
    basis: { source: "own", asOf: "2026-11-01", supplier: "Sample Supply" },
  });
});

test("a region changes the samples alone, and what grows until the work changes all materials", () => {
  const facts = { ...blank.facts, region: "110", escalation: "6", months: "6" };
  const content = repriced({
    ...blank,
    facts,
    sections: [
      {
        id: "s",
        title: "",
        lines: [
          line("sample", { basis }),
          line("own", { basis: { ...basis, source: "own" } }),
          line("work", { code: "09-labour", basis }),
        ],
      },
    ],
  });
  expect(linesOf(content).map(({ factor = "1", unitCost }) => [factor, unitCost])).toEqual([
    ["1.133", "100"],
    ["1.03", "100"],
    ["1", "58"],
  ]);
});

test("every job is a document that can be kept, in every language", () => {
  for (const language of LANGUAGES)
    for (const job of JOBS) {
      const content = jobSections(job, blank, { ...asked, language });
      expect([job.id, problemsOf(content)]).toEqual([job.id, []]);
      expect(totalsOf(content).total).toBeGreaterThan(100_000);
    }
});

test("the same form adds its line once", () => {
  const once = withLine(blank, line("a"));
  expect(withLine(once, line("a"))).toBe(once);
});

test("without a spread the range is the total; with one it lies around it, wider above", () => {
  const sure = withLine(blank, line("a", { basis: { ...basis, less: "0", more: "0" } }));
  const { total } = totalsOf(sure);
  expect(rangeOf(sure)).toEqual({ p10: total, p50: total, p90: total });
  // 100 dollars, −10% and +20%, with overhead and profit of a tenth each: 121, mean 123.02, deviation 6.05.
  const open = withLine(blank, line("a", { basis }));
  expect(rangeOf(open)).toEqual({ p10: 11_526, p50: 12_302, p90: 13_077 });
});

test("sections that move apart are surer together than one that moves as one", () => {
  const lines = [line("a", { basis }), line("b", { basis })];
  const one: Content = { ...blank, sections: [{ id: "s", title: "", lines }] };
  const two: Content = {
    ...blank,
    sections: lines.map((each) => ({ id: each.id, title: "", lines: [each] })),
  };
  const width = ({ p10, p90 }: ReturnType<typeof rangeOf>) => p90 - p10;
  expect(width(rangeOf(two))).toBeLessThan(width(rangeOf(one)));
});

test("a tenth of a driver moves the total by what it says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 500 }), (cost, hours) => {
      const content: Content = {
        ...blank,
        sections: [
          {
            id: "s",
            title: "",
            lines: [
              line("m", { unitCost: String(cost * 10), taxable: true, basis }),
              line("h", { qty: String(hours * 10), unitCost: "58", code: "06-labour", basis }),
            ],
          },
        ],
      };
      const before = totalsOf(content).total;
      for (const driver of driversOf(content)) {
        if (driver.kind === "rate") continue;
        const changed: Content = {
          ...content,
          sections: content.sections.map((section) => ({
            ...section,
            lines: section.lines.map((each) => {
              if (driver.kind === "line" && each.id === "m") return { ...each, unitCost: String(cost * 11) };
              return driver.kind === "labour" && each.id === "h"
                ? { ...each, qty: String(hours * 11) }
                : each;
            }),
          })),
        };
        expect(Math.abs(totalsOf(changed).total - before - driver.cents)).toBeLessThanOrEqual(3);
      }
    }),
  );
});

test("hours become days of a crew, rounded up to half a day", () => {
  const content = { ...blank, facts: { crew: "3" }, ...{ sections: [] } };
  const filled = withLine(content, line("h", { qty: "50", code: "06-labour", basis }));
  // Fifty hours of three people are 2.08 days.
  expect(labourOf(filled)).toMatchObject({ hours: 50, crew: 3, days: 2.5 });
});

test("trades sum to the subtotal", () => {
  const job = jobOf("addition");
  if (!job) throw new Error("there is an addition");
  const content = jobSections(job, { ...blank, facts: { wage: BEGINNING.wage ?? "" } }, asked);
  const sum = tradesOf(content).reduce((all, { cents }) => all + cents, 0);
  expect(sum).toBe(totalsOf(content).subtotal);
});

test("a price is old after 180 days and not on the day before", () => {
  expect([isOld({ basis }, "2027-03-30"), isOld({ basis }, "2027-03-31")]).toEqual([false, true]);
});

test("a locked price stays when region, time and wage change, and when prices of suppliers are taken", () => {
  const sections = [
    {
      id: "s",
      title: "",
      lines: [
        line("agreed", { code: "agreed", basis, factor: "1.2", locked: true }),
        line("work", { code: "09-labour", basis, unitCost: "40", locked: true }),
        line("open", { code: "agreed", basis }),
      ],
    },
  ];
  const facts = { ...blank.facts, region: "150", escalation: "6", months: "6", wage: "99" };
  const content = repriced({ ...blank, facts, sections });
  expect(linesOf(content).map(({ factor = "1", unitCost }) => [factor, unitCost])).toEqual([
    ["1.2", "100"],
    ["1", "40"],
    ["1.545", "100"],
  ]);
  const price = {
    code: "agreed",
    text: "x",
    unit: "ea",
    unitCost: "7",
    asOf: "2026-11-01",
    supplier: "S",
    taxable: true,
  };
  const taken = withPrices(content, [price], { taken: { by: "lowest" }, today: "2026-11-27" });
  expect(linesOf(taken).map(({ unitCost }) => unitCost)).toEqual(["100", "40", "7"]);
});

test("what changed says that a price was locked", () => {
  const before = withLine(blank, line("a", { basis }));
  expect(diffOf(before, withLock(before, "a")).lines).toMatchObject([
    { is: "changed", fields: ["locked"], cents: 0 },
  ]);
});
