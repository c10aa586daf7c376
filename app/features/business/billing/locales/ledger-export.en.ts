const en = {
  lead: "Invoices, certificates, credit notes, payments and posted bills of a span, as a file for your bookkeeping.",
  back: "What is owed",
  file: {
    title: "The file",
    text: "IIF goes into QuickBooks Desktop; the table goes anywhere else. Samples are left out.",
    from: "From",
    to: "To",
    show: "Show",
    iif: "IIF file",
    csv: "Table as CSV",
    how: "Invoices and certified applications are booked as receivables and income, with the sales tax apart; payments against receivables; a deposit as money owed to the client until it is set against what is billed; posted receipts as bills. What bounced is booked back on its day. Days of certificates are those of UTC. Import into a copy first, and verify with your bookkeeper.",
  },
  accounts: {
    title: "What the accounts are called",
    text: "Exactly as in your chart of accounts, 31 letters at most.",
    receivable: "Receivables",
    income: "Income",
    salesTax: "Sales tax",
    bank: "Money received",
    deposits: "Deposits of clients",
    payable: "Payables",
    costs: "Job costs",
    save: "Save the names",
  },
  heads: {
    day: "Day",
    type: "Type",
    number: "Number",
    name: "Name",
    account: "Account",
    debit: "Debit",
    credit: "Credit",
    memo: "Memo",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    long: "31 letters at most.",
    name: "Type the name of the account, without tabs and quotation marks.",
    span: "Choose a first day that is not after the last, 400 days at most.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
  },
  toasts: {
    ledgerAccounts: "The names are saved",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "ledger-export": typeof en;
  }
}
