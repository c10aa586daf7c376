import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { licencesBrief } from "./licences.brief.server.ts";

const { licenceExpiring } = licencesBrief.rules;
const check = {
  id: "c",
  state: "CA",
  number: "1",
  name: "Sample Builders",
  expiresOn: "2026-04-02" as string | null,
};

test("a licence with thirty days fires, with thirty-one it does not, and one that has expired all the more", () => {
  expect(fired(licenceExpiring.judge([[check]], briefScope())).likelihood).toBe(3);
  expect(licenceExpiring.judge([[{ ...check, expiresOn: "2026-04-03" }]], briefScope())).toBe(FINE);
  expect(
    fired(licenceExpiring.judge([[{ ...check, expiresOn: "2026-03-01" }]], briefScope())).likelihood,
  ).toBe(5);
});

test("without a check that says when there is nothing to judge from", () => {
  expect(licenceExpiring.judge([[]], briefScope())).toBe(NOT_ENOUGH);
});
