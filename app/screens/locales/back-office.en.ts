const en = {
  financialAdminServices: {
    title: "Back-office desk",
    description:
      "Receipts and bills from the photo to the costs of their job, coded, approved and none twice.",
    keywords: "back office, receipts, bills, expenses, bookkeeping, accounts payable, cost codes",
  },
  deskItem: {
    title: "Paper",
    description: "One receipt or bill: its picture, its code and the next step.",
    keywords: "receipt, bill",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
