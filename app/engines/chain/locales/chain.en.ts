/** What the way of a job is called, and each record on it. */
const en = {
  title: "The way of this job",
  askVic: "Ask the VIC desk about this",
  kinds: {
    call: "Call",
    ticket: "Ticket",
    quoteRequest: "Quote request",
    lead: "Lead",
    intake: "Questionnaire",
    deal: "Deal",
    estimate: "Estimate",
    proposal: "Proposal",
    bidPackage: "Bid package",
    project: "Project",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    chain: typeof en;
  }
}
