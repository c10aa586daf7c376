import { expect, test } from "vitest";
import { kitAddress, kitState } from "./kit.schemas.ts";

test.each([
  ["", { tab: "plan", page: 1, refused: false }],
  ["tab=detail&page=2&form=refused", { tab: "detail", page: 2, refused: true }],
  ["tab=roof&page=0&form=maybe", { tab: "plan", page: 1, refused: false }],
  ["page=4", { tab: "plan", page: 1, refused: false }],
  ["page=1.5", { tab: "plan", page: 1, refused: false }],
])("?%s is read as %j", (search, state) => {
  expect(kitState(new URLSearchParams(search))).toEqual(state);
});

test("an address leads to the state that it was made for", () => {
  const state = kitState(new URLSearchParams("tab=section&page=2"));
  const url = new URL(kitAddress(state, { refused: true }), "http://localhost");
  expect(kitState(url.searchParams)).toEqual({ ...state, refused: true });
  expect(kitAddress(state, { tab: "plan", page: 1 })).toBe("/dev/kit");
});
