const en = {
  financialServices: {
    title: "Billing and job cost",
    description:
      "Applications for payment by the contract, certified by link, with payments and what is owed.",
    keywords:
      "pay application, progress billing, invoice, retainage, schedule of values, receivables, aging, payments, over-billing",
  },
  jobBilling: {
    title: "Billing of a job",
    description: "One job: its contract, applications for payment, payments, and billed against earned.",
  },
  payApplication: {
    title: "Application for payment",
    description: "One application: its lines, nine sums, certificate and payments.",
  },
  sharedPayApplication: {
    title: "Application to certify",
    description: "One application for payment to certify or return under a typed name, without an account.",
  },
  jobInvoices: {
    title: "Invoices of a job",
    description: "What of the hours and receipts of a job can be billed, and the invoices that were made.",
  },
  invoice: {
    title: "Invoice",
    description: "One invoice: its lines with the hours and receipts behind them, its sums and payments.",
  },
  paymentReminders: {
    title: "Payment reminders",
    description: "What is late, the letter that is to be sent now, and the days of the ladder.",
  },
  paymentReminder: {
    title: "A payment reminder",
    description: "One late amount: its letter in three languages, what was sent, and whether it rests.",
  },
  ledgerExport: {
    title: "General ledger export",
    description: "Invoices, payments and bills of a span as IIF or CSV, with the accounts as you call them.",
  },
  sharedInvoice: {
    title: "Invoice to accept",
    description: "One invoice to accept or to ask about under a typed name, without an account.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
