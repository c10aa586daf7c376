import { readCsv } from "~/lib/csv-reader.ts";
import { fold } from "~/lib/fold.ts";
import { isPhone, phoneKey } from "~/lib/phone-key.ts";
import { emailOf } from "~/services/person.ts";
import { CRM_LIMITS } from "./crm.limits.ts";

/** What columns of a file may be called, in the languages of the site and in the exports of others, folded. */
const COLUMNS = {
  name: ["name", "full name", "contact", "client", "nombre", "cliente", "contacto", "שם", "לקוח", "איש קשר"],
  phone: ["phone", "telephone", "mobile", "cell", "telefono", "celular", "movil", "טלפון", "נייד"],
  email: ["email", "e-mail", "mail", "correo", "correo electronico", "דוא״ל", 'דוא"ל', "אימייל", "מייל"],
  company: ["company", "firm", "business", "empresa", "compania", "חברה", "עסק"],
  place: ["place", "address", "city", "direccion", "lugar", "ciudad", "כתובת", "מקום", "עיר"],
  note: ["note", "notes", "nota", "notas", "הערה", "הערות"],
} as const;
type Column = keyof typeof COLUMNS;

export interface PersonLine extends Record<Column, string> {
  line: number;
}
/** A line that was not read, and the key that says why. */
export interface BadLine {
  line: number;
  why: "name" | "reach" | "phone" | "email" | "long";
}

const LIMITS: Record<Column, number> = {
  ...{ name: CRM_LIMITS.name, phone: CRM_LIMITS.phone, email: CRM_LIMITS.email },
  ...{ company: CRM_LIMITS.company, place: CRM_LIMITS.place, note: CRM_LIMITS.note },
};
const NAMES = Object.keys(COLUMNS) as Column[];

function whyBad(person: PersonLine): BadLine["why"] | undefined {
  if (!person.name) return "name";
  if (!person.phone && !person.email) return "reach";
  if (person.phone && !isPhone(person.phone)) return "phone";
  if (person.email && !emailOf(person.email)) return "email";
  return NAMES.some((column) => person[column].length > LIMITS[column]) ? "long" : undefined;
}

/** The people of a CSV file: good lines and bad ones, and which of the good name somebody of a line before. */
export function readPeople(text: string) {
  const { rows, more } = readCsv(text, CRM_LIMITS.fileLines + 1);
  const [head, ...lines] = rows;
  if (!head) return { problem: "fileEmpty" } as const;
  const titles = head.cells.map((cell) => fold(cell.trim()));
  const columnOf = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  const at = Object.fromEntries(
    NAMES.map((column) => [column, columnOf(COLUMNS[column].map(fold))]),
  ) as Record<Column, number>;
  if (at.name < 0 || (at.phone < 0 && at.email < 0)) return { problem: "columns" } as const;
  const good: (PersonLine & { twice: boolean })[] = [];
  const bad: BadLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    // Our own export puts an apostrophe before what a spreadsheet would compute, such as +1 512.
    const read = (column: Column) => (cells[at[column]] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
    const person = {
      line,
      ...Object.fromEntries(NAMES.map((column) => [column, read(column)])),
    } as PersonLine;
    const why = whyBad(person);
    if (why) {
      bad.push({ line, why });
      continue;
    }
    person.email = emailOf(person.email) ?? "";
    const keys = [phoneKey(person.phone), person.email].filter(Boolean);
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    good.push({ ...person, twice });
  }
  return { good, bad, more };
}
export type ReadPeople = Exclude<ReturnType<typeof readPeople>, { problem: string }>;
