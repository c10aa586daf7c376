const en = {
  title: "Weather days: {{name}}",
  lead: "What the weather took, day by day, against what the contract expects.",
  sample: "Sample",
  back: "To the weather",
  project: "To the project",
  fields: {
    day: "Day",
    hours: "Hours lost",
    weather: "What the weather did",
    tasks: "What stood still",
    evidence: "What proves it",
  },
  hints: {
    hours: "From 0.1 to 24",
    weather: "With numbers: rain in inches, gusts in mph, degrees.",
    evidence: "Gauge, photo, log of the day, who saw it.",
  },
  record: {
    title: "Record lost time",
    send: "Record",
    edit: "Change {{day}}",
    save: "Save",
    remove: "Remove",
    cancel: "Leave as it is",
    photo: "Photos belong into the log of the day.",
  },
  list: {
    title: "Recorded days",
    empty: "Nothing recorded yet.",
    hours: "{{number}} h",
    change: "Change {{day}}",
    csv: "As a sheet (CSV)",
    page: "Page {{page}} of {{pages}}",
    next: "Next page",
    previous: "Previous page",
  },
  months: {
    title: "Against the allowance",
    caption:
      "Excess is actual less allowance, month by month; what one month spares is not held against another.",
    month: "Month",
    hours: "Hours",
    actual: "Weather days",
    allowed: "Allowance",
    excess: "Excess",
    total: "Excess days in all: {{number}}",
    counts: "A day counts from {{number}} lost hours.",
    unset: "No allowance was set: nothing is expected, and a day counts from 4 lost hours.",
  },
  terms: {
    title: "What the contract expects",
    text: "Weather days that the contract foresees for each month, and from how many lost hours a day counts.",
    dayHours: "A day counts from (hours)",
    save: "Save the allowance",
  },
  notice: {
    open: "Delay notice to print",
    title: "Notice of delay by weather",
    to: "To",
    job: "Project",
    number: "Contract number",
    date: "Date",
    text: "We give notice that weather delayed the work as listed below. {{actual}} weather days stand against an allowance of {{allowed}}; we ask for an extension of {{excess}} days.",
    noExcess:
      "We give notice that weather delayed the work as listed below. The contract's allowance is not exceeded yet.",
    ofMonth: "For {{month}}",
    all: "All months",
    sign: "Name and signature",
    received: "Received, date and signature",
    source: "Days as recorded in this project; printed {{time}}.",
    verify: "Contracts set a time within which notice has to be given: verify with yours.",
    print: "Print this page with your browser.",
    none: "No day is recorded for it.",
  },
  conflict: {
    title: "Somebody was faster",
    stands: "It stands there: {{day}}, {{hours}} h, {{weather}}; {{tasks}}",
  },
  errors: {
    summary: "This was not saved",
    form: "The form was not complete. Load the page again.",
    day: "Choose a day.",
    future: "This day has not come yet. Lost time is recorded when it was lost.",
    hours: "Type hours from 0.1 to 24.",
    weather: "Say what the weather did.",
    tasks: "Say what stood still.",
    allowance: "Type whole days from 0 to 31.",
    long: "This text is too long.",
    stale: "Somebody else changed it since. Load the page again, or save once more over what stands there.",
    taken: "This day has a record already. Change that one.",
    full: "There is no room for more records in this project.",
    gone: "That is not there anymore.",
  },
  toasts: {
    weatherRecorded: "Lost time recorded.",
    weatherChanged: "Record changed.",
    weatherRemoved: "Record removed.",
    weatherTerms: "Allowance saved.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "weather-days": typeof en;
  }
}
