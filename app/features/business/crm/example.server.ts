import type { Language } from "~/i18n/languages.ts";
import { sampleCrm } from "~db/seed/sample/business/crm.ts";
import type { ReadContact } from "./contacts.queries.server.ts";
import { USUAL_CHANCES } from "./crm.limits.ts";
import type { ReadDeal } from "./deals.queries.server.ts";

/** The id of the example that every member may look at. It stands in no table. */
export const EXAMPLE = "sample";

/** A sample deal that is estimated, with its client. */
function found(language: Language, now: Date) {
  const { deals, people, activities } = sampleCrm(language, now);
  const deal = deals.find(({ state }) => state === "estimating");
  const person = people.find(({ id }) => id === deal?.contact);
  if (!deal || !person) throw new Error("there is an example");
  return { deal, person, activities: activities.filter((one) => one.deal === deal.id) };
}

const NOBODYS = { workspace: "", sample: true, version: 1, mayWrite: 0, email: "", note: "" } as const;

/** The example as a deal is read. */
export function exampleDeal(language: Language, now: Date): ReadDeal {
  const { deal, person, activities } = found(language, now);
  const { contact: _, cents, activeAt, since, place = "", title = "", ...rest } = deal;
  return {
    deal: {
      ...{ ...rest, ...NOBODYS, id: EXAMPLE, contactId: EXAMPLE, title, place, keeper: "" },
      ...{ source: deal.source ?? "other", jobType: deal.jobType ?? "other", lostReason: "" },
      ...{ nextAction: deal.nextAction ?? "", valueCents: cents, chance: null },
      ...{ usualChance: USUAL_CHANCES.estimating, lastActivityAt: activeAt, stateSince: since },
      ...{ contact: person.name, phone: person.phone, company: null, stale: 0, project: null, madeBefore: 0 },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0 },
    },
    activities: activities.map(({ kind, note, at }) => ({
      ...{ id: EXAMPLE, kind: kind as "call", note, createdAt: at },
    })),
    history: [],
  };
}

/** The client of the example as somebody is read. */
export function exampleContact(language: Language, now: Date): ReadContact {
  const { deal, person } = found(language, now);
  return {
    contact: {
      ...{ ...NOBODYS, id: EXAMPLE, name: person.name, phone: person.phone, phoneKey: person.key },
      ...{ companyId: null, company: "", place: person.place, createdAt: deal.createdAt },
    },
    deals: [
      {
        ...{ id: EXAMPLE, title: deal.title ?? "", state: deal.state, valueCents: deal.cents },
        ...{ nextAction: deal.nextAction ?? "", nextOn: deal.nextOn },
      },
    ],
    twins: [],
  };
}
