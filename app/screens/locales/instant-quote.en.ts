const en = {
  instantQuote: {
    title: "Instant quote",
    description:
      "Pick one of 18 jobs, answer at most eight questions and see low, likely and high, with every assumption and what would move it.",
    keywords: "quote estimate price cost range remodel roof deck kitchen bath homeowner",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
