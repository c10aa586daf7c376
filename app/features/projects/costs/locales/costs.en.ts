const en = {
  lead: "By cost code: what was planned, what approved changes add, what it has cost, what is still to come, and how far that ends from the plan.",
  title: "Costs by code",
  caption: "US dollars",
  empty: "No cost code yet. Add the first one, or take in a file.",
  how: "Estimate at completion is the actual cost and what is still to come. Where nobody types what is still to come, it is the larger of the revised budget and the commitments, less the actual cost. Approved change orders raise the budget of the codes of their lines.",
  fields: {
    code: "Cost code",
    text: "What it is",
    budget: "Budget",
    committed: "Committed",
    actual: "Actual, typed",
    toGo: "Still to come, typed",
  },
  columns: {
    changes: "Approved changes",
    revised: "Revised budget",
    actualNow: "Actual",
    toGo: "Still to come",
    eac: "Estimate at completion",
    variance: "Variance",
  },
  hints: {
    code: "Such as 03 30 00.",
    committed: "Subcontracts and orders that are signed.",
    actual: "Counts as long as no order of this project has the code.",
    actualOrders: "Orders of this project have this code: what they cost counts, not this.",
    toGo: "Leave it empty to have it worked out.",
  },
  from: { typed: "typed", orders: "from orders", figures: "worked out" },
  loose: "Code without a line here",
  uncoded: "Without a code, with overhead, profit and tax of changes",
  total: "Total",
  add: "Add a cost code",
  put: "Add it",
  change: "Change {{code}}",
  save: "Save",
  drop: "Remove the code",
  changesLink: "Change orders",
  csv: {
    link: "Costs as a spreadsheet (CSV)",
    take: "Take in a file",
    file: "CSV file",
    hint: "Columns in this order: code, what it is, budget, committed, actual, still to come. The first row is the heading. A code that is here is written over.",
    send: "Take it in",
    problem: "Line {{line}}: {{error}}",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    code: "Type a cost code.",
    taken: "This code is there already.",
    twice: "This code stands in the file twice.",
    long: "This is too long.",
    money: "Type a sum in dollars, such as 125,000 or 125000.50.",
    file: "Choose a CSV file.",
    tooLarge: "Use a file of 256 KB at most.",
    rows: "Nothing was taken in. The lines to put right are listed below.",
    noRows: "There are no costs in this file.",
    gone: "This is not there any more.",
    full: "A project has room for 300 codes.",
    stale: "Somebody changed it meanwhile. Load the page and try again.",
  },
  toasts: {
    costAdded: "The code is added",
    costSaved: "Saved",
    costDropped: "The code is removed",
    costsTaken: "The file is taken in",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    costs: typeof en;
  }
}
