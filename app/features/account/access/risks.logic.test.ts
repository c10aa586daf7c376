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
  sessions: [{ key: "a", device: "Chrome, Android", country: "US", current: true, lastUsedAt: inDays(-40) }],
  places: [{ network: "203.0.113.0/24", country: "US", firstAt: inDays(-2) }],
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
  const other = { network: "198.51.100.0/24", country: "US", firstAt: inDays(-1) };
  expect(risksOf({ ...safe, places: [other, ...safe.places] })).toMatchObject([
    { kind: "newNetwork", name: other.network, days: 1 },
  ]);
  expect(
    kinds({
      places: [
        { ...other, firstAt: inDays(-9) },
        { network: "x", country: null, firstAt: inDays(-20) },
      ],
    }),
  ).toEqual([]);
});

test("a second country is new for a week, the first one never, and its network is not said again", () => {
  const other = { network: "198.51.100.0/24", country: "MX", firstAt: inDays(-1) };
  expect(risksOf({ ...safe, places: [other, ...safe.places] })).toEqual([
    { kind: "newCountry", level: "high", country: "MX", days: 1, href: "/security-log?group=sessions" },
  ]);
  const home = { ...safe.places[0], network: "203.0.113.0/24", country: "US", firstAt: inDays(-30) };
  expect(kinds({ places: [home, { ...other, firstAt: inDays(-7) }] })).toEqual([]);
  // A country counts from its first sign-in, whichever network that came from.
  const before = { network: "192.0.2.0/24", country: "MX", firstAt: inDays(-20) };
  expect(kinds({ places: [home, before, other] })).toEqual(["newNetwork"]);
});

test("where nobody knows the country, nothing is claimed of one", () => {
  const unknown = { network: "198.51.100.0/24", country: null, firstAt: inDays(-1) };
  expect(kinds({ places: [...safe.places, unknown] })).toEqual(["newNetwork"]);
  // Of sign-ins from before countries were noted nobody knows one: the first that is known may be home.
  const early = { ...unknown, firstAt: inDays(-40) };
  const known = { ...unknown, country: "US", firstAt: inDays(-1) };
  expect(kinds({ places: [early, known] })).toEqual([]);
  const elsewhere = { key: "b", device: null, country: "FR", current: false, lastUsedAt: inDays(0) };
  expect(kinds({ places: [early], sessions: [...safe.sessions, elsewhere] })).toEqual([]);
  expect(kinds({ sessions: [...safe.sessions, { ...elsewhere, country: null }] })).toEqual([]);
});

test("a device used in a country from which nobody signed in is one, not the one that asks", () => {
  const phone = { key: "b", device: "Safari · iPhone", country: "FR", current: false, lastUsedAt: inDays(0) };
  expect(risksOf({ ...safe, sessions: [...safe.sessions, phone] })).toEqual([
    {
      kind: "usedAbroad",
      level: "high",
      name: "Safari · iPhone",
      country: "FR",
      href: "/security-dashboard#sessions",
    },
  ]);
  expect(kinds({ sessions: [{ ...phone, current: true }] })).toEqual([]);
});

test("a device that lies about is one, not the one that asks", () => {
  const other = { key: "b", device: null, country: null, current: false, lastUsedAt: inDays(-21) };
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
