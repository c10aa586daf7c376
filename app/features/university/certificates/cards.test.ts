import { expect, test } from "vitest";
import { inOrder, newNumber, numberIn, oddNumber, standingOn } from "./cards.ts";

test.each([
  ["2026-03-01", "expired"],
  ["2026-03-02", "due30"],
  ["2026-04-01", "due30"],
  ["2026-04-02", "due60"],
  ["2026-05-31", "due90"],
  ["2026-06-01", "valid"],
  [null, "valid"],
] as const)("a card until %s is %s on 2 March", (expiresOn, standing) => {
  expect(standingOn({ expiresOn }, "2026-03-02")).toBe(standing);
  expect(standingOn({ expiresOn, revokedAt: "2026-01-01" }, "2026-03-02")).toBe("revoked");
});

test("what is revoked or expired comes first, then what ends first", () => {
  const row = (standing: Parameters<typeof inOrder>[0][number]["standing"], expiresOn: string | null) => ({
    ...{ standing, expiresOn, holder: "Mason 1" },
  });
  const rows = [
    row("valid", null),
    row("due30", "2026-03-20"),
    row("expired", "2026-01-01"),
    row("revoked", null),
  ];
  expect(inOrder(rows).map(({ standing }) => standing)).toEqual(["revoked", "expired", "due30", "valid"]);
});

test("a number is found as it is read, typed without hyphens, or within an address, and in nothing else", () => {
  for (let n = 0; n < 50; n++) {
    const number = newNumber();
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(numberIn(number.toLowerCase().replaceAll("-", " "))).toBe(number);
    expect(numberIn(`https://x.example/certificate/${number}#GW1.a.b`)).toBe(number);
  }
  expect(numberIn("OIL0-1111-0000")).toBe("0110-1111-0000");
  for (const none of ["", "sample", "ABCD", "ABCD-EFGH-JKM!", "ABCD-EFGH-JKMN-PQRS"])
    expect(numberIn(none)).toBe("");
});

test("a number of an OSHA card that looks otherwise is questioned, others are not", () => {
  expect(oddNumber("osha10", "36-123456789")).toBeUndefined();
  expect(oddNumber("osha30", "ABC")).toBe("36-123456789");
  expect(oddNumber("forklift", "ABC")).toBeUndefined();
});
