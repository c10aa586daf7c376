const en = {
  lead: "Ask for a waiver, have it signed by link, and exchange it for the money. An unconditional one is refused until a cleared payment of that amount is on record.",
  sample: "Sample",
  toDesk: "Back-office desk",
  back: "All waivers",
  list: "Waivers",
  any: "All",
  show: "Show",
  notSaid: "Not said",
  empty: "No waiver here.",
  example: "Look at an example",
  exampleText: "This is an example. It stands in no list, and nothing of it can be changed.",
  through: "Through {{date}}",
  position: "Page {{page}} of {{pages}}",
  previous: "Previous",
  next: "Next",
  history: "History",
  pdf: "The waiver as a PDF",
  fields: {
    project: "Job",
    party: "Who signs",
    partyHint: "The firm that worked or delivered.",
    payer: "Who pays them",
    usState: "State of the job",
    condition: "When it takes effect",
    conditionHint: "Conditional: only once the money is there. Unconditional: at once, whatever comes.",
    stage: "For which payment",
    amount: "Amount",
    throughOn: "Work and material through",
    exceptions: "Exceptions",
    exceptionsHint: "What is not waived: retainage, disputed change orders, claims.",
    language: "Language of the document",
    paid: "Amount paid",
    paidOn: "Paid on",
    reference: "Check or transfer number",
    referenceHint: "As it stands on the bank statement.",
    clearedOn: "Cleared on",
    clearedOnHint: "The day the bank had it. Leave it empty until then.",
  },
  languages: { en: "English", es: "Spanish", he: "Hebrew" },
  conditions: { conditional: "Conditional", unconditional: "Unconditional" },
  stages: { progress: "Progress payment", final: "Final payment" },
  states: {
    draft: "Draft",
    requested: "Asked for",
    signed: "Signed",
    exchanged: "Exchanged",
    void: "Void",
  },
  transitions: {
    request: "Ask for it",
    sign: "Sign the waiver",
    exchange: "Exchanged for the payment",
    void: "Void it",
  },
  parties: { desk: "the back office", signer: "whoever signs" },
  guards: {
    moneyIn:
      "Unconditional: no cleared payment of at least this amount is on record for this job and party, or it carries another waiver already.",
  },
  views: { label: "Which waivers", open: "Open", exchanged: "Exchanged", void: "Void", all: "All" },
  create: {
    title: "New waiver",
    submit: "Save as a draft",
    noProject: "A waiver belongs to a job",
    begin: "Begin a project",
  },
  instead: {
    text: "A conditional waiver may be asked for now: it takes effect only once the money is there.",
    submit: "Make it conditional",
  },
  payments: {
    title: "Payments to this party on this job",
    text: "An unconditional waiver stands on one of these that has cleared. A payment carries one waiver.",
    none: "None is on record.",
    paid: "Paid {{date}}",
    cleared: "Cleared {{date}}",
    notCleared: "Not cleared yet",
    tied: "Carries this waiver",
    clear: "It has cleared",
    add: "Record a payment",
    submit: "Record it",
  },
  share: {
    title: "Have it signed",
    text: "Whoever has the link reads this waiver and signs it, without an account. Give the link the right to sign.",
    link: "Make a link",
  },
  verify: {
    any: "These are our own words and no legal advice. Verify with an attorney; some states prescribe a form. As of {{date}}.",
    state:
      "{{state}} prescribes a form of waiver by statute, as far as we knew on {{date}}. Our words may not be valid there: verify with an attorney and use the form of the statute.",
  },
  signed: {
    title: "Signature",
    by: "Signed by {{name}}, {{time}} UTC",
    drawn: "Signature of {{name}}",
  },
  held: {
    title: "Waiver to sign",
    sign: "Sign it",
    text: "Read the whole document first. Your typed name is your signature; it is kept with the time and a checksum of the document.",
    name: "Your name",
    nameHint: "First and last name, as on a contract.",
    draw: "Sign with a finger too",
    clear: "Clear the drawing",
    drawn: "What you drew",
  },
  doc: {
    titles: {
      conditional_progress: "Conditional waiver on progress payment",
      unconditional_progress: "Unconditional waiver on progress payment",
      conditional_final: "Conditional waiver on final payment",
      unconditional_final: "Unconditional waiver on final payment",
    },
    body: {
      conditional_progress:
        "{{party}} has furnished labor, services, equipment or material for the job {{project}}. Once {{party}} has received a progress payment of {{amount}} from {{payer}}, and it has cleared the bank, {{party}} gives up its lien, payment-bond and stop-payment rights for what was furnished through {{day}}, up to that amount.",
      unconditional_progress:
        "{{party}} has furnished labor, services, equipment or material for the job {{project}} and has received a progress payment of {{amount}} from {{payer}}. {{party}} gives up its lien, payment-bond and stop-payment rights for what was furnished through {{day}}, up to that amount.",
      conditional_final:
        "{{party}} has furnished labor, services, equipment or material for the job {{project}}. Once {{party}} has received the final payment of {{amount}} from {{payer}}, and it has cleared the bank, {{party}} gives up all lien, payment-bond and stop-payment rights for the job, for everything furnished through {{day}}.",
      unconditional_final:
        "{{party}} has furnished labor, services, equipment or material for the job {{project}} and has received the final payment of {{amount}} from {{payer}}. {{party}} gives up all lien, payment-bond and stop-payment rights for the job, for everything furnished through {{day}}.",
    },
    effect: {
      conditional: "Until that payment has cleared, this document gives up nothing.",
      unconditional:
        "This document takes effect when it is signed, also if the payment should later be returned. Do not sign it before the money has cleared.",
    },
    exceptions: "Not given up: {{text}}",
    noExceptions: "There are no exceptions.",
    noPayer: "the customer",
    note: "Verify with an attorney; some states prescribe a form of waiver by statute.",
    signed: "Signed by {{name}}, {{time}} UTC",
    drawn: "A drawn signature is kept with the record.",
    unsigned: "Not signed",
  },
  needs: { signed: "Exchange the signed waiver" },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    project: "Choose a job.",
    party: "Type who signs.",
    usState: "Choose a state.",
    condition: "Choose when it takes effect.",
    stage: "Choose for which payment.",
    language: "Choose a language.",
    money: "Type an amount in digits, such as 8450.00.",
    day: "Type a day, such as 2026-03-02.",
    long: "This is too long.",
    printedName: "Type your name.",
    drawn: "Draw the signature again.",
    tomorrow: "Money clears today or earlier, not on a day to come.",
    beforePaid: "Money clears on the day it was paid or later.",
    noteMissing: "Say why.",
    gone: "This is not there any more.",
    full: "There is no room for more.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
    blocked:
      "That is not possible now. An unconditional waiver needs a cleared payment of at least its amount.",
  },
  toasts: {
    waiverMade: "The waiver is saved as a draft",
    waiverPaid: "The payment is on record",
    waiverCleared: "The payment has cleared",
    waiverConditional: "The waiver is conditional now",
    waiverMoved: "Done",
    waiverSigned: "The waiver is signed",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lien-waivers": typeof en;
  }
}
