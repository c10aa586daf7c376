const en = {
  from: "From",
  for: "for",
  version: "version {{number}} of {{date}}",
  loose: "Other work",
  section: "Together",
  subtotal: "Subtotal",
  added: "Overhead, tax and profit",
  total: "Total",
  scope: "Scope",
  samples: "Contains sample prices that are nobody's offer.",
  approved: { title: "Approved", print: "Fingerprint of what was approved:" },
  approve: {
    title: "Approve this estimate",
    name: "Your name",
    nameHint: "As you would sign. It is kept with the version, the total and the moment.",
    agreed: "I have read this version and approve its total",
    submit: "Approve",
  },
  said: "What was said",
  ask: {
    title: "Ask, or ask for a change",
    text: "Your question or what should be different",
    name: "Your name",
    submit: "Send",
  },
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    name: "Type your name",
    nameLong: "A name has at most 80 characters",
    agreed: "Tick that you have read this version and approve its total",
    text: "Write what you would like to know or change",
    long: "This text is too long: at most 2,000 characters",
    superseded:
      "There is a newer version meanwhile. It is shown now: read it, and approve it if it is right. Nothing was approved.",
    approved: "This estimate was approved already. Nothing was changed.",
    full: "This link has said as much as it can. Please ask whoever sent it.",
  },
  toasts: {
    estimateApproved: "Approved. Whoever sent it was told.",
    estimateAsked: "Sent.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-estimate": typeof en;
  }
}
