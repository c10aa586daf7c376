import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { quantityPieces, Unbroken } from "./unbroken.tsx";

const quantitiesOf = (text: string) => quantityPieces(text).filter((_, n) => n % 2 === 1);

test.each([
  ["Risers are at most 7-3/4 in high.", ["7-3/4 in"]],
  ["Plywood of 3/4 in", ["3/4 in"]],
  ["Order 3.5 yd³, or 147 bags", ["3.5 yd³", "147 bags"]],
  ["at least 6 ft 8 in (80 in)", ["6 ft 8 in", "80 in"]],
  ["una contrahuella de 7-3/4 pulg como máximo", ["7-3/4 pulg"]],
  ["לכל היותר 7-3/4 אינץ' בבית", ["7-3/4 אינץ'"]],
  ['a slope of 1:12 and 8 1/4"', ["1:12", '8 1/4"']],
  ["1,234.5 ft² at 92 °F", ["1,234.5 ft²", "92 °F"]],
  ["IRC R311.7.5.1, 2018–2021", []],
])("a quantity is one word: %s", (text, quantities) => {
  expect(quantitiesOf(text)).toEqual(quantities);
});

test("the text itself stays as it is", () => {
  const html = renderToStaticMarkup(<Unbroken text="at most 7-3/4 in, <b>" />);
  expect(html).toBe('at most <span class="whitespace-nowrap">7-3/4 in</span>, &lt;b&gt;');
});
