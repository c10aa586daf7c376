const en = {
  financing: {
    title: "Financing",
    description:
      "What a loan, lease, line of credit, factoring or cash advance really costs: payments to the cent and the true annual rate.",
    keywords:
      "financing, loan, lease, APR, interest, amortization, factoring, line of credit, merchant cash advance, payments",
  },
  financingSchedule: {
    title: "Schedule of a financing",
    description: "Every payment with interest, principal and what is still owed.",
    keywords: "schedule, amortization, payments",
  },
  financingCompare: {
    title: "Financing compared",
    description: "Up to four ways to finance the same thing, side by side.",
    keywords: "compare, loans, leases, APR",
  },
  debtCapacity: {
    title: "How much debt we can carry",
    description: "The greatest loan for a year's income at the debt-service cover that a lender wants.",
    keywords: "DSCR, debt service, affordability, borrow, loan",
  },
  buyLeaseRent: {
    title: "Buy, lease or rent",
    description: "A machine bought, leased or rented over the same months, and where renting no longer pays.",
    keywords: "buy, lease, rent, equipment, machine, break-even",
  },
  savedFinancing: {
    title: "Kept financing scenarios",
    description: "Financing scenarios kept under a name, renamed, removed and shared by a link.",
    keywords: "financing, saved, scenarios",
  },
  sharedFinancingScenario: {
    title: "A financing scenario",
    description: "A financing scenario that was shared with you.",
    keywords: "financing, scenario",
  },
  financingApplications: {
    title: "Financing applications",
    description:
      "Applications to lenders that you choose: papers, links, offers with their true annual rate.",
    keywords: "financing, application, lenders, offers",
  },
  sharedFinancingApplication: {
    title: "A financing application",
    description: "An application that a firm sent you for an offer.",
    keywords: "financing, application, offer",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
