/** The kinds of records that a link and a file name. */
export const PAY_APPLICATION = "pay-application";
/** As the engine of lines calls the documents, and what they hang on. */
export const KIND = "payApplication";
export const VALUES_KIND = "scheduleOfValues";
export const CHANGE_KIND = "changeOrder";
export const OF_PROJECT = "project";

export const BILLING_LIMITS = {
  /** Lines of a contract that is typed, and the most that a form of an application has. */
  lines: 200,
  text: 200,
  code: 40,
  printedName: 80,
  note: 1_000,
  payer: 120,
  reference: 80,
  /** Of one workspace. */
  applications: 3_000,
  payments: 10_000,
  /** Days from the certificate to the payment. */
  payDays: 365,
} as const;

/** Rows of a contract that a form begins with, and by how many it grows. */
export const ROWS = 8;

/** Jobs, and applications of a job, on a page. */
export const SHOWN = 100;

/** In hundredths of a percent. */
export const WHOLE = 10_000;

/** What a job without terms of its own begins with. */
export const FIRST_TERMS = {
  ...{ firstRate: 1_000, threshold: WHOLE, laterRate: 1_000, storedRate: 1_000, payDays: 30 },
} as const;

export const KINDS_OF_APPLICATION = ["progress", "release"] as const;
export type KindOfApplication = (typeof KINDS_OF_APPLICATION)[number];

export const FINANCIAL_SERVICES = "/financial-services";
export const jobBillingPath = (project: string) => `/job-billing/${project}`;
export const applicationPath = (id: string) => `/pay-application/${id}`;

/** The series in which a job's applications are numbered. */
export const seriesOf = (project: string) => `project:${project}`;
