import { expect, test } from "vitest";
import { FINE, NOT_ENOUGH } from "~/services/brief.ts";
import { briefScope, fired } from "../../../../tests/brief.ts";
import { sitesBrief } from "./sites.brief.server.ts";

const { onSiteAfterHours, notSignedOut, noHospital } = sitesBrief.rules;
const visit = { id: "v", name: "Driver 1", reason: "delivery" as const, cameAt: "2026-03-03T15:00:00.000Z" };
const at = (now: string) => briefScope({ now: new Date(now) });

test("without a visit there is nothing to judge from, and of another day nobody knows who is there", () => {
  expect(onSiteAfterHours.judge([[], [{ all: 0 }]], briefScope())).toBe(NOT_ENOUGH);
  expect(notSignedOut.judge([[], [{ all: 0 }]], briefScope())).toBe(NOT_ENOUGH);
  expect(onSiteAfterHours.judge([[visit], [{ all: 1 }]], briefScope({ isToday: false }))).toBe(NOT_ENOUGH);
});

test("who is on site at seven in the evening there fires, a minute before not", () => {
  const evening = fired(onSiteAfterHours.judge([[visit], [{ all: 1 }]], at("2026-03-04T01:00:00.000Z")));
  expect(evening.act).toBe("/job-site/site?sheet=muster");
  expect(evening.rows.every(({ person }) => person)).toBe(true);
  expect(onSiteAfterHours.judge([[visit], [{ all: 1 }]], at("2026-03-04T00:59:00.000Z"))).toBe(FINE);
});

test("who came on an earlier day of the site and did not leave fires, who came today does not", () => {
  // Ten in the evening of the day before, by the clocks of the site.
  const before = { ...visit, cameAt: "2026-03-03T04:00:00.000Z" };
  expect(fired(notSignedOut.judge([[before], [{ all: 1 }]], briefScope())).numbers).toEqual({ n: 1 });
  expect(notSignedOut.judge([[visit], [{ all: 1 }]], briefScope())).toBe(FINE);
});

test("a site without an emergency room fires, with one it does not", () => {
  const { site } = briefScope();
  expect(fired(noHospital.judge([[], []], briefScope({ site: { ...site, hospital: " " } }))).act).toBe(
    "/job-site/site",
  );
  expect(noHospital.judge([[], []], briefScope())).toBe(FINE);
});
