/**
 * Price after discount: price × (1 − discountPercent / 100), rounded to whole cents per unit, halves up.
 * @param priceCents integer US cents
 * @param discountPercent 0 to 100
 */
export function unitPrice(priceCents: number, discountPercent: number): number {
  return Math.round((priceCents * (100 - discountPercent)) / 100);
}

export interface Priced {
  priceCents: number;
  discountPercent: number;
  quantity: number;
}

/** Sum of discounted price × quantity, in integer cents, and the sum of quantities. */
export function totals(lines: readonly Priced[]): { totalCents: number; count: number } {
  let totalCents = 0;
  let count = 0;
  for (const line of lines) {
    totalCents += unitPrice(line.priceCents, line.discountPercent) * line.quantity;
    count += line.quantity;
  }
  return { totalCents, count };
}
