import { expect, test } from "vitest";
import { linksIn, paragraphsOf, piecesOf, slugOf, spamPoints, wordsOf } from "./words.ts";

test("only addresses of the web become links, and the sign that ends the sentence stays outside", () => {
  expect(piecesOf("See https://example.com/a?b=1. Then stop.")).toEqual([
    "See ",
    { href: "https://example.com/a?b=1" },
    ". Then stop.",
  ]);
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "ftp://example.com",
    "<script>alert(1)</script>",
  ])
    expect(piecesOf(text)).toEqual([text]);
  expect(piecesOf('https://example.com/"onmouseover="x')).toEqual([
    { href: "https://example.com/" },
    '"onmouseover="x',
  ]);
});

test("links are counted as often as they stand there", () => {
  expect(linksIn("http://a.example https://b.example and www.c.example")).toBe(2);
});

test("paragraphs are parted by empty lines, whatever ends a line", () => {
  expect(paragraphsOf("One\r\nstill one\r\n\r\nTwo\n \n\nThree")).toEqual(["One\nstill one", "Two", "Three"]);
});

test("words are the same whatever their signs, accents and capitals", () => {
  expect(wordsOf("¿Cimentación, ya?")).toEqual(wordsOf("cimentacion YA!"));
});

test("the address of a thread has words of its title in any alphabet, and a piece of its id", () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(slugOf("How deep is a footing?", id)).toBe("how-deep-is-a-footing-0f8fad5bd9cb");
  expect(slugOf("יסוד", id)).toBe("יסוד-0f8fad5bd9cb");
  expect(slugOf("???", id)).toBe("0f8fad5bd9cb");
  expect(slugOf("a ".repeat(200), id).length).toBeLessThan(80);
});

test("prose scores nothing, and a heap of links or one phrase over and over much", () => {
  const prose =
    "We poured the slab on Tuesday and by Thursday there were hairline cracks at every re-entrant corner. The mix was a four inch slump with no fiber, joints cut the next morning. Is that the late cut or the missing bars?";
  expect(spamPoints(prose)).toBe(0);
  expect(spamPoints(`${prose} https://example.com/photo`)).toBe(1);
  expect(spamPoints("Best prices https://a.example https://b.example https://c.example")).toBe(4);
  expect(spamPoints("cheap boots now ".repeat(20))).toBe(3);
});
