const en = {
  documents: "Legal documents",
  tabs: { terms: "Terms", privacy: "Privacy", copyright: "Copyright" },
  effective: "Effective {{date}}",
  contents: "Contents",
  short: "In short",
  cookieTable: {
    caption: "The cookies of this site",
    name: "Cookie",
    purpose: "What it is for",
    life: "How long it stays",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    session: "Until the browser is closed",
  },
  editions: {
    title: "Editions of this document",
    one: "Edition {{edition}}, from {{date}}",
    read: "Read it",
    since: "What changed since",
    earlier: "This is edition {{edition}}, from {{date}}. It does not apply any more.",
    present: "The wording that applies",
  },
  changes: {
    title: "What changed since edition {{edition}}, from {{date}}",
    none: "Nothing changed since.",
    key: "Marked like this:",
    added: "new words",
    removed: "words that are gone",
  },
  accept: {
    lead: "Agreeing is recorded with the edition and the time, for your account or for this browser.",
    submit: "I agree to edition {{edition}}",
    done: "You agreed to this edition on {{date}}",
    older: "You agreed to edition {{edition}} on {{date}}. The wording has changed since.",
    superseded: "The wording changed while your page was open. Nothing was recorded; read it again.",
  },
  request: {
    data: "Ask for your data, or for their deletion",
    takedown: "Report an infringement by form",
  },
  toasts: { policyAccepted: "Recorded: you agree to this edition." },
  contact: {
    title: "How to reach the operator",
    phone: "Phone",
    email: "E-mail",
    missing:
      "The operator of this installation has entered neither a telephone number nor an e-mail address.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    legal: typeof en;
  }
}
