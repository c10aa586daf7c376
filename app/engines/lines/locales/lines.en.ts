/** The words of every money document; its lines are in the words of whoever wrote them. */
const en = {
  kinds: {
    estimate: "Estimate",
    proposal: "Proposal",
    bid: "Bid",
    changeOrder: "Change order",
    invoice: "Invoice",
    payApplication: "Pay application",
    order: "Order",
    rentalQuote: "Rental quote",
    scheduleOfValues: "Schedule of values",
  },
  columns: {
    line: "Description",
    qty: "Quantity",
    unitCost: "Unit cost",
    unitPrice: "Unit price",
    factor: "Place and time",
    waste: "Waste",
    markup: "Markup",
    amount: "Amount",
    scheduled: "Scheduled value",
    previous: "Billed before",
    current: "This period",
    stored: "Stored on site",
    completed: "Completed and stored",
    percent: "Done",
    toFinish: "Left to bill",
  },
  adjustments: {
    discount: "Discount",
    overhead: "Overhead",
    profit: "Profit",
    contingency: "Contingency",
    fee: "Fee",
    tax: "Tax",
    retainage: "Retainage",
    previous: "Billed before",
  },
  subtotal: "Subtotal",
  sectionTotal: "{{section}}, total",
  rateOf: "{{rate}} of {{base}}",
  total: "Total",
  credit: "Total credit",
  deposit: "Deposit, due first",
  rest: "Rest",
  due: "Due now",
  untitled: "Lines",
  notChosen: "Not chosen",
  optional: "Optional",
  option: "Option: {{choice}}",
  taxed: "Taxed",
  empty: "No lines yet.",
  rounding: "Each line is rounded once to the cent; the total is the sum of what is shown.",
  hash: "Fingerprint",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    lines: typeof en;
  }
}
