const en = {
  lead: "Theft, trespass and damage on your sites, with what the police and the insurer will ask for. Everybody in your workspace sees it.",
  addTitle: "Report an incident",
  changeTitle: "Change a report",
  fields: {
    kind: "What happened",
    place: "Where",
    happenedOn: "On which day",
    note: "What was seen",
    taken: "What was taken or damaged",
    loss: "Value of the loss in US dollars",
    caseNumber: "Case number of the police or the insurer",
    status: "Where it stands",
  },
  hints: {
    place: "One of your sites, or an address",
    taken: "With serial numbers, if you have them",
    loss: "Such as 2400 or 2,400.50; leave it empty if you do not know",
  },
  options: {
    theft: "Theft",
    trespass: "Trespass",
    damage: "Damage",
    attempt: "Attempt, nothing missing",
    open: "Open",
    closed: "Closed",
  },
  add: "Add the report",
  save: "Save",
  remove: "Remove",
  cancel: "Cancel",
  after: {
    title: "What was done after it",
    whole: "All that is done after it is done.",
    open: "Done after it: {{done}} of {{all}}. Open: {{list}}.",
  },
  list: "Reports",
  count: "Your own: {{number}}",
  change: "Change",
  sample: "Sample",
  empty: "No reports",
  emptyText:
    "Nothing has been reported. If somebody is on the site now, call the police first; report it here afterwards.",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    kind: "Choose what happened",
    place: "Enter where it happened",
    placeLong: "Use at most {{place}} characters",
    day: "Enter the day it happened",
    loss: "Enter an amount in dollars, such as 2400 or 2,400.50",
    noteLong: "Use at most {{note}} characters",
    full: "There is room for {{entries}} reports. Remove one first.",
    gone: "This report is no longer there.",
    stale: "Somebody changed this report in the meantime",
    staleText: "What you typed is still in the fields. Saving again puts it in place of:",
  },
  toasts: {
    siteReportsAdded: "Report added.",
    siteReportsChanged: "Report saved.",
    siteReportsRemoved: "Report removed.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-reports": typeof en;
  }
}
