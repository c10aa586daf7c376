import { expect, test } from "vitest";
import { messagesOf } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { quoteOfDay } from "./quote.logic.ts";
import { QUOTES } from "./quotes.data.ts";

const TODAY = "2026-11-20";
const YESTERDAY = "2026-11-19";
const ids = QUOTES.map(({ id }) => id);

/** Random numbers spread evenly over [0, 1), its ends included. */
const spread = [0, ...Array.from({ length: 59 }, (_, n) => n / 59 + 0.001), 1 - Number.EPSILON].filter(
  (n) => n < 1,
);

const never = () => {
  throw new Error("nothing is left to chance");
};

test("there are twelve quotes", () => {
  expect(new Set(ids).size).toBe(12);
});

test.each(ids)("a browser that has seen %s today sees it all day", (id) => {
  expect(quoteOfDay({ day: TODAY, id }, TODAY, never)).toBe(id);
});

test("a browser that has seen none may get any of them", () => {
  const picked = spread.map((n) => quoteOfDay(undefined, TODAY, () => n));
  expect(new Set(picked)).toEqual(new Set(ids));
});

test.each(ids)("after a day with %s comes any other", (id) => {
  const picked = spread.map((n) => quoteOfDay({ day: YESTERDAY, id }, TODAY, () => n));
  expect(new Set(picked)).toEqual(new Set(ids.filter((other) => other !== id)));
});

test("a day that lies ahead, as after a flight westward, is another day too", () => {
  expect(quoteOfDay({ day: "2026-11-21", id: "frost" }, TODAY, () => 0)).not.toBe("frost");
});

test.each(["", "nobody", "constructor", "Churchill"])("an id that is no quote, %j, counts as none", (id) => {
  expect(ids).toContain(quoteOfDay({ day: TODAY, id }, TODAY, () => 0.5));
});

test.each(LANGUAGES)(
  "every quote has its words, its author and its source in %s, and none is left over",
  (language) => {
    const messages = messagesOf(language, "daily-quotes");
    expect(Object.keys(messages).sort()).toEqual([...ids].sort());
    for (const id of ids) {
      expect(messages[id]).toEqual({
        text: expect.stringMatching(/\S{2}.*[.!]$/),
        author: expect.stringMatching(/\S{2}/),
        source: expect.stringMatching(/\S{2}/),
      });
    }
  },
);

test("a quote that is no saying names the year or century of its source, in every language", () => {
  for (const language of LANGUAGES) {
    for (const { id, kind } of QUOTES) {
      const { source } = messagesOf(language, "daily-quotes")[id] as { source: string };
      if (kind !== "saying")
        expect([id, source]).toEqual([id, expect.stringMatching(/\d{4}|century|siglo|המאה/)]);
    }
  }
});
