const en = {
  lead: "A code takes something off an order before the tax. Its terms stay as they were made; it can be stopped.",
  caption: "Promo codes, the newest first",
  code: "Code",
  codeHint: "3 to 20 letters without accents, digits and hyphens, such as SPRING-10.",
  kind: "What it takes off",
  kinds: { percent: "Percent of the goods", amount: "Dollars" },
  off: "How much",
  offHint: "A whole percentage from 1 to 90, or dollars such as 5.00.",
  least: "Least order",
  leastHint: "What the goods come to at least, in dollars; 0 for any order.",
  days: "Days",
  fromUntil: "{{from}} to {{until}}",
  from: "First day",
  until: "Last day",
  dayHint: "Days are counted in UTC.",
  untilHint: "It holds on this day, too.",
  uses: "Orders",
  counted: "{{uses}} of {{most}}",
  most: "Orders in all",
  mostHint: "How many orders can have it; each account has it once.",
  state: "State",
  stop: "Stop",
  stopOf: "Stop the code {{code}}",
  stopped: "stopped",
  empty: "There are no codes",
  emptyText: "Every order costs what its goods cost.",
  make: "Make a code",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    code: "Enter 3 to 20 letters without accents, digits and hyphens",
    taken: "This code was made before with other terms, or was stopped. Choose another word.",
    percent: "Enter a whole percentage from 1 to 90",
    amount: "Enter an amount such as 5.00",
    least: "Enter an amount such as 25.00, or 0",
    more: "The goods have to cost more than what is taken off",
    from: "Enter the first day",
    until: "Enter the last day",
    order: "The last day is before the first",
    most: "Enter a whole number from 1 to 1,000,000",
  },
  toasts: {
    codeMade: "The code is made.",
    codeStopped: "The code is stopped. Orders that have it keep it.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "promo-codes": typeof en;
  }
}
