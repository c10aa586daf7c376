const en = {
  dayTitle: "Day report",
  weekTitle: "Week report",
  period: "{{from}} to {{to}}",
  sample: "Sample",
  choice: "What the report is about",
  spans: { day: "One day", week: "The week" },
  day: "Day",
  show: "Show",
  before: { day: "The day before", week: "The week before" },
  after: { day: "The day after", week: "The week after" },
  pdf: "As PDF",
  none: "No log stands for this time.",
  missing: "Without a log: {{list}}",
  hours: "{{hours}} h",
  sums: { title: "In figures", days: "Days logged", hours: "Hours worked", held: "Hours held up" },
  crews: { title: "Hours by crew", unnamed: "No name given" },
  delays: { title: "Held up by" },
  punch: {
    raised: "Punch items raised",
    closed: "Punch items closed",
    open: "Punch items open now",
    text: "Punch items: {{raised}} raised, {{closed}} closed, {{open}} open now",
  },
  photos: {
    title: "Photos of these days",
    shown: "{{shown}} of {{all}} shown",
    of: "Photo {{name}}",
  },
  ofDay_one: "{{count}} photo of this day",
  ofDay_other: "{{count}} photos of this day",
  proof: {
    title: "The record",
    none: "No log of this project was handed in yet, so nothing is sealed.",
    whole: "The chain of this project is unbroken, and these days say what was handed in.",
    broken: "The record does not match: a day or an entry was changed after it was handed in.",
    last: "Last entry of the chain, number {{number}}:",
  },
  madeAt: "Made {{time}}",
  page: "Page {{page}}",
  letters: "A question mark stands for a letter that this paper cannot print.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "project-reports": typeof en;
  }
}
