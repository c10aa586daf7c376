const en = {
  membershipPlan: {
    title: "Your plan",
    description:
      "What your workspace has, what a change costs before it is made, its invoices, and one form to leave.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
