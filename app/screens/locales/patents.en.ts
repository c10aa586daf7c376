const en = {
  patents: {
    title: "Patents",
    description: "The patent portfolio by priority, with status, deadline and value range.",
    keywords:
      "IP, intellectual property, invention, list, priority, critical, claims, status, pending, filed",
  },
  patentFigures: {
    title: "Patent figures",
    description: "The first figure of each of the first twelve patents.",
    keywords: "drawings, FIG, illustrations, SVG, sheet, diagrams",
  },
  allPatentFigures: {
    title: "All patent figures",
    description: "Every patent drawing, by group, with its reference numerals.",
    keywords: "drawings, FIG, illustrations, reference numerals, block diagram, flow chart, exploded view",
  },
  topPatents: {
    title: "Top patents",
    description: "The ten patents to be filed first, their totals and the filing calendar.",
    keywords: "shortlist, top ten, deadline, calendar, market value, ICS",
  },
  patentViewer: {
    title: "Patent",
    description: "One patent: drawings, outline of the claims and of the specification.",
  },
  patentPortfolio: {
    title: "Patent portfolio",
    description: "The patent portfolio at a glance: by status, priority, group and value range.",
    keywords: "overview, charts, matrix, investor, summary",
  },
  filingPackage: {
    title: "Attorney filing package",
    description: "Choose patents and take them away as one HTML or PDF file.",
    keywords: "lawyer, counsel, attorney, package, PDF, download, provisional, application",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
