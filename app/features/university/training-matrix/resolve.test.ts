import { expect, test } from "vitest";
import { nameKey } from "~/lib/fold.ts";
import { ASK as ASKED, CARD_KINDS, cardPath } from "../certificates/certificates.limits.ts";
import { ASK, cardPage } from "./matrix.limits.ts";
import { inForce, REQUIREMENTS, type Requirement } from "./requirements.ts";
import { byPerson, cellsOf, clearedFor, type Evidence, gapOf, isNeeded } from "./resolve.ts";

const DAY = "2026-03-02";
const roofer = { id: "r", called: "Roofer 1", trade: "Roofer" };
const card = (kind: string, more: Partial<Evidence> = {}): Evidence => ({
  ...{ personId: "r", holderKey: "", kind, course: "", issuedOn: null, expiresOn: null, verified: true },
  ...more,
});
const stateOf = (code: string, own: Evidence[], day = DAY) =>
  cellsOf(roofer, REQUIREMENTS, own, { day }).find((cell) => cell.code === code);

test("there are eleven requirements, each asked of somebody", () => {
  expect(REQUIREMENTS).toHaveLength(11);
  expect(new Set(REQUIREMENTS.map(({ code }) => code)).size).toBe(11);
});

test("a card is judged by the day that is asked about: valid on its last day, expired on the next", () => {
  const own = [card("fall", { expiresOn: "2026-04-01" })];
  expect(stateOf("fall", own, "2026-04-01")).toEqual({ code: "fall", state: "valid", until: "2026-04-01" });
  expect(stateOf("fall", own, "2026-04-02")?.state).toBe("expired");
});

test("a card without a last day ends by the term of the requirement, and never without one", () => {
  expect(stateOf("fall", [card("fall", { issuedOn: "2024-03-02" })])).toMatchObject({ until: "2026-03-02" });
  expect(stateOf("fall", [card("fall", { issuedOn: "2024-03-01" })])?.state).toBe("expired");
  expect(stateOf("osha10", [card("osha10", { issuedOn: "2001-01-01" })])).toMatchObject({
    state: "valid",
    until: null,
  });
});

test("a card from the future does not count yet, and one that nobody verified never clears", () => {
  expect(stateOf("fall", [card("fall", { issuedOn: "2026-03-03" })])?.state).toBe("missing");
  const unverified = [card("fall", { verified: false })];
  expect(stateOf("fall", unverified)?.state).toBe("unverified");
  expect(clearedFor(roofer, REQUIREMENTS, unverified, { day: DAY, task: "height" }).cleared).toBe(false);
});

test("the longest card counts, the thirty hours stand for the ten, and a course that a firm names for its requirement", () => {
  const two = [card("fall", { expiresOn: "2026-01-01" }), card("fall", { expiresOn: "2027-01-01" })];
  expect(stateOf("fall", two)).toMatchObject({ state: "valid", until: "2027-01-01" });
  expect(stateOf("osha10", [card("osha30")])?.state).toBe("valid");
  const named = inForce([{ ...(REQUIREMENTS[3] as Requirement), course: "fall-101", saved: true }]);
  expect(cellsOf(roofer, named, [card("", { course: "fall-101" })], { day: DAY })[3]?.state).toBe("valid");
});

test("who is sent to a task needs what it needs, whatever their trade, and what is asked of everybody", () => {
  const painter = { id: "p", called: "Painter 1", trade: "Painter" };
  const lacks = clearedFor(painter, REQUIREMENTS, [], { day: DAY, task: "forklift" }).lacking;
  expect(lacks.map(({ code }) => code)).toEqual(["osha10", "orientation", "hazcom", "forklift"]);
  const own = ["osha10", "orientation", "hazcom", "forklift"].map((kind) => card(kind));
  expect(clearedFor(painter, REQUIREMENTS, own, { day: DAY, task: "forklift" })).toEqual({
    cleared: true,
    lacking: [],
  });
  expect(clearedFor(painter, REQUIREMENTS, own, { day: DAY, task: "height" }).cleared).toBe(false);
});

test.each(["Techador", "גגן", "ROOFER / helper"])("the trade %s is asked for fall protection", (trade) => {
  const fall = REQUIREMENTS.find(({ code }) => code === "fall") as Requirement;
  expect(isNeeded(fall, { trade })).toBe(true);
  expect(isNeeded({ ...fall, active: false }, { trade })).toBe(false);
  expect(isNeeded(fall, { trade: "" })).toBe(false);
});

test("what names two people of one name is nobody's", () => {
  const twins = [roofer, { ...roofer, id: "r2", called: "ROOFER  1" }];
  const named = [card("fall", { personId: "", holderKey: nameKey("Roofer 1") })];
  expect(byPerson([roofer], named).get("r")).toHaveLength(1);
  expect(byPerson(twins, named).get("r")).toHaveLength(0);
  expect(byPerson(twins, [card("fall")]).get("r")).toHaveLength(1);
});

test("gaps are counted of what is needed; a look at a card costs no class", () => {
  const rows = [
    cellsOf(roofer, REQUIREMENTS, [card("osha10"), card("fall", { verified: false })], { day: DAY }),
  ];
  // Orientation, hazard communication and the card that nobody verified, of four.
  expect(gapOf(rows, REQUIREMENTS)).toEqual({ needed: 4, gaps: 3, percent: 75, minutes: 120, costCents: 0 });
  expect(gapOf([], REQUIREMENTS)).toMatchObject({ needed: 0, percent: 0 });
});

test("what the wallet calls a request, a card and the kinds of cards, the matrix calls the same", () => {
  expect([ASK, cardPage("x")]).toEqual([ASKED, cardPath("x")]);
  expect(REQUIREMENTS.filter(({ code }) => !(CARD_KINDS as readonly string[]).includes(code))).toEqual([]);
});
