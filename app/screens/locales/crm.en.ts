const en = {
  crmDashboard: {
    title: "Deals",
    description: "Every live deal with its next action, who asks for it, and what is due today.",
    keywords: "crm, customers, clients, leads, pipeline, follow-up, sales",
  },
  dealNew: { title: "New deal", description: "A job that may come.", keywords: "new deal" },
  deal: { title: "Deal", description: "One deal, its next action and its history.", keywords: "deal" },
  crmContacts: { title: "Clients and contacts", description: "Clients and firms.", keywords: "contacts" },
  crmContact: { title: "Person", description: "One person and their deals.", keywords: "contact" },
  crmMerge: { title: "Merge two people", description: "Makes one of two.", keywords: "merge, duplicates" },
  crmImport: {
    title: "Import people",
    description: "Reads people from a CSV file.",
    keywords: "import, csv",
  },
  crmReport: {
    title: "Figures of deals",
    description: "Forecast, win rates, lost reasons and norms of the stages.",
    keywords: "forecast, win rate",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
