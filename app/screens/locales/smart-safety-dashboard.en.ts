const en = {
  smartSafetyDashboard: {
    title: "Safety dashboard",
    description:
      "Report a near miss in three fields; TRIR and DART with their numbers, OSHA 300 and 300A from your rows, the deadlines of 29 CFR 1904.39.",
    keywords:
      "safety, near miss, incident, TRIR, DART, OSHA 300, 300A, recordable, hours worked, leading indicators, 29 CFR 1904",
  },
  safetyReport: {
    title: "Safety report",
    description: "What happened, the five whys, and its case of 29 CFR 1904.",
  },
  sharedNearMiss: {
    title: "Report a near miss",
    description: "Three fields and a photo, for whoever holds the link of a site.",
  },
  oshaLog: {
    title: "OSHA 300 and 300A",
    description: "The log and the summary of a year, to print and as files.",
  },
  safetyObservations: {
    title: "Safety observations",
    description:
      "What is seen being done, safely or not: three fields and a photo, no names, counted with what it is of.",
  },
  recordability: {
    title: "Is it recordable?",
    description: "The questions of 29 CFR 1904 one by one, each with its section.",
    keywords:
      "recordable, OSHA, first aid, 1904.7, days away, restricted work, medical treatment, decision tree",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
