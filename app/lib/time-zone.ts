/** The spelling of names in the time zone database: `America/New_York`, `Etc/GMT+5`, and `UTC`. */
const NAME = /^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*){1,2})$/;

/**
 * Whether a text is the IANA name of a time zone, spelled as in the database. An offset such as `-05:00` is not,
 * because it has no daylight saving rules.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name.length > 60 || !NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
