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
