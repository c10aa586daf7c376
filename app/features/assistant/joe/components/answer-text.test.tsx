import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IconContext } from "~/ui/icon.tsx";
import { foldedBlock } from "../folded-block.ts";
import { AnswerText } from "./answer-text.tsx";

/** As the server draws it: where the icons lie it says itself. */
const drawn = (answer: ReactElement) =>
  renderToStaticMarkup(<IconContext.Provider value={(name) => `#${name}`}>{answer}</IconContext.Provider>);

const unbroken = (html: string) =>
  [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, words]) => words);

test("no quantity of an answer breaks, wherever in it that stands", () => {
  const text = "No: 3/4 in.\n\n3/4 in\n\nAt most 7-3/4 in, or 147 bags.";
  expect(unbroken(drawn(<AnswerText text="Plywood of 3/4 in." />))).toEqual(["3/4 in"]);
  expect(unbroken(drawn(<AnswerText text={text} figure="3/4 in" />))).toEqual([
    "3/4 in",
    "3/4 in",
    "3/4 in",
    "7-3/4 in",
    "147 bags",
  ]);
});

test("nor does one in what is folded, or beside a word that leads to the glossary", () => {
  const links = [{ slug: "riser", name: "riser" }];
  const html = drawn(<AnswerText text="A riser of 7-3/4 in." links={links} />);
  expect(html).toContain("<a ");
  expect(unbroken(html)).toEqual(["7-3/4 in"]);
  const folded = `Yes.\n\n${foldedBlock("If it is outside", "At most 1/2 in.")}`;
  expect(unbroken(drawn(<AnswerText text={folded} />))).toEqual(["1/2 in"]);
});
