import { isLanguage } from "~/i18n/languages.ts";
import { fold } from "~/lib/fold.ts";
import { fieldOf, ROW_PARTS, type RowPart, TAILGATE_LIMITS } from "./tailgate.limits.ts";
import { nameKeyOf } from "./talk.ts";

/** A line of the list as it was typed. */
export interface Row {
  name: string;
  nameKey: string;
  signature: string;
  company: string;
  language: string;
  understood: boolean;
}

export const keyOf = (name: string) => nameKeyOf(name, fold);

/**
 * The lines of a posted form that have anything in them, in their order. Errors are keys by field: a signature without a
 * name, the same name twice, and, where the record is to be closed, a name without its signature.
 * @param others the names that signed on their own phones, as they are compared
 */
export function rowsIn(
  form: FormData,
  { language, closing, others }: { language: string; closing: boolean; others: readonly string[] },
): { rows: Row[]; errors: Record<string, string> } {
  const rows: Row[] = [];
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (let n = 0; n < TAILGATE_LIMITS.attendees; n++) {
    if (!ROW_PARTS.some((part) => form.has(fieldOf(n, part)))) continue;
    const typed = (part: RowPart, most: number) => {
      const value = form.get(fieldOf(n, part));
      const text = typeof value === "string" ? value.trim().replace(/\s+/g, " ") : "";
      if (text.length > most) errors[fieldOf(n, part)] = "errors.long";
      return text;
    };
    const name = typed("name", TAILGATE_LIMITS.name);
    const signature = typed("signature", TAILGATE_LIMITS.signature);
    const company = typed("company", TAILGATE_LIMITS.name);
    const chosen = typed("language", 2);
    const understood = form.get(fieldOf(n, "understood")) === "on";
    if (name === "" && signature === "" && company === "" && !understood) continue;
    const nameKey = keyOf(name);
    if (nameKey === "") errors[fieldOf(n, "name")] = "errors.name";
    else if (seen.has(nameKey)) errors[fieldOf(n, "name")] = "errors.twice";
    else if (others.includes(nameKey)) errors[fieldOf(n, "name")] = "errors.signedAlready";
    if (closing && signature === "" && nameKey !== "") errors[fieldOf(n, "signature")] ??= "errors.signature";
    seen.add(nameKey);
    rows.push({
      ...{ name, nameKey, signature, company, understood },
      language: isLanguage(chosen) ? chosen : language,
    });
  }
  return { rows, errors };
}
