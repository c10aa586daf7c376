import { expect, test } from "vitest";
import { type Known, risksOf } from "./risks.logic.ts";

const now = new Date("2026-06-01T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();

const safe: Known = {
  now,
  secondFactor: "on",
  codesLeft: 10,
  hasPassword: true,
  passkeys: 0,
  sessions: [{ key: "a", device: "Chrome, Android", current: true, lastUsedAt: inDays(-40) }],
  networks: [{ network: "203.0.113.0/24", firstAt: inDays(-2) }],
  links: [],
  members: [],
};
const link = {
  id: "1",
  name: "Tile crew",
  kind: "person" as const,
  hasPin: false,
  createdAt: inDays(-3),
  expiresAt: inDays(30),
  lastUsedAt: inDays(-1),
};
const kinds = (known: Partial<Known>) => risksOf({ ...safe, ...known }).map(({ kind }) => kind);

test("an account with a second step, one network and nothing shared has no risk", () => {
  expect(risksOf(safe)).toEqual([]);
});

test("a password without a second step is one; without a password there is nothing to guess", () => {
  expect(kinds({ secondFactor: "off" })).toEqual(["noSecondFactor"]);
  expect(kinds({ secondFactor: "begun" })).toEqual(["noSecondFactor"]);
  expect(kinds({ secondFactor: "off", hasPassword: false, passkeys: 1 })).toEqual([]);
});

test("few recovery codes are one only where there is a second step", () => {
  expect(kinds({ codesLeft: 2 })).toEqual(["fewCodes"]);
  expect(kinds({ codesLeft: 3 })).toEqual([]);
});

test("a second network is new for a week, the first one never", () => {
  const other = { network: "198.51.100.0/24", firstAt: inDays(-1) };
  expect(risksOf({ ...safe, networks: [other, ...safe.networks] })).toMatchObject([
    { kind: "newNetwork", name: other.network, days: 1 },
  ]);
  expect(
    kinds({
      networks: [
        { ...other, firstAt: inDays(-9) },
        { network: "x", firstAt: inDays(-20) },
      ],
    }),
  ).toEqual([]);
});

test("a device that lies about is one, not the one that asks", () => {
  const other = { key: "b", device: null, current: false, lastUsedAt: inDays(-21) };
  expect(risksOf({ ...safe, sessions: [...safe.sessions, other] })).toMatchObject([
    { kind: "idleDevice", name: undefined, days: 21 },
  ]);
  expect(kinds({ sessions: [{ ...other, lastUsedAt: inDays(-20) }] })).toEqual([]);
});

test("of links: those that nobody uses, that stand long, that a crew shares without a PIN", () => {
  expect(kinds({ links: [link] })).toEqual([]);
  expect(kinds({ links: [{ ...link, lastUsedAt: inDays(-30) }] })).toEqual(["unusedLink"]);
  expect(kinds({ links: [{ ...link, createdAt: inDays(-31), lastUsedAt: null }] })).toEqual(["unusedLink"]);
  expect(kinds({ links: [{ ...link, expiresAt: inDays(91) }] })).toEqual(["longLink"]);
  expect(kinds({ links: [{ ...link, kind: "crew" }] })).toEqual(["sharedLinkWithoutPin"]);
  expect(kinds({ links: [{ ...link, kind: "kiosk", hasPin: true }] })).toEqual([]);
});

test("of members: who is never there, and a company that hangs on one owner", () => {
  const owner = { userId: "1", name: "Carpenter 1", role: "owner", lastSeenAt: inDays(0) };
  const member = { userId: "2", name: "Carpenter 2", role: "member", lastSeenAt: inDays(-90) };
  expect(kinds({ members: [owner] })).toEqual([]);
  expect(kinds({ members: [owner, member] })).toEqual(["idleMember", "singleOwner"]);
  // Nobody knows when: nothing is claimed.
  expect(kinds({ members: [owner, { ...owner, userId: "2", lastSeenAt: null }] })).toEqual([]);
});

test("the worst stands first", () => {
  expect(
    kinds({
      secondFactor: "off",
      links: [
        { ...link, expiresAt: inDays(200) },
        { ...link, kind: "crew" },
      ],
    }),
  ).toEqual(["noSecondFactor", "sharedLinkWithoutPin", "longLink"]);
});
