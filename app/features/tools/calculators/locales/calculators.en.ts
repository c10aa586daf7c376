const en = {
  lead: "Numbers you can defend, in feet and inches or metric: every step, its source and a drawing. No account, and without scripts too.",
  breadcrumbs: "You are here",
  search: "Find a calculator",
  searchHint: "A material, a result or a trade, in any of our languages",
  find: "Find",
  found_one: "{{count}} calculator",
  found_other: "{{count}} calculators",
  none: "No calculator has all these words. Try fewer, or ask Joe.",
  all: "Show all calculators",
  gives: "Gives: {{list}}",
  howTo: "Write it as on the job: 12'6, 1 1/2, 3.2 m, 5/8. A bare number is in the unit beside the label.",
  units: "Units",
  us: "Feet and inches",
  metric: "Metric",
  exampleTitle: "This is an example",
  exampleText: "Type your own measures over it.",
  form: "Measures",
  calculate: "Calculate",
  clear: "Back to the example",
  required: "needed",
  conductorsHint: "3 #12, 4 #10",
  listHint: "{{unit}}, separated by semicolons",
  choose: "Choose",
  result: "Result",
  steps: "Every step",
  given: "Worked out from",
  sources: "Sources",
  assumptions: "What it rests on",
  drawing: "Drawing with dimensions, not to scale",
  problem: "No result yet",
  problemText: "Look at the fields that are marked. Everything you typed is still there.",
  missingText: "Fill in the fields that are still needed.",
  preliminary: "Preliminary – engineer",
  preliminaryText: "Loads and spans are for an engineer to confirm before anything is built.",
  next: "Go on with the result",
  copy: "Copy the link",
  copied: "The link is copied.",
  copyFailed: "The browser did not let us copy. The link is here:",
  print: "Print",
  save: "Save it, for a site too",
  saved: "Saved calculations",
  estimate: "Add to estimate",
  askJoe: "Ask Joe about this",
  askQuestion: "How do I work out this: {{title}}?",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    calculators: typeof en;
  }
}
