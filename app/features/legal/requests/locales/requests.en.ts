const en = {
  lead: "What people ask the operator for. Each request is due within 30 days; the most urgent is first.",
  tabsLabel: "Requests",
  tabs: { open: "Open", closed: "Closed" },
  columns: { request: "Request", from: "From", state: "State", filed: "Filed", due: "Due" },
  left_one: "{{count}} day left",
  left_other: "{{count}} days left",
  last: "due today",
  late: "overdue",
  empty: { open: "No request waits", closed: "No request was closed yet" },
  emptyText: "Requests are filed by the form that the legal pages lead to.",
  one: {
    back: "All requests",
    from: "From",
    place: "Where it is",
    text: "What is asked for",
    language: "Answer in",
    answered: "What was answered",
    person: "Find the account",
  },
  languages: { en: "English", es: "Spanish", he: "Hebrew" },
  move: {
    title: "Next step",
    lead: "Whoever filed it gets a mail with the step, in their language.",
    answer: "Answer",
    answerHint: "Goes into the mail, word for word. What was done, or why it is refused.",
    checking: "Start checking",
    done: "Done",
    refused: "Refuse",
  },
  errors: {
    summary: "Nothing was changed",
    form: "The form was incomplete. Please send it again.",
    answer: "Say what was done, or why it is refused",
    answerLong: "At most 4,000 characters",
    stale: "Somebody moved this request meanwhile. Look at how it stands now.",
  },
  toasts: { requestMoved: "Saved, and mailed to whoever filed it." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    requests: typeof en;
  }
}
