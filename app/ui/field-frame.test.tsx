import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";

const drawn = (error?: string) =>
  renderToStaticMarkup(<Field name="quantity" label="Quantity" className="w-28" error={error} />);

test("a field without an error is as wide as it is told", () => {
  expect(drawn()).toMatch(/^<div class="[^"]*\bw-28\b/);
});

test("an error takes the whole row, and the control keeps its own width", () => {
  const html = drawn("Use a whole number from 1 to 99");
  expect(html).toMatch(/^<div class="[^"]*\bw-full\b[^"]*\bbasis-full\b/);
  expect(html).not.toMatch(/^<div class="[^"]*\bw-28\b/);
  // The narrow box holds the control and not the words.
  expect(html).toMatch(/from 1 to 99<\/p><div class="grid w-28"><input /);
});

test("the control stands in the same place of the tree with an error and without, so that what was typed stays", () => {
  const depth = (html: string) => html.slice(0, html.indexOf("<input")).match(/<div/g)?.length;
  expect(depth(drawn("wrong"))).toBe(depth(drawn()));
});

test("a phone's keyboard says what Enter does", () => {
  expect(drawn()).toContain('enterKeyHint="go"');
  expect(renderToStaticMarkup(<Field name="q" label="Search" enterKeyHint="search" />)).toContain('"search"');
});
