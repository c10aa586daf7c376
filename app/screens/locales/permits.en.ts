const en = {
  permitTracking: {
    title: "Permit tracking",
    description:
      "Permits of any authority in one list: states, papers to hand in, inspections and re-inspections, the last day with reminders, calendar, CSV and a page for the inspector.",
    keywords:
      "permit, building department, inspection, re-inspection, corrections, expiration, plan review, record type, submittal",
  },
  permit: {
    title: "Permit",
    description: "One permit: its state, papers, inspections, log, files and last day.",
  },
  sharedPermit: {
    title: "Permit by link",
    description: "A permit for whoever holds its link: the owner reads, the inspector records a result.",
  },
  permitWizard: {
    title: "Which permit is needed?",
    description:
      "Answer three questions and see which records to file, what to hand in, which inspections follow, and what the fee may be.",
    keywords: "permit wizard, record type, permit fee, valuation, plan review, exempt work",
  },
  permitFiles: {
    title: "File of a permit",
    description: "Add a permit card, an approved drawing or a letter to a permit.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
