const en = {
  lead: "Ask the operator for something here. You get a mail now and at every step, and an answer within {{days}} days.",
  kindLabel: "What you ask for",
  tabs: { access: "See data", deletion: "Delete data", takedown: "Take down", patents: "Patents" },
  kinds: {
    access: "See my data",
    deletion: "Delete my data",
    takedown: "Take something down",
    patents: "Ask about the patents",
  },
  about: {
    access:
      "For everybody about whom something may be kept here. Say what you want to see and how you used this site. The operator may ask you to show who you are.",
    deletion:
      "For everybody about whom something may be kept here. Say what is to be deleted and how you used this site. The operator may ask you to show who you are.",
    takedown:
      "For whoever holds rights in something that appears here without permission, or acts for them. Say which work it is, what right you have in it, and what you ask for: removal, a correction or a credit.",
    patents:
      "For attorneys, investors and whoever wants to license: ask about the portfolio, a filing or its papers. This is no advice, and nothing is confidential before somebody has answered you: write no invention of your own here.",
  },
  self: "With an account you do that yourself, at once:",
  selfLink: "Your data",
  fields: {
    name: "Your name",
    email: "Your e-mail address",
    emailHint: "The answer goes there.",
    place: "Where it is",
    placeHint: "The address of the page, and the place on it.",
    whom: "For whom you ask, and about which patents",
    whomHint: "The firm or person, and the numbers or names as they stand in the list.",
    text: {
      access: "What you want to see",
      deletion: "What is to be deleted",
      takedown: "Which work, and what you ask for",
      patents: "What you want to know, or are sent",
    },
    faith:
      "I believe in good faith that the rights holder, the law or somebody acting for them does not permit this use.",
    truth:
      "What I say is true, and I hold the rights or may act for whoever does. My name above is my signature.",
    confidence:
      "What I am sent beyond this site I keep confidential, use for nothing but this enquiry, and hand to nobody without written leave. My name above is my signature.",
  },
  submit: "Send the request",
  mine: {
    title: "Your requests",
    filed: "Filed {{date}}",
    due: "due {{date}}",
    left_one: "{{count}} day left",
    left_other: "{{count}} days left",
    last: "due today",
    late: "overdue",
    closed: "closed {{date}}",
    answer: "Answer",
  },
  states: { received: "Received", checking: "Being checked", done: "Done", refused: "Refused" },
  errors: {
    summary: "The request was not sent",
    form: "The form was incomplete. Please send it again.",
    name: "Type your name",
    nameLong: "At most 80 characters",
    email: "Type an address like name@example.com",
    text: "Say what it is about",
    textLong: "At most 4,000 characters",
    place: "Say where it is",
    placeLong: "At most 300 characters",
    faith: "Tick this, or the operator cannot act on it",
    truth: "Tick this, or the operator cannot act on it",
    whom: "Say for whom you ask, and about which patents",
    confidence: "Tick this, or nothing can be sent to you",
  },
  mail: {
    received: {
      subject: "Your request was received: {{kind}}",
      text: "Your request to the operator of Groundwork was received: {{kind}}.\n\nIt is due to be answered by {{date}}. In the browser that you filed it with, or with your account, you see how far it is:\n{{link}}\n\nIf you did not file it, you can ignore this mail.",
    },
    moved: {
      subject: "Your request, {{kind}}: {{state}}",
      text: "Your request to the operator of Groundwork, {{kind}}, has moved on: {{state}}.\n\n{{link}}",
    },
    answered: {
      text: "Your request to the operator of Groundwork, {{kind}}, has moved on: {{state}}.\n\nThe operator says:\n{{answer}}\n\n{{link}}",
    },
  },
  toasts: { requestFiled: "Your request was sent. We have mailed you when it is due." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-request": typeof en;
  }
}
