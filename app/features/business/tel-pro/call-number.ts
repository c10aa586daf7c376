/**
 * A number as a telephone dials it, from what was typed: with its country where one was typed, else as one of the United
 * States where it has their length, else as it stands. An extension is left out: it is dialled by hand.
 */
export function dialled(typed: string): string {
  const text = typed.normalize("NFKC").replace(/(?:ext?\.?|x|#|שלוחה)\s*\d+\s*$/iu, "");
  const digits = text.replace(/\D/g, "");
  if (/^\s*\+/.test(text)) return `+${digits}`;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  if (/^1\d{10}$/.test(digits)) return `+${digits}`;
  // No number of the United States begins with 0 or 1.
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : digits;
}

export const telHref = (typed: string): string => `tel:${dialled(typed)}`;
/** A message that is begun with words; both kinds of phone read it so. */
export const smsHref = (typed: string, body: string): string =>
  `sms:${dialled(typed)}?&body=${encodeURIComponent(body)}`;
