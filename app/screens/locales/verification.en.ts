const en = {
  verification: {
    title: "Get verified",
    description: "A firm has its registration, license and insurance checked, and shows a dated badge.",
    keywords: "verification, badge, verified contractor, background check, proof of license, references",
  },
  verificationCase: {
    title: "Verification case",
    description: "The evidence of one firm, what a reviewer found, and whose turn it is.",
  },
  badge: {
    title: "Badge",
    description: "What was checked of a firm, when, and until when.",
  },
  badgeFrame: {
    title: "Badge in a page",
    description: "The badge of a firm within its own site.",
  },
  adminVerifications: {
    title: "Verifications to review",
    description: "Cases that wait for a reviewer, and badges that stand.",
  },
  contractorVerification: {
    title: "Check a contractor",
    description:
      "A homeowner checks one contractor and one contract before paying: license, insurance, deposit, clauses.",
    keywords:
      "check a contractor, contractor verification, deposit limit, homeowner, contract clauses, lien waiver, is my contractor licensed",
  },
  contractorReport: {
    title: "Contractor report",
    description: "What was found of one contractor and one contract, and what speaks against it.",
  },
  contractorPaper: {
    title: "Paper asked for",
    description: "What a client asks a contractor for before signing.",
  },
  sharedReference: {
    title: "Reference for a firm",
    description: "Four questions about a firm, answered once by whoever it worked for.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
