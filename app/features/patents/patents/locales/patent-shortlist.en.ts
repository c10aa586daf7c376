/** The ten to be filed first. */
const en = {
  lead: "The ten to be filed first, what they hold together, and by when.",
  totals: "The ten together",
  value: "Portfolio value",
  valueBasis: "The sum of the owner's ten sample estimates below. Not an appraisal.",
  calendar: "Filing calendar",
  calendarLead: "Counted from the date of the data, {{date}}.",
  within: "Within {{days}} days",
  by: "By {{date}}",
  ics: "Download calendar (ICS)",
  order: "Order",
  sorts: {
    deadline: "Deadline",
    value: "Market value",
    confidence: "Confidence",
    claims: "Claims",
  },
  rank: "Rank {{rank}}",
  market: "Market value",
  complexity: "Technical complexity",
  complexities: {
    "very-high": "Very high",
    high: "High",
    moderate: "Moderate",
  },
  due: "File within",
  dueDays: "{{days}} days",
  advantage: "Competitive advantage",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-shortlist": typeof en;
  }
}
