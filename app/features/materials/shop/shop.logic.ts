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

/** A line with what it costs. */
export interface PricedLine extends Priced {
  productId: string;
  unitCents: number;
  lineCents: number;
}

/**
 * A cart as it will be when a form that is on its way has arrived: what scripts show meanwhile. What the server will refuse
 * is shown as it was.
 */
export function expectedCart<Line extends PricedLine>(
  lines: readonly Line[],
  change: { intent?: string; productId?: string; quantity?: string },
  max: number,
): { lines: Line[]; totalCents: number; count: number } {
  const typed = /^-?\d{1,6}$/.test(change.quantity?.trim() ?? "") ? Number(change.quantity) : undefined;
  const quantityOf = ({ productId, quantity }: Line): number => {
    if (change.intent === "clear") return 0;
    if (change.productId !== productId) return quantity;
    if (change.intent === "remove") return 0;
    if (change.intent === "set" && typed !== undefined && typed <= max) return Math.max(0, typed);
    return quantity;
  };
  const expected = lines.flatMap((line) => {
    const quantity = quantityOf(line);
    return quantity > 0 ? [{ ...line, quantity, lineCents: line.unitCents * quantity }] : [];
  });
  return { lines: expected, ...totals(expected) };
}

const withCode = (path: string, code: string | undefined) =>
  code ? `${path}?${new URLSearchParams({ code })}` : path;
/** The cart and the checkout, with the code that was typed in one of them. */
export const cartPath = (code?: string): string => withCode("/cart", code);
export const checkoutPath = (code?: string): string => withCode("/checkout", code);
