import { expect, test } from "vitest";
import { type Content, emptyContent, type Line, linesOf } from "~/engines/lines/lines.ts";
import { estimateCompared, itemsCompared, type Taken, unitKey, withPrices } from "./compare-suppliers.ts";
import { type OwnPrice, ownByCode } from "./estimate-lines.server.ts";
import { seriesOf } from "./price-index.ts";

const TODAY = "2026-11-27";
const price = (supplier: string, code: string, unitCost: string, more: Partial<OwnPrice> = {}): OwnPrice => ({
  supplier,
  code,
  text: code,
  unit: "bundle",
  unitCost,
  asOf: "2026-11-17",
  taxable: true,
  ...more,
});
const line = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  text: id,
  code: id,
  qty: "10",
  unit: "bundle",
  unitCost: "30",
  basis: { source: "sample", asOf: "2026-10-01", less: "10", more: "20", needed: "9.2" },
  ...more,
});
const estimate = (...lines: Line[]): Content => ({
  ...emptyContent("estimate"),
  facts: { region: "200", escalation: "10", months: "12" },
  sections: [{ id: "s", title: "", lines }],
});
const BOOK = [
  price("North", "shingles", "25"),
  price("North", "felt", "12", { asOf: "2026-01-05" }),
  price("South", "shingles", "20"),
  price("South", "nails", "1", { unit: "box" }),
];
const CONTENT = estimate(
  line("shingles"),
  line("felt"),
  line("nails"),
  line("07-labour", { unit: "h" }),
  line("vent", { code: "" }),
);
const take = (taken: Taken, content = CONTENT) =>
  linesOf(withPrices(content, BOOK, { taken, today: TODAY })).map(({ unitCost, basis }) =>
    basis?.source === "own" ? `${basis.supplier} ${unitCost}` : unitCost,
  );

test("things are one by their code and their unit in any language; who has none in this unit is named", () => {
  expect(unitKey(" Paquete ")).toBe(unitKey("bundle"));
  const items = itemsCompared([...BOOK, price("East", "shingles", "3", { unit: "ea" })], TODAY);
  expect(items[0]).toMatchObject({
    code: "shingles",
    unit: "bundle",
    missing: ["East"],
    offers: [
      { supplier: "South", days: 10, old: false },
      { supplier: "North", days: 10 },
    ],
  });
  expect(items.find(({ code }) => code === "felt")?.offers[0]).toMatchObject({ days: 326, old: true });
});

test("a price of nothing is no offer", () => {
  expect(itemsCompared([price("North", "a", "0")], TODAY)).toEqual([]);
});

test("a whole estimate is compared at each supplier's prices, what is missing at the price that stands, and named", () => {
  const { now, cheapest, suppliers, without, lines } = estimateCompared(CONTENT, BOOK, { today: TODAY });
  // 10 × 30 for each of four lines of material; escalation is 10 % a year for a year on own prices, no region.
  expect([now, cheapest]).toEqual([120_000, 120_000 - 30_000 + 22_000 - 30_000 + 13_200]);
  expect(suppliers).toEqual([
    {
      name: "North",
      cents: 120_000 - 30_000 + 27_500 - 30_000 + 13_200,
      priced: 2,
      missing: [],
      days: 326,
      old: 1,
    },
    { name: "South", cents: 120_000 - 30_000 + 22_000, priced: 1, missing: ["felt"], days: 10, old: 0 },
  ]);
  expect(lines.map(({ line: { id } }) => id)).toEqual(["shingles", "felt"]);
  expect(without.map(({ id, otherUnits }) => [id, otherUnits])).toEqual([
    ["nails", [{ supplier: "South", unit: "box" }]],
    ["vent", []],
  ]);
});

test("lines take the lowest price, those of one supplier, or what was chosen for each", () => {
  expect(take({ by: "lowest" })).toEqual(["South 20", "North 12", "30", "30", "30"]);
  expect(take({ by: "supplier", supplier: "South" })).toEqual(["South 20", "30", "30", "30", "30"]);
  expect(
    take({ by: "line", picks: ["shingles|North", "", "felt|South", "nobody|x", "nails|South"] }),
  ).toEqual(["North 25", "30", "30", "30", "30"]);
});

test("a line at a supplier's price keeps what was counted, loses the region, and has the price's own day", () => {
  const [changed] = linesOf(withPrices(CONTENT, BOOK, { taken: { by: "lowest" }, today: TODAY }));
  expect(changed).toMatchObject({
    qty: "10",
    factor: "1.1",
    basis: { source: "own", supplier: "South", asOf: "2026-11-17", needed: "9.2" },
  });
});

test("a new line takes the newest price of its code, and of one day the lowest", () => {
  const prices = [
    price("North", "a", "1", { asOf: "2026-01-01" }),
    price("South", "a", "3"),
    price("East", "a", "2"),
  ];
  expect(ownByCode(prices).get("a")?.supplier).toBe("East");
  expect(ownByCode([...prices].reverse()).get("a")?.supplier).toBe("East");
});

test("what is compared is brought to the wanted month by the series, as the lines will be", () => {
  const point = (month: string, value: string) => ({ division: "00", month, value, source: "Sample series" });
  const series = seriesOf([point("2026-01", "100"), point("2026-11", "150"), point("2027-01", "300")]);
  const wanted = { ...CONTENT, facts: { ...CONTENT.facts, indexTo: "2027-01" } };
  const { suppliers } = estimateCompared(wanted, BOOK, { today: TODAY, series });
  // 10 × 20 twice as dear as in November; the rest as it stands.
  expect(suppliers.find(({ name }) => name === "South")?.cents).toBe(120_000 - 30_000 + 40_000);
  const taken = withPrices(wanted, BOOK, { taken: { by: "lowest" }, today: TODAY, series });
  expect(linesOf(taken)[0]).toMatchObject({ factor: "2", basis: { index: { ratio: "2", rest: 0 } } });
});
