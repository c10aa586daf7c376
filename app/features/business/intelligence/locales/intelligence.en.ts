const en = {
  lead: "What your own records come to. Every figure opens the rows that it is made of, and says what exactly is counted.",
  goals: "Boards by goal",
  notEnough: "Not enough data",
  units: { days: "days", hours: "hours" },
  asOfNow: "As it stands now",
  before: "Before: {{value}}",
  points: "{{value}} points",
  change: { up: "Up {{by}}", down: "Down {{by}}", same: "Unchanged" },
  tone: { good: "better", bad: "worse" },
  spans: "Counted from {{from}} to {{to}}, compared with {{beforeFrom}} to {{beforeTo}}.",
  withSamples: {
    title: "Examples are counted",
    text: "These figures have sample records in them. Leave the box empty to see your own alone.",
  },
  pictureOf: "{{name}} over time, as bars",
  asTable: "{{name}} as a table",
  toRows_one: "{{rows}} row and the definition",
  toRows_other: "{{rows}} rows and the definition",
  fromRows_one: "From {{rows}} row",
  fromRows_other: "From {{rows}} rows",
  noneForProject: "None of these figures can be told for one project. Choose all projects to see them.",
  left_one: "{{count}} figure of this board knows no projects and is left out.",
  left_other: "{{count}} figures of this board know no projects and are left out.",
  wholeWorkspace: "The rows of this figure name no project, so it is counted for all of them.",
  utc: "Days of what was written with a time are counted in UTC. Examples count only where you ask for them.",
  allProjects: "All projects",
  fields: {
    period: "Period",
    project: "Project",
    from: "First day",
    to: "Last day",
    ownHint: "Counts for “Own days”.",
    samples: "Count examples too",
    show: "Show",
  },
  periods: {
    month: "This month",
    quarter: "This quarter",
    year: "This year",
    twelve: "Last 12 months",
    own: "Own days",
  },
  errors: {
    day: "Choose a day. This month is shown meanwhile.",
    order: "The last day is before the first. Choose a later one; this month is shown meanwhile.",
    long: "At most ten years can be shown at once. This month is shown meanwhile.",
  },
  definition: "What is counted",
  formulas: {
    sum: "Figure = what all rows below add up to.",
    average: "Figure = what all rows add up to ÷ their number.",
    ratio:
      "Figure = what counts ÷ what it is taken of × {{times}}. Without anything to take it of there is no figure.",
  },
  trend: "Over time",
  table: { when: "When", value: "Figure", rows: "Rows" },
  parts: { title: "Split: {{part}}", by: "Split by", none: "Not stated" },
  noRows: "No rows in these days.",
  rows: {
    title: "The rows",
    csv: "Rows as a CSV file",
    pages: "Pages of the rows",
    position: "Page {{page}}",
    previous: "Newer",
    next: "Older",
    day: "Day",
    name: "What it is",
    project: "Project",
    counts: "Counts",
    outOf: "Out of",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    intelligence: typeof en;
  }
}
