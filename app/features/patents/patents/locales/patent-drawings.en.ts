/** Drawings wherever they are shown. */
const en = {
  lead: "The first figure of the first {{count}} patents.",
  all: "All figures",
  allLead: "Every drawing, by patent. Each opens with its reference numerals and can be taken away.",
  tabs: "Figures by group",
  tab: {
    all: "All",
    ai: "AI Technology",
    safety: "Safety Systems",
    visualization: "3D Visualization",
    estimation: "Cost Estimation",
  },
  tabCount: "{{tab}} ({{count}})",
  view: "View",
  viewOf: "View FIG. {{number}} of patent {{id}}",
  download: "Download",
  svg: "Download SVG",
  downloadOf: "Download FIG. {{number}} of patent {{id}} as SVG",
  pdf: "Download PDF sheet",
  sheets: "Download all sheets as PDF",
  close: "Close",
  previous: "Previous figure",
  next: "Next figure",
  sheet: "Sheet {{number}}/{{sheets}}",
  fig: "FIG. {{number}}",
  parts: "Reference numerals",
  numeral: "Numeral",
  part: "Part",
  kinds: {
    block: "Block diagram",
    flow: "Flow chart",
    exploded: "Exploded view",
    screen: "User interface",
    perspective: "Perspective view",
    section: "Cross-section",
    sequence: "Sequence diagram",
    state: "State diagram",
    record: "Record diagram",
    graph: "Graph",
    plan: "Plan view",
    network: "Connections",
    detail: "Enlarged detail",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-drawings": typeof en;
  }
}
