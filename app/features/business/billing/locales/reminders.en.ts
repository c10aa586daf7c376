const en = {
  lead: "Every amount that is late, the letter that is to be sent now, and the day of the next one.",
  title: "Late amounts",
  nothing: "Nothing is late.",
  back: "What is owed",
  all: "All late amounts",
  now: "Send now: {{letter}}",
  next: "Then {{letter}}, {{day}}",
  fee: "Late fee {{amount}}",
  late_one: "{{count}} day late",
  late_other: "{{count}} days late",
  verify:
    "Verify with counsel in your state what a demand and a notice must say, and by when rights of lien expire.",
  letterTitle: "The letter",
  stages: {
    friendly: "Friendly reminder",
    firm: "Firm reminder",
    final: "Final demand",
    notice: "Notice",
  },
  ladder: {
    title: "Days and late fee",
    text: "Days late from which each letter goes out; each later than the one before.",
    days: "{{letter}}, days late",
    feeRate: "Late fee a month, %",
    feeHint: "At most 5. Verify what your state allows.",
    feeClause: "Clause of the contract",
    clauseHint: "Without a clause no fee is charged.",
    save: "Save",
  },
  sent: {
    title: "Sent letters",
    on: "Sent on",
    way: "How",
    record: "It was sent",
  },
  ways: {
    mail: "By email",
    post: "By post",
    hand: "By hand",
    phone: "By phone",
  },
  rests: {
    title: "It is disputed or promised",
    text: "While it rests, no letter is due. A promise rests until the end of its day.",
    reason: "Why",
    disputed: "Disputed",
    promised: "Paying by a day is promised",
    promisedUntil: "Promised by {{day}}",
    untilOn: "Until",
    note: "Note",
    save: "Let it rest",
    wake: "It rests no more",
  },
  letter: {
    invoice: "Invoice {{number}}",
    application: "Application for payment {{number}}",
    to: "To {{client}}",
    toNobody: "To whom it concerns",
    fee: "A late fee of {{fee}} has accrued under this clause of our contract: {{clause}}. With it {{all}} are open.",
    end: "Thank you.",
    friendly: {
      subject: "Reminder: {{what}}, {{project}}",
      first: "{{what}} for {{project}} was due on {{day}}. {{amount}} are still open.",
      last: "If the payment is on its way, please disregard this letter. If something is unclear, please tell us.",
    },
    firm: {
      subject: "Second reminder: {{what}}, {{project}}",
      first:
        "{{what}} for {{project}} was due on {{day}} and is {{late}} days late. {{amount}} are open in spite of our reminder.",
      last: "Please pay within seven days, or tell us by then by which day you will.",
    },
    final: {
      subject: "Final demand: {{what}}, {{project}}",
      first:
        "{{what}} for {{project}} was due on {{day}} and is {{late}} days late. We demand payment of {{amount}}.",
      last: "If we do not have the payment within ten days, we will consider our rights under the contract and the law, among them to stop work and to claim a lien.",
    },
    notice: {
      subject: "Notice of nonpayment: {{what}}, {{project}}",
      first:
        "You are notified that {{amount}} of {{what}} for {{project}}, due on {{day}}, have not been paid for {{late}} days.",
      last: "We reserve all rights under the contract and the law, among them a claim of lien and a claim on a payment bond, within their time limits.",
    },
  },
  languages: {
    en: "English",
    es: "Spanish",
    he: "Hebrew",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    long: "This is too long.",
    days: "Type whole days, 365 at most.",
    feeRate: "Type a percentage from 0 to 5, such as 1.5.",
    clause: "Type the clause of the contract that allows the fee.",
    order: "Each letter goes out later than the one before.",
    day: "Choose a day.",
    way: "Choose how it was sent.",
    reason: "Choose why it rests.",
    until: "Choose the day by which paying is promised.",
    future: "This day has not come yet.",
    gone: "This is not there any more.",
    settled: "Nothing of it is open any more.",
    sent: "This letter is recorded already.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
  },
  toasts: {
    remindersLadder: "The days are saved",
    remindersSent: "The letter is recorded",
    remindersRests: "It rests",
    remindersWoken: "It rests no more",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    reminders: typeof en;
  }
}
