import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { SAMPLE_LEADS, SAMPLE_PROS } from "~db/seed/sample/business/leads.data.ts";
import { sampleFirm } from "~db/seed/sample/people.ts";
import { EXAMPLE_LEAD } from "./leads.limits.ts";
import type { FoundLead } from "./leads.queries.server.ts";

const HOUR = 3_600_000;
const REACHED = ["contacted", "quoted", "won", "lost", "expired"];
const OFFERED = ["quoted", "won"];

/** Fifteen made-up requests and four made-up pros, with their claims. @param idOf the id of one, by its kind and place */
export function sampleLeads(language: Language, now: Date, idOf: (kind: string, place: number) => string) {
  const t = translator(language, "leads");
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();
  const pros = SAMPLE_PROS.map(({ line, trades, classes, radius }, place) => ({
    id: idOf("pro", place),
    firm: sampleFirm(language, line, place + 1),
    ...{ trades, classes, radius, region: "TX", place: "Austin 78704", latitude: 30.25, longitude: -97.75 },
    ...{ licence: `SAMPLE-${place + 1}`, weekly: 5, createdAt: at(1_000) },
  }));
  const leads = SAMPLE_LEADS.map((lead, place) => ({
    id: idOf("lead", place),
    source: place % 3 === 0 ? "instantQuote" : "site",
    ...{ trade: lead.trade, scope: lead.scope[language], quote: "", budgetCents: lead.dollars * 100 },
    ...{ timing: lead.timing, cap: lead.cap, region: "TX", place: lead.place },
    ...{ latitude: lead.position[0], longitude: lead.position[1] },
    client: t("sampleClient", { n: String(place + 1) }),
    email: `homeowner-${place + 1}@example.com`,
    phone: "512-555-0100",
    address: "",
    hired: lead.state === "won" ? idOf("claim", place * 3) : null,
    ...{ state: lead.state, createdAt: at(lead.hours), stateSince: at(lead.hours / 2) },
  }));
  const claims = SAMPLE_LEADS.flatMap((lead, place) =>
    lead.pros.map((pro, n) => ({
      id: idOf("claim", place * 3 + n),
      leadId: idOf("lead", place),
      ...{ proId: idOf("pro", pro), firm: pros[pro]?.firm ?? "", seat: n + 1, score: 86 - 7 * n },
      claimedAt: at(lead.hours * 0.9 - n),
      contactedAt: REACHED.includes(lead.state) && n === 0 ? at(lead.hours * 0.9 - 2) : null,
      quotedAt: OFFERED.includes(lead.state) && n === 0 ? at(lead.hours * 0.6) : null,
      quoteCents: OFFERED.includes(lead.state) && n === 0 ? Math.round(lead.dollars * 98) : 0,
    })),
  );
  return { pros, leads, claims };
}

/** The example as the query would find it, for whoever has none. */
export function exampleLead(language: Language, now: Date): FoundLead {
  const { leads, claims } = sampleLeads(language, now, (kind, place) =>
    kind === "lead" && place === 0 ? EXAMPLE_LEAD : `${EXAMPLE_LEAD}-${kind}-${place}`,
  );
  const [first] = leads;
  if (!first) throw new Error("there is no sample request");
  const firms = claims.filter(({ leadId }) => leadId === first.id);
  const lead = {
    ...first,
    ...{
      workspace: "",
      phoneKey: "",
      addressKey: "",
      twin: false,
      paused: false,
      language,
      version: 1,
      sample: true,
    },
  } as FoundLead["lead"];
  return {
    ...{ lead, claims: firms.length, mayAct: 0, state: first.state, version: 1, parties: "", blocked: "" },
    ...{ moments: "{}", passed: 0, reviews: [], said: [], asked: [] },
    firms: firms.map((firm) => ({ ...firm, sample: true, stars: null, reviews: 0 })),
  };
}
