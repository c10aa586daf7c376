import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { foldedBlock } from "../folded-block.ts";
import { AnswerText } from "./answer-text.tsx";

// What it is drawn with depends on the page that it stands in.
vi.mock("~/ui/icon.tsx", () => ({ Icon: () => null }));

const unbroken = (html: string) =>
  [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, words]) => words);

test("no quantity of an answer breaks, wherever in it that stands", () => {
  const text = "No: 3/4 in.\n\n3/4 in\n\nAt most 7-3/4 in, or 147 bags.";
  expect(unbroken(renderToStaticMarkup(<AnswerText text="Plywood of 3/4 in." />))).toEqual(["3/4 in"]);
  expect(unbroken(renderToStaticMarkup(<AnswerText text={text} figure="3/4 in" />))).toEqual([
    "3/4 in",
    "3/4 in",
    "3/4 in",
    "7-3/4 in",
    "147 bags",
  ]);
});

test("nor does one in what is folded, or beside a word that leads to the glossary", () => {
  const links = [{ slug: "riser", name: "riser" }];
  const html = renderToStaticMarkup(<AnswerText text="A riser of 7-3/4 in." links={links} />);
  expect(html).toContain("<a ");
  expect(unbroken(html)).toEqual(["7-3/4 in"]);
  const folded = `Yes.\n\n${foldedBlock("If it is outside", "At most 1/2 in.")}`;
  expect(unbroken(renderToStaticMarkup(<AnswerText text={folded} />))).toEqual(["1/2 in"]);
});
