/** How the names of the time zone database are spelled: `America/New_York`, `Etc/GMT+5`, and plainly `UTC`. */
const NAME = /^(?:UTC|[A-Z]\w+(?:\/[A-Z][\w+-]*){1,2})$/;

/**
 * Whether a text is the IANA name of a time zone, spelled as the time zone database spells it. An offset such as
 * `-05:00` is none: it knows nothing of the days on which clocks change.
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
