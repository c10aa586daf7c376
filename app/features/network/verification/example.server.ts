import type { Language } from "~/i18n/languages.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { sampleCases } from "~db/seed/sample/network/verification.ts";
import { SAMPLE_BADGE } from "./verification.limits.ts";
import type { ReadBadge, ReadCase } from "./verification.queries.server.ts";

const DAY_MS = 86_400_000;
const moment = (now: Date, daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();

/** Evidence of an example: looked at where the case has come that far. */
const itemsOf = (now: Date, daysAgo: number, looked: boolean, until: number) => {
  const today = now.toISOString().slice(0, 10);
  const lookedOn = looked ? dayAfter(today, -daysAgo) : null;
  const result = looked ? "confirmed" : "";
  const lookedAt = looked ? "board.example" : "";
  const plain = { issuer: "", classes: "", note: "", reviewer: "", reviewNote: "" };
  const shared = { ...plain, savedAt: moment(now, daysAgo + 2), result, lookedAt, lookedOn, region: "TX" };
  return [
    { ...shared, kind: "registration", number: "SAMPLE-0001", untilOn: null },
    {
      ...shared,
      kind: "licence",
      number: "SAMPLE-12345",
      classes: "B",
      untilOn: dayAfter(today, until + 60),
    },
    {
      ...shared,
      kind: "insurance",
      issuer: "Sample Mutual",
      number: "SAMPLE-77",
      untilOn: dayAfter(today, until),
    },
    { ...shared, kind: "identity", number: "", untilOn: null, region: "" },
  ];
};

/** The examples as rows without the ids of anybody. */
export const sampleRows = (language: Language, now: Date) =>
  sampleCases(language).map(({ people, job, words, daysAgo, until, ...one }) => {
    const decided = ["verified", "rejected", "expired", "revoked"].includes(one.state);
    const today = now.toISOString().slice(0, 10);
    const untilOn = until === null ? null : dayAfter(today, until);
    return {
      row: {
        ...one,
        untilOn,
        endsAt: untilOn && `${dayAfter(untilOn, 1)}T00:00:00.000Z`,
        submittedAt: one.state === "draft" ? null : moment(now, daysAgo + 4),
        decidedAt: decided ? moment(now, daysAgo) : null,
        revokedFor: one.state === "revoked" ? "lapsed" : "",
        stateSince: moment(now, one.state === "expired" ? 20 : daysAgo),
        createdAt: moment(now, daysAgo + 6),
      },
      items: itemsOf(now, daysAgo, decided && one.state !== "rejected", until ?? 150),
      references: people.map((asked, n) => ({
        ...{ asked, job, place: n + 1, worked: "yes", finished: "yes", price: "yes", again: "yes", words },
        ...{ printedName: asked, answeredAt: moment(now, daysAgo + 3), createdAt: moment(now, daysAgo + 5) },
      })),
    };
  });

/** The example of a badge as a badge is read. */
export function exampleBadge(language: Language, now: Date): ReadBadge {
  const [one] = sampleRows(language, now);
  if (!one) throw new Error("there is an example");
  const of = { workspace: "", caseId: "" };
  return {
    ...one.row,
    ...{ hidden: [], sample: true, badge: SAMPLE_BADGE },
    items: one.items.map((item) => ({ ...item, ...of, id: item.kind })),
    references: one.references.map((given) => ({ ...given, ...of, id: String(given.place) })),
  };
}

/** The example of a case as a case is read; it has no history. */
export function exampleCase(language: Language, now: Date): ReadCase {
  const [one] = sampleRows(language, now);
  if (!one) throw new Error("there is an example");
  const of = { workspace: "", caseId: SAMPLE_BADGE };
  return {
    found: {
      ...one.row,
      ...{ id: SAMPLE_BADGE, workspace: "", badge: SAMPLE_BADGE, applicant: "", decidedBy: "" },
      ...{ hidden: [], sample: true, version: 1, confirmed: 1 },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    items: one.items.map((item) => ({ ...item, ...of, id: item.kind })),
    references: one.references.map((given) => ({ ...given, ...of, id: String(given.place) })),
    files: [],
    history: [],
  };
}
