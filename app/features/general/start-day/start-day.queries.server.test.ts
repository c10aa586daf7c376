import { expect, test } from "vitest";
import { LANGUAGES } from "~/i18n/languages.ts";
import type { SeenQuote } from "./quote.logic.ts";
import { readStartDay } from "./start-day.queries.server.ts";

const TODAY = "2026-11-20";

/** A browser's memory of its quote, and what was written into it. */
function memory(seen?: SeenQuote) {
  const written: SeenQuote[] = [];
  let held = seen;
  const quote = {
    read: async () => held,
    write: async (value: SeenQuote) => {
      held = value;
      written.push(value);
    },
    clear: async () => {
      held = undefined;
    },
  };
  return { cookies: { quote }, written };
}

const open = (query = "", headers: Record<string, string> = {}) =>
  new Request(`https://groundwork.example/${query}`, { headers });

test("the first sight of a day picks a quote and remembers it once", async () => {
  const { cookies, written } = memory();
  const deps = { cookies, language: "en", today: TODAY, random: () => 0.3 } as const;
  const first = await readStartDay(deps, open());
  expect(written).toEqual([{ day: TODAY, id: first.quote.id }]);
  const again = await readStartDay({ ...deps, random: () => 0.9 }, open());
  expect(again.quote).toEqual(first.quote);
  expect(written).toHaveLength(1);
});

test("another day has another quote and remembers that one", async () => {
  const { cookies, written } = memory({ day: "2026-11-19", id: "churchill" });
  const { quote } = await readStartDay({ cookies, language: "en", today: TODAY, random: () => 0 }, open());
  expect(quote.id).not.toBe("churchill");
  expect(written).toEqual([{ day: TODAY, id: quote.id }]);
});

test("the quote of a day stays the same when the language changes", async () => {
  const { cookies } = memory({ day: TODAY, id: "frost" });
  const quotes = await Promise.all(
    LANGUAGES.map(
      async (language) => (await readStartDay({ cookies, language, today: TODAY }, open())).quote,
    ),
  );
  expect(new Set(quotes.map(({ id }) => id))).toEqual(new Set(["frost"]));
  expect(new Set(quotes.map(({ text }) => text)).size).toBe(3);
});

async function music(query: string, headers?: Record<string, string>) {
  const { cookies } = memory();
  return (await readStartDay({ cookies, language: "en", today: TODAY }, open(query, headers))).music;
}

test("a picked song is among the filtered ones and not the one before", async () => {
  for (let seed = 0; seed < 20; seed++) {
    const { song, list } = await music(`?songs=he&song=yo-ya&pick=${seed}`);
    expect(list).toHaveLength(4);
    expect(list.map(({ id }) => id)).toContain(song?.id);
    expect(song?.id).not.toBe("yo-ya");
  }
});

test("where the filters leave nothing to pick, the chosen song stays", async () => {
  const { song, list } = await music("?songs=he&genre=funk&song=happy&pick=3");
  expect(list).toEqual([]);
  expect(song?.id).toBe("happy");
});

test("nothing floats without a song", async () => {
  expect((await music("?overlay=1")).overlay).toBe(false);
  expect((await music("?overlay=1&song=happy")).overlay).toBe(true);
});

test.each([
  { site: undefined, player: true },
  { site: "same-origin", player: true },
  { site: "cross-site", player: false },
  { site: "same-site", player: false },
  { site: "none", player: false },
])("a consent that came by a request from $site counts: $player", async ({ site, player }) => {
  const headers: Record<string, string> = site ? { "sec-fetch-site": site } : {};
  expect((await music("?song=happy&player=1", headers)).player).toBe(player);
});

test("the seed that a page offers is one that an address may carry", async () => {
  const { cookies } = memory();
  for (const random of [() => 0, () => 0.5, () => 1 - Number.EPSILON]) {
    const { nextSeed } = (await readStartDay({ cookies, language: "en", today: TODAY, random }, open()))
      .music;
    expect((await music(`?pick=${nextSeed}`)).song).toBeDefined();
  }
});
