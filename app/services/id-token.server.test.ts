import { expect, test } from "vitest";
import { idToken } from "../../tests/fakes/id-token.ts";
import { checkIdToken } from "./id-token.server.ts";

const NOW = new Date("2026-05-01T12:00:00.000Z");
const SECOND = NOW.getTime() / 1000;
const EXPECTED = { issuers: ["https://id.example"], clientId: "groundwork", nonce: "n-1", now: NOW };
const GOOD = {
  iss: "https://id.example",
  sub: "248289761001",
  aud: "groundwork",
  exp: SECOND + 300,
  iat: SECOND,
  nonce: "n-1",
};

const check = (claims: object) => checkIdToken(idToken(claims), EXPECTED);

test("a token whose claims are all as they should be is believed", () => {
  expect(check({ ...GOOD, email: "ada@example.com" })).toMatchObject({
    sub: "248289761001",
    email: "ada@example.com",
  });
});

test.each([
  { what: "our client alone in a list", claims: { aud: ["groundwork"] } },
  {
    what: "our client in a list that names it as the authorized party",
    claims: { aud: ["x", "groundwork"], azp: "groundwork" },
  },
  { what: "our client and the same authorized party", claims: { azp: "groundwork" } },
  { what: "an end that is less than a minute past", claims: { exp: SECOND - 59 } },
  { what: "a beginning that is a minute ahead", claims: { iat: SECOND + 60, nbf: SECOND + 60 } },
])("accepted: $what", ({ claims }) => {
  expect(check({ ...GOOD, ...claims }).sub).toBe(GOOD.sub);
});

test("every spelling of the issuer is accepted, and only those", () => {
  const issuers = ["https://accounts.google.com", "accounts.google.com"];
  for (const iss of issuers)
    expect(checkIdToken(idToken({ ...GOOD, iss }), { ...EXPECTED, issuers }).iss).toBe(iss);
  for (const iss of ["http://accounts.google.com", "accounts.google.com/", "ACCOUNTS.GOOGLE.COM", ""])
    expect(() => checkIdToken(idToken({ ...GOOD, iss }), { ...EXPECTED, issuers })).toThrow(
      "id-token-issuer",
    );
});

test.each([
  { reason: "issuer", claims: { iss: "https://id.example/" } },
  { reason: "issuer", claims: { iss: "https://evil.example" } },
  { reason: "audience", claims: { aud: "another-client" } },
  { reason: "audience", claims: { aud: [] } },
  { reason: "audience", claims: { aud: ["another-client"], azp: "groundwork" } },
  { reason: "audience", claims: { aud: "groundwork2" } },
  { reason: "authorized-party", claims: { aud: ["groundwork", "another-client"] } },
  {
    reason: "authorized-party",
    claims: { aud: ["groundwork", "another-client"], azp: "another-client" },
  },
  { reason: "authorized-party", claims: { azp: "another-client" } },
  { reason: "expiry", claims: { exp: SECOND - 60 } },
  { reason: "issued-at", claims: { iat: SECOND + 61 } },
  { reason: "not-before", claims: { nbf: SECOND + 61 } },
  { reason: "nonce", claims: { nonce: "n-2" } },
  { reason: "nonce", claims: { nonce: "" } },
])("refused because of the $reason: $claims", ({ reason, claims }) => {
  expect(() => check({ ...GOOD, ...claims })).toThrow(`id-token-${reason}`);
});

test.each([
  ...["iss", "sub", "aud", "exp", "iat", "nonce"].map((name) => ({ [name]: undefined })),
  { sub: "" },
  { sub: 17 },
  { sub: "x".repeat(256) },
  { aud: { groundwork: true } },
  { aud: ["groundwork", 1] },
  { exp: String(SECOND + 300) },
  { exp: null },
  { iat: true },
  { nonce: ["n-1"] },
])("refused because a claim is missing or of another type: %j", (claims) => {
  expect(() => check({ ...GOOD, ...claims })).toThrow("id-token-malformed");
});

test.each(["a.b", "a.b.c.d", "...", "not a token", `${btoa("{}")}.${btoa("[]")}.x`, `x.${btoa("null")}.x`])(
  "refused because it is no token: %j",
  (token) => {
    expect(() => checkIdToken(token, EXPECTED)).toThrow("id-token-malformed");
  },
);

test.each([undefined, ""])("refused because there is none: %j", (token) => {
  expect(() => checkIdToken(token, EXPECTED)).toThrow("id-token-missing");
});
