import type { Language } from "~/i18n/languages.ts";
import { sampleBids } from "~db/seed/sample/business/bids.ts";
import type { ReadPackage } from "./bids.queries.server.ts";
import { itemsOf } from "./templates.data.server.ts";

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";
const ZONE = "America/Chicago";
const DAY_MS = 86_400_000;

/** The example as rows: a package whose bids were opened yesterday, and its invitations with what they bid. */
export function sampleRows(language: Language, now: Date, idOf: (place: number) => string) {
  const { topic, addendum, question, bids } = sampleBids(language);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const [id, asked] = [idOf(0), before(9)];
  const invites = bids.map(({ company, baseCents, items }, n) => ({
    row: {
      ...{ id: idOf(1 + n), packageId: id, company, acks: [{ n: 1, at: before(3) }], state: "submitted" },
      // One after the other, so that they stand in their order.
      ...{ stateSince: before(2), createdAt: before(9 - n / 100) },
    },
    offer: {
      ...{ id: idOf(10 + n), inviteId: idOf(1 + n), number: 1, createdAt: before(2) },
      content: {
        ...{ baseCents, items, qualifications: "", bond: false, printedName: company },
        validUntil: before(-60).slice(0, 10),
      },
    },
  }));
  return {
    package: {
      ...{
        id,
        topic,
        trade: "electrical",
        scope: "",
        items: itemsOf("electrical", language),
        siteZone: ZONE,
      },
      ...{ dueAt: before(1), sealed: true, bond: false, openedAt: before(0), state: "leveling" },
      addenda: [{ n: 1, text: addendum, at: before(4), dueAt: null }],
      plugs: { [idOf(2)]: { i6: { mark: "plug", cents: 250_000, source: "" } } },
      ...{ stateSince: before(0), createdAt: asked, sample: true },
    },
    invites,
    question: {
      ...{ id: idOf(20), packageId: id, inviteId: idOf(2), question: question[0], answer: question[1] },
      ...{ answeredAt: before(5), createdAt: before(6) },
    },
  };
}

const PLACES = ["sample", "sample-1", "sample-2", "sample-3", "sample-4"];
const standing = { parties: "", blocked: "", moments: "{}", passed: 0, version: 1 };

/** The example as a package is read. */
export function examplePackage(language: Language, now: Date): ReadPackage {
  const rows = sampleRows(language, now, (place) => PLACES[place] ?? `sample-${place}`);
  const { packageId: _, inviteId: __, ...question } = rows.question;
  return {
    package: {
      ...{ ...rows.package, workspace: "", projectId: null, project: null, awardedTo: null, awardReason: "" },
      ...standing,
    },
    invites: rows.invites.map(({ row }) => ({
      ...row,
      workspace: "",
      linkId: null,
      linkStands: 0,
      late: false,
      ...standing,
    })),
    offers: rows.invites.map(({ offer: { id, ...offer } }) => offer),
    questions: [question],
    ...{ files: [], history: [], posts: [], past: [] },
  };
}
