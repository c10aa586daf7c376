import { SAMPLE_LINES, sampleFirm } from "../people.ts";

type Language = "en" | "es" | "he";

const SOURCE: Record<Language, string> = {
  en: "SAMPLE: a made-up list, of no board",
  es: "MUESTRA: una lista inventada, de ningún organismo",
  he: "דוגמה: רשימה בדויה, של שום רשות",
};

const STATUSES = ["Active", "Active", "Active", "Expired", "Suspended", "Inactive"];
const CLASSES = ["Limited", "Intermediate", "Unlimited"];
const ROWS = 200;

/** Of a state whose numbers are plain digits; these begin with zeros, as none of them does. */
export const SAMPLE_LIST = { state: "NC", asOf: "2026-01-15" } as const;

/** A list of firms that do not exist and whose names say so. */
export function sampleLicences(language: Language) {
  const rows = Array.from({ length: ROWS }, (_, n) => ({
    number: `000${String(100 + n)}`,
    name: `SAMPLE ${sampleFirm(language, SAMPLE_LINES[n % SAMPLE_LINES.length] ?? "roofing", n + 1)}`,
    status: STATUSES[n % STATUSES.length] ?? "",
    classes: CLASSES[n % CLASSES.length] ?? "",
    expires: `20${26 + (n % 3)}-${String((n % 12) + 1).padStart(2, "0")}-28`,
  }));
  return { source: SOURCE[language], rows };
}
