const DAY_MS = 24 * 60 * 60 * 1000;

/** The Monday of the week in which a moment is, by the calendar of UTC; or of a week before. */
export function weekOf(now: Date, before = 0): string {
  const day = Math.floor(now.getTime() / DAY_MS);
  // The first day that is counted from was a Thursday.
  const monday = day - ((day + 3) % 7) - before * 7;
  return new Date(monday * DAY_MS).toISOString().slice(0, 10);
}
