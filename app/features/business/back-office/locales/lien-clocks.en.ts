const en = {
  lead: "The notice runs from the first day you furnished anything, the lien from the last. Miss one and the right is gone.",
  sample: "Sample",
  toDesk: "Back-office desk",
  list: "Clocks",
  empty: "No clock runs. Start one for a job of yours.",
  verify:
    "These days are a place to begin and no legal advice. Verify every figure with an attorney before you rely on it.",
  by: "by {{date}}",
  done: "Done {{date}}",
  today: "Today is the last day",
  late_one: "{{count}} day late",
  late_other: "{{count}} days late",
  left_one: "{{count}} day left",
  left_other: "{{count}} days left",
  weekend: "On a weekend: have it done on the Friday before.",
  noLast: "The time for the lien runs once the last day is known.",
  ics: "Open deadlines as a calendar file",
  kinds: { notice: "Preliminary notice", lien: "File the lien" },
  fields: {
    project: "Job",
    usState: "State",
    firstOn: "First day of work or delivery",
    firstOnHint: "The day on which you first furnished labor or material.",
    lastOn: "Last day, or completion",
    lastOnHint: "Leave it empty while the work goes on.",
    noticeSentOn: "Notice sent on",
    lienFiledOn: "Lien filed on, or paid in full",
    noticeDays: "Days for the notice",
    noticeDaysHint: "Empty where the state asks for none.",
    lienDays: "Days for the lien",
    source: "Source",
  },
  start: { title: "Start a clock", submit: "Start it" },
  save: { title: "Change the days", submit: "Save" },
  rules: {
    title: "Days by state",
    text: "For a subcontractor on private work. Days run from the first furnishing for the notice, and from the last furnishing or the completion for the lien. Put in what your attorney says.",
    notice_one: "Notice: {{count}} day",
    notice_other: "Notice: {{count}} days",
    noNotice: "No notice",
    lien_one: "Lien: {{count}} day",
    lien_other: "Lien: {{count}} days",
    verify: "Verify with an attorney",
    own: "Your own figures",
    asOf: "As of {{date}}",
    change: "Change {{state}}",
    save: "Save",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    project: "Choose a job.",
    usState: "Choose a state.",
    day: "Type a day, such as 2026-03-02.",
    days: "Type whole days, from 1 to 999.",
    long: "This is too long.",
    backward: "The last day is before the first one.",
    gone: "This is not there any more.",
    full: "There is no room for more clocks.",
    taken: "This job has a clock already.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
  },
  toasts: { clockStarted: "The clock runs", clockSaved: "Saved", clockRule: "The days are saved" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lien-clocks": typeof en;
  }
}
