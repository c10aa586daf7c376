import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ForeignText } from "./foreign-text.tsx";
import { readForeignText } from "./read-foreign-text.ts";

const html = (text: string) =>
  renderToStaticMarkup(<ForeignText text={readForeignText(text)} newTab="new tab" />);
/** What a reader sees of it. */
const read = (text: string) => html(text).replace(/<[^>]+>/g, "");

test("emphasis, lists, headings and tables are drawn as such", () => {
  const drawn = html(
    "## Prices\n\n**Lumber** is up.\n\n- 2x4\n- 2x6\n\n| item | price |\n|---|---|\n| stud | $4 |",
  );
  expect(drawn).toContain(">Prices</h3>");
  expect(drawn).toContain("<strong>Lumber</strong> is up.");
  expect(drawn).toMatch(/<ul[^>]*><li>2x4<\/li><li>2x6<\/li><\/ul>/);
  expect(drawn).toMatch(/<th scope="col"[^>]*>price<\/th>/);
  expect(drawn).toMatch(/<td[^>]*>\$4<\/td>/);
});

test("a numbered list goes on from where it begins", () => {
  expect(html("3. pour\n4. cure")).toContain('start="3"');
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ['text <img src=x onerror="alert(1)"> text', "text &lt;img src=x onerror=&quot;alert(1)&quot;&gt; text"],
])("HTML is text: %s", (text, shown) => {
  expect(read(text)).toBe(shown);
});

test.each([
  "[press](javascript:alert(1))",
  "[press](data:text/html,x)",
  "[press](/profile)",
  "[press](https://bank.example@evil.example/)",
])("only the words stay of a link that must not be followed: %s", (text) => {
  expect(html(text)).not.toContain("href");
  expect(read(text)).toBe("press");
});

test("a link shows the host it leads to", () => {
  const drawn = html("[osha rules](https://elsewhere.example/x)");
  expect(drawn).toContain('href="https://elsewhere.example/x"');
  expect(drawn).toContain('rel="noopener noreferrer nofollow"');
  expect(drawn).toContain("(elsewhere.example)");
});

test("no picture is fetched from a stranger", () => {
  expect(html("![a plan](https://elsewhere.example/a.png)")).not.toContain("elsewhere.example");
  expect(read("![a plan](https://elsewhere.example/a.png)")).toBe("a plan");
});

test.each(["2*4*6 board feet", "~$500 or ~$600", "12'-6\" x 10'-0\"", '#4 @ 12" O.C.', "see [1] and [2]"])(
  "a builder's signs are no markup: %s",
  (text) => {
    expect(read(text)).toBe(text.replaceAll('"', "&quot;").replaceAll("'", "&#x27;"));
  },
);

test("what is drawn of running text is the caller's", () => {
  const text = (plain: string) => plain.replaceAll("[1]", "(one)");
  expect(
    renderToStaticMarkup(
      <ForeignText
        text={readForeignText("**so** it is [1][1](https://a.example/)")}
        renderText={text}
        newTab=""
      />,
    ),
  ).toContain("it is (one)(one)");
});

describe("a hostile text is drawn in bounds", () => {
  const lines = (line: (n: number) => string, count: number) =>
    Array.from({ length: count }, (_, n) => line(n)).join("\n");
  test.each([
    ["quotations", ">".repeat(20_000)],
    ["quotations with spaces", "> ".repeat(10_000)],
    ["lists in lists", lines((n) => `${" ".repeat(n * 2)}- x`, 140)],
    ["lists on a line", "- ".repeat(10_000)],
    ["emphasis", "*a **b ".repeat(2_500)],
    ["brackets", "[".repeat(20_000)],
    ["links", "[a](".repeat(5_000)],
    ["a wide table", `${"|a".repeat(3_000)}\n${"|-".repeat(3_000)}`],
  ])("%s", (_, text) => {
    const drawn = html(text);
    expect(drawn.length).toBeLessThan(1_000_000);
    expect((drawn.match(/<(?:blockquote|ul)/g) ?? []).length).toBeLessThan(200);
  });
});
