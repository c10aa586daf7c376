const en = {
  lead: "Before a month goes to the books, each line is looked at. What the records know is counted here; the rest you look at yourself.",
  month: "Month",
  show: "Show",
  done: "Looked at",
  byHand: "By hand",
  open_one: "{{count}} open",
  open_other: "{{count}} open",
  look: "Where it is put right",
  byYou: "By you on {{date}}.",
  byOther: "By somebody of your team on {{date}}.",
  untick: "Look at it again",
  untickOf: "{{line}}: look at it again",
  tick: "Looked at",
  tickOf: "{{line}}: looked at",
  note: "Note",
  why: "Why it may stay open",
  left_one: "{{count}} line left before the month can be closed.",
  left_other: "{{count}} lines left before the month can be closed.",
  ready: "Every line was looked at.",
  close: "Close the month",
  reopen: "Open the month again",
  closed: "Closed on {{date}}",
  locksNothing:
    "Closing locks nothing: whoever changes a record of this month afterwards should open it again.",
  lines: {
    papers: "Receipts and bills are posted",
    shifts: "Hours are approved",
    drafts: "Invoices are sent",
    overdue: "Late money is asked for",
    waivers: "Waivers are exchanged",
    clocks: "Notices and liens are in time",
    uncleared: "Payments have cleared",
    numbers: "W-9s are there",
    bank: "Bank statement agrees",
    cards: "Card statement agrees",
    payroll: "Payroll and its taxes are booked",
    salesTax: "Sales tax is set aside",
    ledger: "Ledger is exported",
  },
  about: {
    papers: "Papers up to the last day of the month that wait in the inbox.",
    shifts: "Shifts of the month that ended and that nobody approved.",
    drafts: "Invoices for spans up to the last day of the month that are still drafts.",
    overdue: "Invoices that were due by the last day and are not paid.",
    waivers: "Waivers through the last day that are asked for or signed and not exchanged.",
    clocks: "Notices and liens that fall due from the first day to a month after the last.",
    uncleared: "Payments by the last day of which nobody has said that they cleared.",
    numbers: "Vendors paid in the month whose tax number is missing.",
    bank: "The balance of the books is that of the statement; what differs is named.",
    cards: "Each charge has its receipt.",
    payroll: "Wages, withholdings and the burden of the month.",
    salesTax: "What was charged is not yours: verify rate and due day with your state.",
    ledger: "The file of the month is with whoever keeps the books.",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    long: "At most 300 characters",
    why: "Say why it may stay open, or put it right first.",
    closed: "This month is closed. Open it again first.",
    open: "A line has not been looked at yet.",
  },
  toasts: {
    monthEndSaved: "Saved",
    monthEndClosed: "The month is closed",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "month-end": typeof en;
  }
}
