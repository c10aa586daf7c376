import { expect, test } from "vitest";
import { admission, type Seat } from "./seats.ts";

const NOW = 1_000;
const seat = (visitor: string, network: string, until = NOW + 1): Seat => ({ visitor, network, until });
const limits = { visitor: 2, network: 3, all: 4 };
const ask = (seats: Seat[]) => admission(seats, { visitor: "me", network: "home" }, limits, NOW);

test("there is room until a visitor, a network or everybody has as many as allowed", () => {
  expect(ask([])).toBe("admitted");
  expect(ask([seat("me", "home")])).toBe("admitted");
  expect(ask([seat("me", "home"), seat("me", "elsewhere")])).toBe("too-many");
  expect(ask([seat("a", "home"), seat("b", "home"), seat("c", "home")])).toBe("too-many");
  expect(ask([seat("a", "a"), seat("b", "b"), seat("c", "c"), seat("d", "d")])).toBe("full");
});

test("a seat whose time is over counts for nobody", () => {
  expect(ask([seat("me", "home", NOW), seat("me", "home", NOW - 1)])).toBe("admitted");
});
