import fs from "node:fs";
import { expect, test } from "vitest";
import { SONGS } from "../features/general/start-day/songs.data.ts";
import { translator } from "./catalogue.server.ts";

/** Exact texts of the specification that no other test names. */
test("what the specification words exactly is worded so", () => {
  const account = translator("en", "account");
  expect([account("signIn.title"), account("signIn.submit")]).toEqual(["Sign In", "Sign In"]);
  expect(translator("en", "shell")("nav.signIn")).toBe("Sign In");
  expect(translator("en", "drawing-reader")("export")).toBe("Export Analysis Report");
  expect(translator("en", "patent-drawings")("download")).toBe("Download");
  expect(translator("en", "shop")("products.branded-hard-hat.name")).toBe("Branded hard hat");
});

test("a question whose line is cut is told of as one that Joe could not answer", () => {
  const cut = translator("en", "joe")("cut");
  expect(cut).toMatch(/^Sorry, I'm having some technical difficulties right now\. /);
  expect(translator("en", "joe-answers")("failure")).toBe(cut);
});

/** The rows of the decision record: what the specification says, what there is here, and what is lost. */
function replaced(): string[][] {
  const record = fs.readFileSync("docs/decisions/0014-what-replaces-the-specification.md", "utf8");
  return [...record.matchAll(/^\|(.+)\|$/gm)]
    .slice(2)
    .map(([, row = ""]) => row.split(" | ").map((cell) => cell.trim()));
}

test("of everything that replaces the specification its section is named, and what is lost", () => {
  expect(replaced().length).toBeGreaterThan(15);
  for (const [specified = "", ...rest] of replaced()) {
    expect(specified).toMatch(/\(§\d[\d.]*(?:, §\d[\d.]*)*\)$/);
    expect([specified, ...rest]).toEqual([specified, expect.stringMatching(/./), expect.stringMatching(/./)]);
  }
});

test("the songs without a confirmed video are among it, as many as there are", () => {
  const row = replaced().find(([specified]) => specified?.startsWith("Videos of fifteen songs"));
  const [known, unknown] = [SONGS.filter(({ videoId }) => videoId), SONGS.filter(({ videoId }) => !videoId)];
  expect([known.length, unknown.length]).toEqual([11, 4]);
  expect(row?.[1]).toMatch(/^eleven have an id confirmed by public sources; the list shows which have none$/);
  expect(row?.[2]).toBe("four link to a YouTube search");
});
