import { expect, test } from "vitest";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { type Booking, iifOf, ledgerCsv } from "./general-ledger.ts";
import { FIRST_ACCOUNTS } from "./ledger.limits.ts";

const invoice: Booking = {
  ...{ type: "INVOICE", day: "2026-03-07", name: "Owner\tLLC", number: "INV-1", memo: 'Ridge "A"\nhouse' },
  parts: [
    { account: "receivable", cents: 14_944 },
    { account: "income", cents: -13_805 },
    { account: "salesTax", cents: -1_139 },
  ],
};
const bill: Booking = {
  ...{ type: "BILL", day: "2026-03-02", name: "Yard", number: "", memo: "06" },
  parts: [
    { account: "payable", cents: -12_550 },
    { account: "costs", cents: 12_550 },
    { account: "salesTax", cents: 0 },
  ],
};

// Checked by the field table that Intuit publishes for IIF: header lines begin with `!`, TRNS is the first line of a
// transaction, SPL each other one, ENDTRNS stands alone, dates are MM/DD/YYYY, columns are parted by tabs, and the AMOUNT of
// TRNS and its SPL lines come to zero.
test("an IIF file names its fields first, and each booking is a TRNS, its SPL lines and ENDTRNS that come to nothing", () => {
  const text = iifOf([invoice, bill], FIRST_ACCOUNTS);
  expect(text.endsWith("\r\n")).toBe(true);
  const rows = text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split("\t"));
  const width = rows[0]?.length ?? 0;
  expect(rows.slice(0, 3).map(([first]) => first)).toEqual(["!TRNS", "!SPL", "!ENDTRNS"]);
  expect(rows[0]).toEqual(["!TRNS", "TRNSTYPE", "DATE", "ACCNT", "NAME", "AMOUNT", "DOCNUM", "MEMO"]);
  expect(rows[1]?.slice(1)).toEqual(rows[0]?.slice(1));
  // What was typed parts no column and no line.
  for (const row of rows.slice(3)) if (row[0] !== "ENDTRNS") expect(row).toHaveLength(width);
  let sum = 0;
  let open = false;
  for (const [kind, , date, , , amount] of rows.slice(3)) {
    if (kind?.trim() === "ENDTRNS") {
      expect([open, sum]).toEqual([true, 0]);
      open = false;
      continue;
    }
    expect(kind).toBe(open ? "SPL" : "TRNS");
    if (kind === "TRNS") sum = 0;
    open = true;
    expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    sum += Math.round(Number(amount) * 100);
  }
  expect(open).toBe(false);
  expect(rows[3]).toEqual([
    ...[
      "TRNS",
      "INVOICE",
      "03/07/2026",
      "Accounts Receivable",
      "Owner LLC",
      "149.44",
      "INV-1",
      "Ridge 'A' house",
    ],
  ]);
  // A part of nothing has no line.
  expect(rows.filter(([kind]) => kind === "SPL")).toHaveLength(3);
});

test("no name, number, memo or account of an IIF file begins as what a spreadsheet that opens it would compute", () => {
  for (const sign of ["=", "+", "-", "@", "\t=", "\r-", "\u2028+", " @"]) {
    const typed = `${sign}HYPERLINK(1)`;
    const odd = { ...bill, name: typed, number: typed, memo: typed };
    const text = iifOf([odd], { ...FIRST_ACCOUNTS, costs: typed });
    expect(text).not.toMatch(/[\u2028\u2029\v\f]/);
    const cells = text.split("\r\n").flatMap((line) => line.split("\t"));
    const told = cells.filter((cell) => cell.includes("HYPERLINK"));
    expect(told).toHaveLength(7);
    for (const cell of told) expect(cell).toMatch(/^'/);
  }
});

test("a booking that does not balance makes no file", () => {
  const odd = { ...bill, parts: [{ account: "payable" as const, cents: -1 }] };
  expect(() => iifOf([odd], FIRST_ACCOUNTS)).toThrow(RangeError);
});

test("the table has debits and credits in columns of their own, and both come to the same", () => {
  const text = ledgerCsv([invoice, bill], FIRST_ACCOUNTS, [
    "d",
    "t",
    "n",
    "who",
    "a",
    "debit",
    "credit",
    "m",
  ]);
  expect(text).toContain('"2026-03-02","BILL","","Yard","Job Costs","125.50","","06"');
  expect(text).toContain('"Accounts Payable","","125.50"');
});

test("the file is one that is made here, and is kept", () => {
  const { headers } = fileAnswer(iifOf([bill], FIRST_ACCOUNTS), { name: "ledger.iif", kept: true });
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("content-disposition")).toBe('attachment; filename="ledger.iif"');
});
