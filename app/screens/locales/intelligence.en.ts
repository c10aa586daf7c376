const en = {
  businessIntelligence: {
    title: "Business intelligence",
    description:
      "Figures over your own records: work won, cash, schedule, safety, quality, crews and machines.",
    keywords: "figures, metrics, dashboard, win rate, TRIR, PPC, trend, KPI",
  },
  businessMetric: {
    title: "One figure",
    description: "One figure with its definition, its parts and the rows that it is made of.",
    keywords: "figure",
  },
  myFigures: {
    title: "My figures",
    description: "The questions about figures that you keep on a board of your own.",
    keywords: "my figures",
  },
  sharedFigureBoard: {
    title: "A board of figures",
    description: "A board of figures that was shared with you to read.",
    keywords: "board, figures",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
