import { defineSiteAccount, type Movement } from "~/engines/ledger/ledger.ts";

/**
 * Where the money of orders is counted: what came in by a provider is sales and tax. Test payments have accounts of their
 * own, so that no figure of the business holds any of them.
 */
const accountsOf = (provider: string) => ({
  paid: defineSiteAccount(`${provider}-payments`, "cents"),
  sales: defineSiteAccount(`${provider}-sales`, "cents"),
  tax: defineSiteAccount(`${provider}-sales-tax`, "cents"),
});

interface Sum {
  provider: string;
  /** Of the order. */
  totalCents: number;
  taxCents: number;
}

function movementsOf({ provider, totalCents, taxCents }: Sum, amount: number, back: boolean): Movement[] {
  const { paid, sales, tax } = accountsOf(provider);
  const ofTax = totalCents > 0 ? Math.floor((amount * taxCents) / totalCents) : 0;
  return [
    { with: sales, amount: amount - ofTax },
    { with: tax, amount: ofTax },
  ].flatMap(({ with: account, amount: part }) =>
    part > 0 ? [{ from: back ? account : paid, to: back ? paid : account, amount: part }] : [],
  );
}

export const cameIn = (sum: Sum, amount: number) => movementsOf(sum, amount, false);
export const wentBack = (sum: Sum, amount: number) => movementsOf(sum, amount, true);
