import { isLanguage } from "~/i18n/languages.ts";
import { isDrawn } from "~/lib/drawn-signature.ts";
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
  /** As it was drawn; empty where it was only typed. */
  drawn: string;
}

export const keyOf = (name: string) => nameKeyOf(name, fold);

/**
 * The lines of a posted form that have anything in them, in their order. Errors are keys by field: a signature without a
 * name, the same name twice, and, where the record is to be closed, a name without its signature.
 * @param kept what was drawn before: it stays with its name, and goes where another is typed into its line
 * @param others the names that signed on their own phones, as they are compared
 */
export function rowsIn(
  form: FormData,
  {
    language,
    closing,
    others,
    kept = [],
  }: {
    language: string;
    closing: boolean;
    others: readonly string[];
    kept?: readonly { nameKey: string; drawn: string }[];
  },
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
    if (name === "" && signature === "" && company === "" && !understood && !form.get(fieldOf(n, "drawn")))
      continue;
    const nameKey = keyOf(name);
    if (nameKey === "") errors[fieldOf(n, "name")] = "errors.name";
    else if (seen.has(nameKey)) errors[fieldOf(n, "name")] = "errors.twice";
    else if (others.includes(nameKey)) errors[fieldOf(n, "name")] = "errors.signedAlready";
    const sent = form.get(fieldOf(n, "drawn"));
    const own = typeof sent === "string" && isDrawn(sent.trim()) ? sent.trim() : "";
    const before = kept.filter(({ drawn }) => drawn !== "" && drawn === own);
    const drawn = before.length > 0 && before.every((one) => one.nameKey !== nameKey) ? "" : own;
    if (closing && signature === "" && drawn === "" && nameKey !== "")
      errors[fieldOf(n, "signature")] ??= "errors.signature";
    seen.add(nameKey);
    rows.push({
      ...{ name, nameKey, signature, company, understood, drawn },
      language: isLanguage(chosen) ? chosen : language,
    });
  }
  return { rows, errors };
}
