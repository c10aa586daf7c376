const en = {
  compliance: {
    title: "Compliance tracker",
    description:
      "Who may be on site today: insurance certificates, licenses and papers of every firm, worker and machine, checked field by field, with waivers, a gate page and reminders.",
    keywords:
      "compliance, certificate of insurance, COI, ACORD 25, additional insured, CG 20 10, CG 20 37, workers' compensation, W9, license, waiver, gate, subcontractor",
  },
  complianceSubject: {
    title: "Compliance of one",
    description: "What is asked of one firm, worker, machine or job, and what is missing.",
  },
  complianceItem: {
    title: "One requirement",
    description: "A requirement with its evidence, its review and its waiver.",
  },
  complianceGate: { title: "Gate", description: "Who may enter today, and of whom something is missing." },
  sharedComplianceSubject: {
    title: "Papers by link",
    description: "What has to be sent before somebody may be on site, for whoever holds the link.",
  },
  sharedComplianceGate: {
    title: "Gate by link",
    description: "Who may enter today, for whoever stands at the gate.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
