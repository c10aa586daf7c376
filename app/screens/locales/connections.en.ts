const en = {
  contractorConnect: {
    title: "Contractor connect",
    description:
      "Who needs people of your trade, which days and where: needs with pay, papers and days, answers with availability and clearance, and nobody pays for a place.",
    keywords:
      "crew, subcontractors, need workers, framers, extra hands, labor, find work, availability, connections, network",
  },
  crewNeed: { title: "Need for people", description: "One need: trade, days, place, pay and papers." },
  crewNeedForm: { title: "Post a need", description: "The people, days, place and pay that you need." },
  connection: {
    title: "Connection",
    description: "One connection for its two people: messages, free days and what you note for yourself.",
  },
  connectionReports: { title: "Reported messages", description: "Messages that one of two people reported." },
  myConnections: {
    title: "My connections",
    description: "What you posted and answered, and when you are free.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
