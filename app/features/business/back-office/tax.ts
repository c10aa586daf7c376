export const TAX_LIMITS = {
  vendors: 2_000,
  payments: 20_000,
  vendor: 120,
  reference: 80,
  source: 200,
} as const;
export const TAX = "/vendor-tax";
/** What a vendor is for taxes; corporations are not reported as a rule. */
export const TAX_KINDS = ["individual", "partnership", "llc", "corporation"] as const;
export const FIRST_YEAR = 2020;
export const LAST_YEAR = 2099;

/** Nine digits, as a social security number or an employer's number is typed; undefined for anything else. */
export function taxDigits(typed: string): string | undefined {
  const digits = /^(?:\d{9}|\d{3}-\d{2}-\d{4}|\d{2}-\d{7})$/.test(typed.trim())
    ? typed.replace(/\D/g, "")
    : "";
  return digits === "" || digits === "000000000" ? undefined : digits;
}

/**
 * From how much on a vendor of a year is reported: $600 through 2025, $2,000 from 2026 (Pub. L. 119-21, section 70433). From
 * later years on it is to be adjusted for inflation, so every year is to be verified.
 */
export const thresholdOf = (year: number): number => (year <= 2025 ? 60_000 : 200_000);

interface Paid {
  kind: string;
  cents: number;
}

/** Whether the year's payments are reported: at the threshold or above, and not to a corporation. */
export const isReported = ({ kind, cents }: Paid, threshold: number): boolean =>
  kind !== "corporation" && cents >= threshold;
