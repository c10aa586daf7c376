import { BOARDS } from "./boards.data.ts";

/** What people write before a number, and what it is not. */
const LABEL =
  /^(?:LIC(?:EN[CS]E|\.)?|REG(?:ISTRATION|\.)?)?\s*(?:NO\.?|NUM(?:BER)?|#)?\s*[:#]?\s*(?=[A-Z0-9])/;

/** A number as numbers are compared: letters, digits and stars, in capitals, whatever stands between and before them. */
export function numberKey(typed: string): string {
  const line = typed.normalize("NFKC").toUpperCase().trim();
  return line
    .replace(/^(?:LIC|REG|NO|NUM|#)[^\n]*$/, (text) => text.replace(LABEL, ""))
    .replace(/[^A-Z0-9*]/g, "");
}

export type NumberCheck =
  /** Nothing in it that a number has. */
  | { is: "empty" }
  /** The form of this state's numbers is not recorded, so nothing can be said of it. */
  | { is: "unknown" }
  | { is: "unlike"; example: string }
  /** It has the form of a number; whether there is such a licence the board alone knows. */
  | { is: "like"; className?: string };

/** Whether a number has the form that the state's numbers have. That says nothing about the licence. */
export function checkNumber(state: string, typed: string): NumberCheck {
  const key = numberKey(typed);
  if (!/\d/.test(key)) return { is: "empty" };
  const form = BOARDS[state]?.form;
  if (!form) return { is: "unknown" };
  if (!form.pattern.test(key)) return { is: "unlike", example: form.example };
  const said = Object.keys(form.classes ?? {})
    .sort((a, b) => b.length - a.length)
    .find((prefix) => key.startsWith(prefix));
  return { is: "like", className: said && form.classes?.[said] };
}
