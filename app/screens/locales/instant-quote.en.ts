const en = {
  instantQuote: {
    title: "Instant quote",
    description:
      "Pick one of 18 jobs, answer at most eight questions and see low, likely and high, with every assumption and what would move it.",
    keywords: "quote, estimate, price, cost, price range, remodel, homeowner",
  },
  quotePage: {
    title: "A firm’s quote page",
    description: "Pick a job and see what it will likely cost by the prices of this firm.",
    keywords: "quote page",
  },
  quoteEmbed: {
    title: "A firm’s quote page, within its own site",
    description: "The same page as other sites show it.",
    keywords: "embedded quote",
  },
  quoteRequests: {
    title: "Quote requests",
    description: "Your own quote page, and what clients sent from it.",
    keywords: "requests, clients",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
