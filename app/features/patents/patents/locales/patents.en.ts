const en = {
  sample: {
    title: "Sample portfolio",
    text: "These patents are samples: nothing has been filed or granted, and the values are the owner's illustration, not an appraisal.",
  },
  english: "Drawings, claims and specification are in English, the language of the filing.",
  groups: {
    ai: "AI technology",
    safety: "Safety systems",
    visualization: "3D visualization",
    estimation: "Cost estimation",
    equipment: "Equipment",
    field: "Field operations",
  },
  status: {
    Filed: "Filed",
    "Patent Pending": "Patent Pending",
    "Ready for Filing": "Ready for Filing",
    Development: "Development",
    Research: "Research",
    Concept: "Concept",
  },
  priority: {
    CRITICAL: "Critical",
    HIGH: "High",
    "MEDIUM-HIGH": "Medium-high",
    MEDIUM: "Medium",
    LOW: "Low",
  },
  band: {
    excellent: "Excellent",
    strong: "Strong",
    fair: "Fair",
    early: "Early",
  },
  facts: {
    number: "Patent {{id}}",
    status: "Status",
    priority: "Priority",
    group: "Group",
    confidence: "Confidence",
    confidenceValue: "{{percent}}%, {{band}}",
    value: "Value range",
    valueNote:
      "What the confidence stands for: over 90 $200-500M, over 80 $100-300M, over 70 $50-150M, else $25-100M. Ranges are not added up.",
    deadline: "Filing deadline",
    days: "{{from}}-{{to}} days",
    claims: "Claims",
    claimsCount_one: "{{count}} claim",
    claimsCount_other: "{{count}} claims",
    figures: "Figures",
    figuresCount_one: "{{count}} figure",
    figuresCount_other: "{{count}} figures",
    pages: "Pages",
    patents_one: "{{count}} patent",
    patents_other: "{{count}} patents",
    count: "Patents",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    patents: typeof en;
  }
}
