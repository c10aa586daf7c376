/** A token bucket: what may still be spent, and when that was so. */
export interface Allowance {
  left: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** `perSecond` comes back every second, up to `most`, which is also what may be spent at one moment. */
export interface Rate {
  perSecond: number;
  most: number;
}

export const fullAllowance = ({ most }: Rate, at: number): Allowance => ({ left: most, at });

/** The allowance after spending; `left` below zero means that there was not enough. */
export function spend(
  allowance: Allowance,
  { perSecond, most }: Rate,
  amount: number,
  at: number,
): Allowance {
  const seconds = Math.max(0, at - allowance.at) / 1000;
  return { left: Math.min(most, allowance.left + seconds * perSecond) - amount, at };
}
