import { expect, test } from "vitest";
import { BOARDS } from "./boards.data.ts";
import { SEPARATE_TRADES } from "./boards.types.ts";
import { checkerView, readSearch } from "./licences.view.server.ts";
import { readTrade, tradeBoardOf } from "./trade-boards.data.ts";

const view = (query: string) =>
  checkerView(readSearch(new URLSearchParams(query)), { checks: [], found: [], today: "2026-03-02" });

test("a trade leads to the board of its own, with the law that names it", () => {
  expect(view("state=TX&trade=plumbing").trade).toMatchObject({
    work: "plumbing",
    board: {
      name: "State Board of Plumbing Examiners",
      site: "tsbpe.texas.gov",
      source: "Tex. Occ. Code 1301",
    },
  });
  expect(view("state=TX&trade=hvac").trade?.board?.site).toBe("tdlr.texas.gov");
  expect(view("state=TX").trade).toBeUndefined();
  expect(view("trade=plumbing").trade).toBeUndefined();
});

test("where no board of a trade is recorded none is named", () => {
  expect(view("state=KS&trade=electrical").trade).toEqual({ work: "electrical", board: undefined });
  expect(readTrade("roofing")).toBe("");
  expect(tradeBoardOf("XX", "plumbing")).toBeUndefined();
});

test("a number is held to the form of the general board's numbers only where that board licenses the trade", () => {
  const like = (query: string) => view(`number=12&${query}`).said?.is;
  expect(like("state=CA")).toBe("unlike");
  expect(like("state=CA&trade=electrical")).toBe("unlike");
  expect([like("state=FL"), like("state=FL&trade=plumbing")]).toEqual(["unlike", "unknown"]);
  expect(like("state=AZ")).toBe("unlike");
  expect(like("state=AZ&trade=electrical")).toBe("unknown");
});

test("a record of a trade begins with the trade and with its board", () => {
  expect(view("state=NC&trade=hvac&record=1").begin).toMatchObject({
    work: "hvac",
    authority: "State Board of Examiners of Plumbing, Heating and Fire Sprinkler Contractors",
  });
});

test("a board that is said to be the general contractors' too has a site of that board", () => {
  for (const state of Object.keys(BOARDS))
    for (const trade of SEPARATE_TRADES) {
      const board = tradeBoardOf(state, trade);
      if (!board) continue;
      expect(board.source).not.toBe("");
      if (board.same)
        expect([state, BOARDS[state]?.sites]).toEqual([state, expect.arrayContaining([board.site])]);
    }
});

test("a board that is cited from general knowledge says so and names its look-up; most states have one", () => {
  expect(view("state=NJ&trade=plumbing").trade?.board).toMatchObject({
    name: "State Board of Examiners of Master Plumbers",
    site: "njconsumeraffairs.gov",
    known: true,
  });
  expect(view("state=TX&trade=plumbing").trade?.board?.known).toBeUndefined();
  const states = Object.keys(BOARDS).filter((state) =>
    SEPARATE_TRADES.some((trade) => tradeBoardOf(state, trade)),
  );
  expect(states.length).toBeGreaterThanOrEqual(47);
  for (const state of states)
    for (const trade of SEPARATE_TRADES)
      expect(tradeBoardOf(state, trade)?.site ?? "none.gov").toMatch(/^[a-z0-9.-]+\.[a-z]+(\/[A-Za-z]+)?$/);
});
