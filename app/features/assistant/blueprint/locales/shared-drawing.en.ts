const en = {
  from: "From",
  for: "for",
  until: "open until {{date}}",
  picture: "The shared drawing; press to open it by itself",
  read: "What was read on the drawing",
  said: "What you said",
  decisions: { approved: "Approved", changes: "Changes needed", none: "Only a remark" },
  answer: {
    title: "Your answer",
    decision: "Decision",
    text: "Remark",
    textHint: "{{name}} reads it. With “Changes needed” say what.",
    name: "Your name, printed",
    nameHint: "First and last name. It is kept with your answer.",
    submit: "Send the answer",
  },
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    decision: "Choose a decision",
    text: "Write a remark, or approve",
    long: "A remark has at most 2,000 characters",
    name: "Enter your name",
    nameLong: "A name has at most 80 characters",
    full: "This link has said as much as it can. Ask for a new one.",
  },
  toasts: { sharedAnswerSent: "Sent. Thank you." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-drawing": typeof en;
  }
}
