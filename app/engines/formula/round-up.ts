/**
 * The whole number at or above, as bags, sheets and boards are bought. A billionth is forgiven, so that
 * 27 ÷ 0.45 = 60.00000000000001 buys no piece more than the arithmetic says.
 */
export const roundUp = (value: number): number => Math.max(0, Math.ceil(value - 1e-9));
