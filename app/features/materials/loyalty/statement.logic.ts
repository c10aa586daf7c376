/** A line of a statement, the newest first. */
interface Line {
  amount: number;
  balance: number;
}

/**
 * Whether a statement sums: every line to the balance after it, the newest to the balance, and that to what is left in the
 * lots. What does not is said on the page; it would have been written past the ledger.
 */
export function sumsUp(
  lines: readonly Line[],
  { balance, lots, whole }: { balance: number; lots: number; whole: boolean },
): boolean {
  const steps = lines.every(({ amount, balance: after }, n) => {
    const before = lines[n + 1]?.balance;
    return before === undefined ? !whole || after === amount : after - amount === before;
  });
  return steps && (lines[0]?.balance ?? 0) === balance && lots === balance;
}
