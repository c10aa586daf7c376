import { centsOf } from "~/lib/dollars.ts";
import { CONTRACTOR_LIMITS } from "./contractor.limits.ts";

export interface Payment {
  label: string;
  cents: number;
  /** Of the work that stands by then. */
  percent: number;
}

/**
 * Payments as they are typed, one a line: dollars; percent of the work done by then; for what. Undefined where a line cannot be
 * read. Semicolons, because sums have commas.
 */
export function readPayments(typed: string): Payment[] | undefined {
  const lines = typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length > CONTRACTOR_LIMITS.payments) return undefined;
  const payments: Payment[] = [];
  for (const line of lines) {
    const [sum = "", part = "", ...rest] = line.split(";").map((one) => one.trim());
    const cents = centsOf(sum.replace(/^\$/, ""));
    const percent = /^\d{1,3}\s*%?$/.test(part) ? Number.parseInt(part, 10) : undefined;
    if (typeof cents !== "number" || cents <= 0 || percent === undefined || percent > 100) return undefined;
    payments.push({ cents, percent, label: rest.join("; ").slice(0, CONTRACTOR_LIMITS.label) });
  }
  return payments;
}

/** The same as text for the form. */
export const printPayments = (payments: readonly Payment[]): string =>
  payments
    .map(({ cents, percent, label }) =>
      [(cents / 100).toFixed(2), percent, label].filter((one) => one !== "").join("; "),
    )
    .join("\n");
