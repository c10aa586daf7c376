import { describe, expect, test } from "vitest";
import { STATES } from "~/lib/us-states.ts";
import { BOARDS } from "./boards.data.ts";
import { type Recorded, readingOf } from "./interpret.logic.ts";
import { compareNames } from "./names.logic.ts";
import { checkNumber, numberKey } from "./number.logic.ts";

describe("the cards", () => {
  test("every state and the District of Columbia has one", () => {
    expect(Object.keys(BOARDS).sort()).toEqual(STATES.map(({ id }) => id).sort());
    expect(STATES).toHaveLength(51);
  });

  test("every example has the form that it is an example of", () => {
    for (const [state, { form }] of Object.entries(BOARDS))
      if (form) expect([state, checkNumber(state, form.example).is]).toEqual([state, "like"]);
  });

  test("where a state licenses nobody generally no sum of its own is named, and a board that licenses has a site", () => {
    for (const [state, { kind, thresholds, sites }] of Object.entries(BOARDS))
      if (kind === "none") expect([state, thresholds]).toEqual([state, []]);
      else expect([state, sites.length > 0]).toEqual([state, true]);
  });
});

describe("the form of a number", () => {
  test.each([
    ["CA", "1234567", "like"],
    ["CA", "Lic. # 123 4567", "like"],
    ["CA", "12345", "unlike"],
    ["CA", "1234567 B", "unlike"],
    ["AZ", "roc123456", "like"],
    ["AZ", "１２３４５６", "like"],
    ["CT", "HIC 0123456", "like"],
    ["UT", "1234567 5501", "like"],
    ["WA", "SAMPLEB*12AB", "like"],
    ["WA", "123456789012", "unlike"],
    ["SC", "whatever 7", "unknown"],
    ["CA", "none", "empty"],
    ["CA", "  ", "empty"],
    ["XX", "123", "unknown"],
  ])("in %s %j is %s", (state, typed, is) => {
    expect(checkNumber(state, typed).is).toBe(is);
  });

  test("what does not look right is shown an example, and a number may say its class", () => {
    expect(checkNumber("VA", "2701")).toEqual({ is: "unlike", example: "2705123456" });
    expect(checkNumber("FL", "crc1330000")).toEqual({ is: "like", className: "CRC" });
    expect(checkNumber("FL", "RG123456")).toEqual({ is: "like", className: "RG" });
  });

  test("a letter that belongs to a number is not taken for a label", () => {
    expect([numberKey("R12345"), numberKey("RCE-123"), numberKey("License No: RG 12")]).toEqual([
      "R12345",
      "RCE123",
      "RG12",
    ]);
  });
});

test.each([
  ["Ridge & Sons, Inc.", "RIDGE AND SONS INC", "same"],
  ["The Ridge Co.", "Ridge LLC", "same"],
  ["Construcción Río SA de CV", "construccion rio", "same"],
  ["Ridge Roofing", "Ridge Roofing and Siding LLC", "similar"],
  ["Ridge Roofing", "Rigde Roofing", "similar"],
  ["Ridge Roofing", "Valley Roofing", "other"],
  ["LLC", "Inc", "other"],
])("%j and %j: %s", (one, two, verdict) => {
  expect(compareNames(one, two)).toBe(verdict);
  expect(compareNames(two, one)).toBe(verdict);
});

const GOOD: Recorded = {
  state: "NC",
  status: "active",
  classes: "Limited",
  work: "newHome",
  valueCents: 50_000_000,
  name: "Sample Builders LLC",
  offeredAs: "Sample Builders",
  expiresOn: "2027-06-01",
  bond: "shown",
  compensation: "shown",
  lookedOn: "2026-11-20",
};
const TODAY = "2026-11-23";

const said = (change: Partial<Recorded>, about: string, today = TODAY) =>
  readingOf({ ...GOOD, ...change }, today).findings.find((finding) => finding.about === about);

