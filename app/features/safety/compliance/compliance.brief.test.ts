import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, DAY, fired } from "../../../../tests/brief.ts";
import { complianceBrief } from "./compliance.brief.server.ts";

const { complianceBlocked, complianceExpiring } = complianceBrief.rules;
const subject = {
  ...{ id: "s", kind: "company" as const, called: "Sample Framing", legalName: "Sample Framing LLC" },
  ...{ projectId: null, siteZone: "America/Chicago", sample: false },
  onSiteSince: "2026-02-01" as string | null,
};
const item = {
  ...{ id: "i", subjectId: "s", kind: "generalLiability" as const },
  ...{ requestedAt: null, waivedOn: null, waivedUntil: null, waivedBy: "", waivedReason: "" },
  ...{ limitCents: 0, aggregateCents: 0, additionalInsured: false, version: 1 },
};
const evidence = (expiresOn: string, state: "accepted" | "received" = "accepted") => ({
  ...{ id: "e", itemId: "i", state, effectiveOn: "2026-01-01", expiresOn },
  ...{ insurer: "", policyNumber: "", limitCents: 0, aggregateCents: 0, namedInsured: "", holder: "" },
  ...{ cg2010: false, cg2037: false, sentBy: "", byLink: false, checks: "[]", version: 1, fileName: null },
  createdAt: "2026-01-02T08:00:00.000Z",
});

test("a firm on site without what was asked of it fires, and once it is accepted it does not", () => {
  const found = fired(complianceBlocked.judge([[subject], [item], []], briefScope()));
  expect(found).toMatchObject({ numbers: { n: 1, all: 1 }, act: "/compliance-subject/s" });
  expect(found.rows).toEqual([{ name: { typed: "Sample Framing" }, more: 1, href: "/compliance-subject/s" }]);
  fired(complianceBlocked.judge([[subject], [item], [evidence("2027-01-01", "received")]], briefScope()));
  expect(complianceBlocked.judge([[subject], [item], [evidence("2027-01-01")]], briefScope())).toBe(FINE);
});

test("a worker's name is a person's, which holders of a link do not read", () => {
  const worker = { ...subject, kind: "worker" as const };
  expect(fired(complianceBlocked.judge([[worker], [item], []], briefScope())).rows[0]?.person).toBe(true);
});

test("who is not on site yet, or of whom nothing is asked, is nothing to judge from", () => {
  const later = { ...subject, onSiteSince: "2026-03-04" };
  expect(complianceBlocked.judge([[later], [item], []], briefScope())).toBe(NOT_ENOUGH);
  expect(complianceBlocked.judge([[{ ...subject, onSiteSince: null }], [item], []], briefScope())).toBe(
    NOT_ENOUGH,
  );
  expect(complianceExpiring.judge([[subject], [], []], briefScope())).toBe(NOT_ENOUGH);
});

test("a paper with thirty days fires, with thirty-one it does not, nor what has run out, which is blocked", () => {
  expect(DAY).toBe("2026-03-03");
  const of = (end: string) => complianceExpiring.judge([[subject], [item], [evidence(end)]], briefScope());
  expect(fired(of("2026-04-02"))).toMatchObject({ likelihood: 3, act: "/compliance-item/i" });
  expect(fired(of("2026-03-10")).likelihood).toBe(4);
  expect(of("2026-04-03")).toBe(FINE);
  expect(of("2026-03-02")).toBe(FINE);
});
