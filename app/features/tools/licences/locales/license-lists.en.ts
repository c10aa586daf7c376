const en = {
  lead: "Many boards publish their licenses as a CSV file. Bring one along and search it here: it stays yours, and each line is shown with the list's day.",
  lists: "Your lists",
  none: "No list yet.",
  sample: "SAMPLE",
  choose: "Choose",
  asOf: "as of {{day}}",
  lines_one: "{{number}} line",
  lines_other: "{{number}} lines",
  remove: "Remove the list {{source}}",
  search: "Search the lists",
  fields: {
    state: "State",
    source: "Where the list is from",
    asOf: "Day that the list is of",
    file: "CSV file",
  },
  hints: {
    source: "The board's name or the address of the file.",
    asOf: "As the board gives it, or the day you saved the file.",
    file: "With a heading for the number and one for the name; status, classes and expiry if it has them. The first {{most}} lines are read.",
  },
  columns: {
    number: "License number",
    name: "Business name",
    status: "Status",
    classes: "Classification",
    expires: "Expiration date",
  },
  import: {
    title: "Bring a list along",
    lead: "A list is a copy of one day. What it says is never shown as valid.",
    go: "Read the list",
  },
  report: {
    kept_one: "{{count}} line was read.",
    kept_other: "{{count}} lines were read.",
    more: "The file is longer: only its first {{most}} lines were read.",
    bad_one: "{{count}} line could not be read and was left out:",
    bad_other: "{{count}} lines could not be read and were left out:",
    line: "Line {{line}}: {{column}}, {{typed}}",
    lineEmpty: "Line {{line}}: {{column}} is missing",
  },
  errors: {
    summary: "Please check these fields",
    form: "This form was incomplete. Please send it again.",
    state: "Choose the state that the list is of.",
    source: "Say where the list is from.",
    day: "Type a day, such as 2026-11-30.",
    future: "This day has not come yet.",
    long: "This is too long.",
    full: "There are {{most}} lists already. Remove one first.",
    file: "Choose a CSV file.",
    fileEmpty: "There are no lines in this file.",
    fileLarge: "This file is too large. At most 6 MB: split it, or leave out columns.",
    fileBad: "No line of this file has a number and a name.",
    columns: "Missing: {{missing}}. The file has these headings: {{found}}.",
  },
  toasts: { licenseListKept: "The list is kept.", licenseListRemoved: "The list is removed." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "license-lists": typeof en;
  }
}
