/** The kind of record that a link and a file name. */
export const INVOICE = "invoice";
/** As the engine of lines calls the document. */
export const INVOICE_KIND = "invoice";

export const INVOICE_LIMITS = {
  /** Of one workspace. */
  invoices: 3_000,
  credits: 3_000,
  /** Days of one invoice. */
  span: 92,
  /** Classes of workers of one invoice. */
  trades: 40,
  trade: 80,
  note: 1_000,
  reason: 500,
  printedName: 80,
  payDays: 365,
  /** Cents an hour. */
  rate: 1_000_000,
  /** By which an hour of overtime is multiplied. */
  factor: 5,
  /** Percent. */
  markup: 200,
  tax: 30,
} as const;

/** In which an invoice waits for money. */
export const OWED: readonly string[] = ["sent", "questioned", "accepted"];

export const jobInvoicesPath = (project: string) => `/job-invoices/${project}`;
export const invoicePath = (id: string) => `/invoice/${id}`;

/** Of hours, by what they are paid. */
export const HOURS = ["regular", "overtime", "double"] as const;
export type HoursKind = (typeof HOURS)[number];
