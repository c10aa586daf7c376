/** What every process says beside its own words. */
const en = {
  ball: {
    party: "Waiting for {{party}}",
    you: "Waiting for you",
    itself: "Moves on by itself",
    ended: "Finished",
  },
  due: "by {{moment}}",
  overdue: "Overdue since {{moment}}",
  actions: {
    title: "What you can do",
    note: "Note",
    noteHint: "Optional. Everybody who sees this record can read it.",
    reason: "Say why",
    reasonHint: "Everybody who sees this record can read it.",
    notYet: "Not yet: {{action}}",
  },
  timeline: {
    title: "History",
    began: "Started",
    change: "{{from}} to {{to}}",
    you: "You",
    itself: "By itself",
    empty: "Nothing has happened yet.",
  },
  errors: {
    form: "This form is out of date. Reload the page and try again",
    noteMissing: "Say why",
    noteLong: "Use at most 1,000 characters",
    stale: "Somebody was faster: this is now “{{state}}”. Nothing was changed",
    "not-allowed": "You cannot do this",
    blocked: "This is not possible yet",
    gone: "This record is not there, or is not yours to see",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    process: typeof en;
  }
}
