const en = {
  proposalBuilder: {
    title: "Proposal builder",
    description:
      "Turn an estimate into an offer that a client can read, choose from and accept on a phone, without an account.",
    keywords:
      "proposal, bid letter, quote, offer, good better best, options, milestones, deposit, e-signature, contract, scope of work",
  },
  proposal: {
    title: "Proposal",
    description: "One offer: its scope, options and payments, what was sent and who accepted it.",
  },
  sharedProposal: {
    title: "Proposal to accept",
    description: "An offer to choose from, ask about, and accept or decline under a typed name.",
  },
  proposalCertificate: {
    title: "Certificate of acceptance",
    description: "Check by its hash who accepted which offer, when, and at what price.",
  },
  scheduleOfValues: {
    title: "Schedule of values",
    description: "The contract of a job line by line, as it was signed.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
