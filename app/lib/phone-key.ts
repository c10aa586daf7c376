/**
 * A telephone number as it is compared: digits alone, without an extension and without the code of the country that the
 * caller may have left out. `(512) 555-0134`, `+1 512 555 0134` and `1-512-555-0134 x3` are one number; so are
 * `+972 50-555-0134` and `050-555-0134`.
 */
export function phoneKey(typed: string): string {
  const text = typed.normalize("NFKC").replace(/(?:ext?\.?|x|#|שלוחה)\s*\d+\s*$/iu, "");
  let digits = text.replace(/\D/g, "");
  const isAbroad = /^\s*\+/.test(text) || digits.startsWith("00");
  if (digits.startsWith("00")) digits = digits.slice(2);
  if (isAbroad && /^972\d{8,9}$/.test(digits)) return `0${digits.slice(3)}`;
  if (isAbroad && /^52\d{10,11}$/.test(digits)) return digits.slice(-10);
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

/** Whether something that was typed can be called. */
export const isPhone = (typed: string): boolean => {
  const { length } = phoneKey(typed);
  return length >= 5 && length <= 15;
};
