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
  lienWaivers: {
    title: "Lien waivers",
    description:
      "Waivers of lien rights, signed by link, none of them unconditional before the money has cleared.",
    keywords: "lien waiver, lien release, conditional, unconditional, progress payment, final payment",
  },
  lienWaiver: {
    title: "Lien waiver",
    description: "One waiver: what it says, who signs it, and the payment it stands on.",
    keywords: "lien waiver",
  },
  sharedLienWaiver: {
    title: "Waiver to sign",
    description: "One waiver to read and sign without an account.",
  },
  lienClocks: {
    title: "Notice and lien clocks",
    description:
      "By when the notice goes out and the lien is filed, counted from the first and the last day of a job.",
    keywords: "preliminary notice, lien deadline, notice to owner, mechanics lien",
  },
  vendorTax: {
    title: "W-9 and 1099 list",
    description: "Who was paid how much in a year, who is reported, and whose W-9 is missing.",
    keywords: "w-9, w9, 1099, 1099-nec, tax number, subcontractor payments",
  },
  monthEnd: {
    title: "Month-end close",
    description: "What is still open at the end of a month, what somebody looked at, and the close.",
    keywords: "month-end close, closing checklist, reconcile",
  },
  askBookkeeper: {
    title: "Ask a bookkeeper",
    description:
      "Questions about papers and the end of a month, answered by link by whoever keeps the books.",
    keywords: "bookkeeper, accountant, coding receipts, month-end questions",
  },
  sharedBookkeeper: {
    title: "A question for the bookkeeper",
    description: "One question with its papers, to read and answer without an account.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
