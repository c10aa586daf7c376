import type { Fields } from "./browser.ts";
import type { Attributes, HtmlForm } from "./html.ts";
import { PASSWORD, uniqueEmail } from "./members.ts";

const today = () => new Date().toISOString().slice(0, 10);
const CHOICES = ["checkbox", "radio", "select"];
const BY_TYPE: Record<string, () => string> = {
  email: uniqueEmail,
  password: () => PASSWORD,
  date: today,
  time: () => "09:00",
  "datetime-local": () => `${today()}T09:00`,
  number: () => "1",
  url: () => "https://example.com/sample",
  tel: () => "+1 312 555 0100",
};

/** What a text field wants that its type does not tell. */
const BY_NAME: Record<string, string> = { position: "40.7, -74", pin: "4321" };

function typedInto({ type = "text", inputmode, value, name = "" }: Attributes): string {
  if (CHOICES.includes(type)) return value ?? "on";
  const typed = (BY_TYPE[type] ?? BY_TYPE[inputmode ?? ""])?.();
  if (typed !== undefined) return typed;
  if (inputmode === "numeric" || inputmode === "decimal") return "1";
  return BY_NAME[name] ?? "Sample";
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
