const en = {
  sharedEstimate: {
    title: "Estimate for a client",
    description: "What is done and what it comes to, for a client who was sent a link.",
  },
  materialCostEstimator: {
    title: "Material cost estimator",
    description:
      "Estimates from your quantities and your prices: work with waste and labor hours, tax, overhead and profit in order, a range instead of one number, versions and a sheet to print.",
    keywords:
      "estimate, cost, price, takeoff, materials, labor, markup, overhead, profit, waste, assembly, bid",
  },
  estimate: {
    title: "Estimate",
    description: "The lines, the range, the versions and the rates of one estimate.",
  },
  priceBook: {
    title: "Price book",
    description:
      "Your own prices with their source and day beside dated sample prices; search them, type them or read a supplier's list.",
    keywords: "price, supplier, list, cost, csv, material, catalog",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
