import type { Fields } from "./browser.ts";
import type { Attributes, HtmlForm } from "./html.ts";
import { PASSWORD, uniqueEmail } from "./members.ts";

const BY_TYPE: Record<string, () => string> = {
  email: uniqueEmail,
  password: () => PASSWORD,
  date: () => "2026-03-02",
  time: () => "09:00",
  "datetime-local": () => "2026-03-02T09:00",
  number: () => "1",
  url: () => "https://example.com/sample",
  tel: () => "555-0100",
};

function typedInto({ type = "text", inputmode, value, name = "" }: Attributes): string {
  if (type === "checkbox" || type === "radio") return value ?? "on";
  const typed = BY_TYPE[type]?.();
  if (typed !== undefined) return typed;
  if (inputmode === "numeric" || inputmode === "decimal") return "1";
  return name === "position" ? "40.7, -74" : "Sample";
}

/** A form as somebody sends it who leaves nothing empty: the first of each choice, something plausible in every field. */
export function filledIn({ fields, blanks }: HtmlForm): Fields {
  const typed: Fields = { ...fields };
  for (const blank of blanks) {
    const { name = "", type } = blank;
    if (type !== "file" && !typed[name]) typed[name] = typedInto(blank);
  }
  return typed;
}
