import { expect, test } from "vitest";
import { readPaper } from "../../../tests/integration/support/read-paper.ts";
import { PAPER, Paper, seenOrder } from "./paper.ts";

const write = async (fill: (paper: Paper) => void, direction: "ltr" | "rtl" = "ltr") => {
  const paper = new Paper();
  paper.newPage();
  fill(paper);
  const file = await paper.write({ title: "חשבונית 7", language: "he", direction });
  return { paper, file, lines: readPaper(file) };
};

test("what is written in three languages can be read out of the file again, letter by letter", async () => {
  const texts = ["Invoice ORD-1001", "Factura: piñón, ¿cuánto? 12' 6″", "Ångström & Søn – “ok”"];
  const { lines, paper } = await write((one) => {
    for (const [n, text] of texts.entries())
      one.text(50, 100 + n * 20, text, { size: 10, anchor: "left", direction: "ltr" });
  });
  expect(lines.map(({ text }) => text)).toEqual(texts.map((text) => text.replace("″", '"')));
  expect(paper.lacksLetters).toBe(false);
});

test("a line in Hebrew stands in the order in which it is seen, numbers from left to right, brackets mirrored", async () => {
  expect(seenOrder("סעיף 4(ב)", "rtl")).toBe("(ב)4 ףיעס");
  expect(seenOrder('סה"כ: ‏34.99 $', "rtl")).toContain("34.99");
  expect(seenOrder("12 Ridge Road")).toBe("12 Ridge Road");
  const { lines } = await write((one) =>
    one.text(500, 100, "הזמנה ORD-1001 שולמה", { size: 10, anchor: "right", direction: "rtl" }),
  );
  expect(lines[0]?.text).toBe("המלוש ORD-1001 הנמזה");
});

test("what ends at a place ends there, in whatever fonts its letters stand", async () => {
  const { lines, paper } = await write((one) => {
    for (const text of ["34.99", "מחיר 34.99 ₪"]) one.text(400, 100, text, { size: 12, anchor: "right" });
  });
  for (const [n, text] of ["34.99", "מחיר 34.99 ₪"].entries())
    expect((lines[n]?.x ?? 0) + paper.widthOf(text, 12)).toBeCloseTo(400, 1);
});

test("no line is longer than its width, a word without blanks included, and nothing is lost", () => {
  const paper = new Paper();
  const text = `A course for foremen ${"x".repeat(200)} קורס למנהלי עבודה`;
  const lines = paper.linesOf(text, 10, 120);
  for (const line of lines) expect(paper.widthOf(line, 10)).toBeLessThanOrEqual(120);
  expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
});

test("of a letter that the fonts lack an accent goes first, and then a question mark says so", async () => {
  const { lines, paper } = await write((one) =>
    one.text(50, 100, "Dvořák 王 שָׁלוֹם", { size: 10, anchor: "left", direction: "ltr" }),
  );
  expect(lines[0]?.text).toBe("Dvorák ? םולש");
  expect(paper.lacksLetters).toBe(true);
});

test("the table of a file says where each object begins, and the same paper is the same bytes", async () => {
  const fill = (one: Paper) => {
    one.text(50, 100, "Total (מע״מ) \\ 5", { size: 10, anchor: "left" });
    one.rule(50, PAPER.width - 50, 110);
    one.newPage();
  };
  const { file } = await write(fill, "rtl");
  expect((await write(fill, "rtl")).file).toEqual(file);
  const text = Buffer.from(file).toString("latin1");
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const offsets = [...text.slice(at).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(8);
  for (const [n, offset] of offsets.entries())
    expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${n + 1} 0 obj`));
  expect(text).toContain("/Count 2");
  expect(text).toContain("/Direction /R2L");
});
