const en = {
  lead: "Ask whoever keeps your books: about papers of the inbox, about the end of a month, or in words alone. They read and answer by a link, without an account.",
  ask: "Ask a question",
  requests: "What was asked",
  none: "Nobody has been asked yet.",
  unnamed: "Paper without a vendor",
  papers_one: "{{count}} paper",
  papers_other: "{{count}} papers",
  noMonth: "No list",
  submit: "Save the question",
  list: "End of {{month}}",
  listAsOf: "As it stood on {{day}}, when it was asked.",
  proposed: "Proposed code:",
  codeNow: "Code now:",
  fields: {
    topic: "What it is about",
    words: "What you ask",
    month: "Send the list of a month along",
    papers: "Papers of the inbox",
    code: "Code you propose",
    note: "Remark",
    answer: "Your answer",
    printedName: "Your full name",
  },
  share: {
    text: "Nobody reads it before you make a link. Whoever has the link sees the question, the papers with their pictures and the list, and may answer.",
    link: "Make a link for the bookkeeper",
  },
  answered: {
    title: "Answer",
    by: "{{name}}, {{time}} UTC",
  },
  held: {
    text: "Your answer goes to whoever asked, under the name you typed. A code that you propose changes no paper: somebody of the desk takes it over.",
  },
  states: {
    asked: "Asked",
    answered: "Answered",
    done: "Done",
  },
  transitions: {
    answer: "Send the answer",
    askAgain: "Ask again",
    finish: "Done with it",
  },
  parties: {
    desk: "the back office",
    bookkeeper: "the bookkeeper",
  },
  needs: {
    answered: "A bookkeeper answered",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    topic: "Type what it is about.",
    words: "Type what you ask.",
    month: "Choose a month of the list.",
    long: "This is too long.",
    printedName: "Type your name.",
    nothing: "Type an answer, or propose a code for a paper.",
    noteMissing: "Say what is still open.",
    gone: "This is not there any more.",
    full: "There is no room for more questions.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
    blocked: "That is not possible now.",
  },
  toasts: {
    bookkeeperAsked: "The question is saved. Make a link for the bookkeeper",
    bookkeeperMoved: "Done",
    bookkeeperAnswered: "Your answer is sent",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "ask-bookkeeper": typeof en;
  }
}
