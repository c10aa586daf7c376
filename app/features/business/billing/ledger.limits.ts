/** The accounts that the file names. */
export const ACCOUNTS = ["receivable", "income", "salesTax", "bank", "deposits", "payable", "costs"] as const;
export type Account = (typeof ACCOUNTS)[number];

/** As the usual chart of accounts calls them, where a workspace has said nothing: the reader of the file knows these. */
export const FIRST_ACCOUNTS: Readonly<Record<Account, string>> = {
  receivable: "Accounts Receivable",
  income: "Construction Income",
  salesTax: "Sales Tax Payable",
  bank: "Undeposited Funds",
  deposits: "Customer Deposits",
  payable: "Accounts Payable",
  costs: "Job Costs",
};

export const LEDGER_LIMITS = {
  /** Of an account's name, as its readers take it. */
  name: 31,
  /** Days of one file. */
  span: 400,
  rows: 5_000,
} as const;

export const LEDGER_EXPORT = "/ledger-export";