describe("what a record means", () => {
  test("of a record that speaks for itself nothing speaks against, and no more is said", () => {
    expect(readingOf(GOOD, TODAY).overall).toBe("nothing");
  });

  test.each([
    ["inactive", "stop"],
    ["expired", "stop"],
    ["suspended", "stop"],
    ["revoked", "stop"],
    ["pending", "stop"],
    ["none", "stop"],
    ["active", "fine"],
    ["other", "open"],
  ] as const)("%s: %s", (status, verdict) => {
    expect(said({ status }, "status")?.verdict).toBe(verdict);
    expect(readingOf({ ...GOOD, status }, TODAY).overall).not.toBe(status === "active" ? "stop" : "nothing");
  });

  test("days to the expiry are counted by the calendar, the last day too", () => {
    expect(said({ expiresOn: "2026-11-22" }, "expiry")).toMatchObject({
      says: "over",
      days: 1,
      verdict: "stop",
    });
    expect(said({ expiresOn: TODAY }, "expiry")).toMatchObject({ says: "today", verdict: "ask" });
    expect(said({ expiresOn: "2026-12-23" }, "expiry")).toMatchObject({ says: "soon", days: 30 });
    expect(said({ expiresOn: "2026-12-24" }, "expiry")).toMatchObject({ says: "later", days: 31 });
    expect(said({ expiresOn: null }, "expiry")).toMatchObject({ says: "unknown", verdict: "open" });
  });

  test("a contract above the class is stopped, the sum itself where the class ends below it", () => {
    expect(said({ valueCents: 75_000_000 }, "value")).toMatchObject({ says: "within" });
    expect(said({ valueCents: 75_000_001 }, "value")).toMatchObject({ says: "over", verdict: "stop" });
    expect(said({ valueCents: null }, "value")).toMatchObject({ says: "unknown", verdict: "ask" });
    expect(said({ classes: "limited, Unlimited", valueCents: 90_000_000_00 }, "value")).toBeUndefined();
    const virginia = { state: "VA", classes: "Class C" };
    expect(said({ ...virginia, valueCents: 2_999_999 }, "value")).toMatchObject({ says: "within" });
    expect(said({ ...virginia, valueCents: 3_000_000 }, "value")).toMatchObject({ says: "over" });
  });

  test("a class for other work is asked about, and one that is not recorded is not judged", () => {
    expect(said({ state: "CA", classes: "C-10", work: "roofing" }, "class")).toMatchObject({
      says: "other",
      verdict: "ask",
    });
    expect(said({ state: "CA", classes: "c10; B", work: "newHome" }, "class")).toMatchObject({
      says: "fits",
      name: "B",
    });
    expect(said({ classes: "H-9" }, "class")).toMatchObject({ says: "unknown", verdict: "open" });
    expect(said({ classes: "" }, "class")).toMatchObject({ says: "missing", verdict: "open" });
    expect(said({ work: "electrical", classes: "" }, "class")).toMatchObject({ says: "separate" });
    expect(said({ state: "WY", classes: "" }, "class")).toMatchObject({ says: "local" });
  });

  test("another name is stopped, and below the state's sum that is said", () => {
    expect(said({ offeredAs: "Valley Pools" }, "name")).toMatchObject({ says: "other", verdict: "stop" });
    expect(said({ valueCents: 3_999_999 }, "threshold")).toMatchObject({ cents: 4_000_000 });
    expect(said({ valueCents: 4_000_000 }, "threshold")).toBeUndefined();
  });

  test("what was looked up more than thirty days ago is old", () => {
    expect(said({ lookedOn: "2026-10-24" }, "age")).toMatchObject({ says: "fresh", days: 30 });
    expect(said({ lookedOn: "2026-10-23" }, "age")).toMatchObject({ says: "old", days: 31, verdict: "ask" });
  });

  test("of what was not found nothing but that is read", () => {
    expect(readingOf({ ...GOOD, status: "none" }, TODAY).findings.map(({ about }) => about)).toEqual([
      "status",
      "age",
    ]);
  });
});
