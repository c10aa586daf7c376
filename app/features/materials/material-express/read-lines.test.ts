import { expect, test } from "vitest";
import type { Content } from "~/engines/lines/lines.ts";
import { linesOfEstimate, priceOf, quantityOf, readMaterialCsv } from "./read-lines.server.ts";
import { answersIn, linesIn, receivedIn } from "./typed-lines.server.ts";

const read = (text: string) => readMaterialCsv(text, "en", () => "x");

test("quantities are above zero and prices are dollars, or nothing yet", () => {
  expect(["1", "2.5", "2,25", "0", "0.00", "-3", "1e3", "100000", "1.234", ""].map(quantityOf)).toEqual([
    ...[100, 250, 225],
    ...Array.from({ length: 7 }, () => undefined),
  ]);
  expect(["", "12.50", "x"].map(priceOf)).toEqual([0, 1_250, undefined]);
});

test("a file is read by its headings, in any language, with codes of the catalogue", () => {
  const found = read("SKU,Description,Qty,Unit,Price\nSTD-1,,12,,\n,Own lintel,3,ea,41.00\n");
  expect("lines" in found && found.lines).toMatchObject([
    { sku: "STD-1", need: 1_200, cents: 398, lb: 9 },
    { sku: "", text: "Own lintel", need: 300, cents: 4_100, unit: "ea" },
  ]);
  expect(read("תיאור,כמות\nבלוק,7\n")).toMatchObject({ lines: [{ text: "בלוק", need: 700 }] });
});

test("a file with other columns, a quantity of nothing, no lines or far too many is refused whole", () => {
  expect(read("a,b\n1,2\n")).toEqual({ problem: "columns" });
  expect(read("description,qty\n")).toEqual({ problem: "empty" });
  expect(read("")).toEqual({ problem: "empty" });
  expect(read("description,qty\nboard,2\nstud,0\n")).toEqual({ problem: "line", line: 3, column: "qty" });
  expect(read(`description,qty\n${"stud,1\n".repeat(20_000)}`)).toEqual({ problem: "long" });
});

test("of an estimate what can be brought becomes material, with its waste", () => {
  const content = {
    sections: [
      {
        ...{ id: "s", title: "" },
        lines: [
          { id: "1", text: "Studs", qty: "100", unit: "ea", unitCost: "3.98", waste: "10" },
          { id: "2", text: "Framing", qty: "40", unit: "h", unitCost: "60" },
        ],
      },
    ],
  } as unknown as Content;
  expect(linesOfEstimate(content, () => "x")).toMatchObject([{ text: "Studs", need: 11_000, cents: 398 }]);
});

const LINES = [
  { id: "l1", sku: "", text: "a", unit: "", need: 1_000, pack: 0, cents: 100, lb: 0, cuft: 0 },
  { id: "l2", sku: "", text: "b", unit: "", need: 1_000, pack: 0, cents: 100, lb: 0, cuft: 0 },
];

test("a form of lines changes, drops and adds, and says of each row what is wrong", () => {
  const fields = { qty_0: "5", price_0: "2", qty_1: "1", drop_1: "on", newText_0: "c", newQty_0: "3" };
  expect(linesIn(fields, LINES, "en")).toMatchObject({
    lines: [
      { id: "l1", need: 500, cents: 200 },
      { id: "l3", text: "c", need: 300 },
    ],
  });
  expect(linesIn({ qty_0: "0", price_0: "x", newQty_1: "1" }, LINES, "en")).toEqual({
    errors: { qty_0: "errors.quantity", price_0: "errors.money", newText_1: "errors.text" },
  });
});

test("at the gate a tick is all of it, nothing is an answer, and a line that was passed over is asked for", () => {
  expect(receivedIn({ all_0: "on", good_1: "0", broken_1: "" }, LINES)).toEqual({
    lines: { l1: { good: 1_000, broken: 0 }, l2: { good: 0, broken: 0 } },
  });
  expect(receivedIn({ all_0: "on" }, LINES)).toEqual({ errors: { good_1: "errors.count" } });
});

test("a supplier leaves out what he does not have, but not everything", () => {
  expect(answersIn({ price_0: "1.50", lead_0: "3", other_0: "d" }, LINES)).toEqual({
    answers: {
      l1: { cents: 150, leadDays: 3, substitute: "d" },
      l2: { cents: null, leadDays: 0, substitute: "" },
    },
  });
  expect(answersIn({}, LINES)).toEqual({ errors: { price_0: "errors.onePrice" } });
  expect(answersIn({ price_0: "1", lead_0: "999" }, LINES)).toEqual({ errors: { lead_0: "errors.lead" } });
});
