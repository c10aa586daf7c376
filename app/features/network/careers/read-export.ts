import { readCsv } from "~/lib/csv-reader.ts";
import { fold } from "~/lib/fold.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import { CAREER_LIMITS, IMPORT_LIMITS, ROWS } from "./career.limits.ts";
import { type Career, eachOnce, type Role, skillKey, skillsOf, type Ticket } from "./career.ts";
import { guessTicket, guessTrade } from "./guesses.ts";
import { readMonth } from "./months.ts";

/** The files of somebody's own data export that are read, and what their columns are called there. */
export const EXPORT = {
  profile: {
    firstName: ["first name"],
    lastName: ["last name"],
    headline: ["headline"],
    summary: ["summary"],
  },
  positions: {
    title: ["title"],
    firm: ["company name", "company"],
    started: ["started on", "start date"],
    finished: ["finished on", "end date"],
  },
  skills: { skill: ["name", "skill"] },
  certifications: { ticket: ["name"], finished: ["finished on", "end date"] },
  education: {
    school: ["school name", "school"],
    course: ["degree name", "degree"],
    finished: ["end date", "finished on"],
  },
} as const;
export type Kind = keyof typeof EXPORT;
export const KINDS = Object.keys(EXPORT) as Kind[];

/** The columns of a kind. */
export const columnsOf = (kind: Kind): string[] => Object.keys(EXPORT[kind]);
const namesOf = (kind: Kind, column: string): readonly string[] =>
  (EXPORT[kind] as Record<string, readonly string[]>)[column] ?? [];

/** A file as it was read: its titles, its lines, and which column is which, -1 for none. */
export interface Table {
  titles: string[];
  lines: { line: number; cells: string[] }[];
}
export type Tables = Partial<Record<Kind, Table>>;
export type Mapping = Partial<Record<Kind, Record<string, number>>>;

/** Which kind a file is, by its name in the export. */
export const kindNamed = (name: string): Kind | undefined => {
  const called = fold(name.split("/").at(-1) ?? "");
  return called.endsWith(".csv") ? KINDS.find((kind) => called.startsWith(kind)) : undefined;
};

/** A cell as it is kept: without control characters, and no longer than anything that is made of it. */
const cleaned = (cell: string): string =>
  cell
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .trim()
    .slice(0, IMPORT_LIMITS.cell);

/** The table of a file. Notes that stand above the titles are passed over. Undefined where nothing is in it. */
export function readTable(kind: Kind, text: string): Table | undefined {
  const { rows } = readCsv(text, IMPORT_LIMITS.lines + IMPORT_LIMITS.notes);
  const known = new Set(columnsOf(kind).flatMap((column) => namesOf(kind, column)));
  const isHead = ({ cells }: { cells: string[] }) => cells.some((cell) => known.has(fold(cell.trim())));
  const at = Math.max(0, rows.slice(0, IMPORT_LIMITS.notes).findIndex(isHead));
  const [head, ...lines] = rows.slice(at);
  if (!head) return undefined;
  const within = (cells: string[]) => cells.slice(0, IMPORT_LIMITS.columns).map(cleaned);
  const all = lines.slice(0, IMPORT_LIMITS.lines).map(({ line, cells }) => ({ line, cells: within(cells) }));
  let size = 0;
  const fits = all.filter((one) => {
    size += JSON.stringify(one).length;
    return size < IMPORT_LIMITS.table - IMPORT_LIMITS.cell * 2;
  });
  return { titles: within(head.cells).map((title) => title.slice(0, 60)), lines: fits };
}

/** Which column of a table is which, by their titles. */
export const mappingOf = (kind: Kind, { titles }: Table): Record<string, number> => {
  const folded = titles.map((title) => fold(title));
  return Object.fromEntries(
    columnsOf(kind).map((column) => [
      column,
      folded.findIndex((title) => namesOf(kind, column).includes(title)),
    ]),
  );
};

/** A line that is not taken over, and why. */
export interface BadRow {
  kind: Kind;
  line: number;
  why: "title" | "month" | "order" | "future" | "name" | "school" | "long" | "full";
}

export interface Imported {
  name: string;
  headline: string;
  summary: string;
  roles: (Role & { line: number })[];
  skills: { skill: string; line: number }[];
  tickets: (Ticket & { line: number })[];
  schools: (Career["schools"][number] & { line: number })[];
  bad: BadRow[];
}

/** The last day of a month. */
const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${monthsAfter(`${month}-01`, 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** What the files say, by the columns that were chosen; the lines that cannot be taken over, each with its reason. */
export function readExport(tables: Tables, mapping: Mapping, today: string): Imported {
  const bad: BadRow[] = [];
  const found: Imported = {
    ...{ name: "", headline: "", summary: "", roles: [], skills: [], tickets: [], schools: [], bad },
  };
  const each = (
    kind: Kind,
    take: (said: (column: string) => string, line: number) => BadRow["why"] | undefined,
  ) => {
    for (const { line, cells } of tables[kind]?.lines ?? []) {
      const why = take((column) => cells[mapping[kind]?.[column] ?? -1] ?? "", line);
      if (why) bad.push({ kind, line, why });
    }
  };
  const thisMonth = today.slice(0, 7);
  each("profile", (said) => {
    if (found.name || found.headline || found.summary) return undefined;
    found.name = [said("firstName"), said("lastName")].filter(Boolean).join(" ");
    found.headline = said("headline").replace(/\s+/g, " ");
    found.summary = said("summary");
    return undefined;
  });
  each("positions", (said, line) => {
    const [title, firm] = [said("title"), said("firm")];
    const [from, to] = [readMonth(said("started")), readMonth(said("finished"))];
    if (!title) return "title";
    if (title.length > CAREER_LIMITS.title || firm.length > CAREER_LIMITS.firm) return "long";
    if (!from || to === undefined) return "month";
    if (from > thisMonth || to > thisMonth) return "future";
    if (to && to < from) return "order";
    found.roles.push({ title, firm, trade: guessTrade(title), from, to, used: [], line });
    return undefined;
  });
  each("skills", (said, line) => {
    const skill = said("skill").replace(/[,;\s]+/g, " ");
    if (!skill) return "name";
    if (skill.length > CAREER_LIMITS.skill) return "long";
    found.skills.push({ skill, line });
    return undefined;
  });
  each("certifications", (said, line) => {
    const [called, until] = [said("ticket"), readMonth(said("finished"))];
    if (!called) return "name";
    if (called.length > CAREER_LIMITS.ticket) return "long";
    if (until === undefined) return "month";
    found.tickets.push({ kind: guessTicket(called), called, until: until && lastDayOf(until), line });
    return undefined;
  });
  each("education", (said, line) => {
    const [school, course, ended] = [said("school"), said("course"), readMonth(said("finished"))];
    if (!school) return "school";
    if (school.length > CAREER_LIMITS.school || course.length > CAREER_LIMITS.course) return "long";
    if (ended === undefined) return "month";
    // Of a course that is still going on the export names its end; a profile does not.
    found.schools.push({ school, course, ended: ended > thisMonth ? "" : ended, line });
    return undefined;
  });
  return found;
}

const keyOf = (...parts: string[]) => JSON.stringify(parts.map(skillKey));

/** Rows with those of a file: what is there already is changed, what is new is added while there is room. */
function joined<Row extends object>(
  before: readonly Row[],
  read: readonly (Row & { line: number })[],
  {
    kind,
    key,
    change,
    most,
    bad,
  }: {
    kind: Kind;
    key: (row: Row) => string;
    change: (old: Row, read: Row) => Row;
    most: number;
    bad: BadRow[];
  },
): Row[] {
  const rows = new Map(before.map((row) => [key(row), row] as const));
  // Two rows of a profile may be called alike; none of them is lost.
  const same = before.filter((row) => rows.get(key(row)) !== row);
  for (const { line, ...one } of read) {
    const row = one as unknown as Row;
    const old = rows.get(key(row));
    if (old) rows.set(key(row), change(old, row));
    else if (rows.size + same.length < most) rows.set(key(row), row);
    else bad.push({ kind, line, why: "full" });
  }
  return [...rows.values(), ...same];
}

/**
 * A profile with what its owner imports. What is there already is found again by what it is called and when it began, so that
 * the same file twice comes to the same profile; what the owner added to it stays.
 */
export function mergeExport(before: Career, read: Imported): { attrs: Career; bad: BadRow[] } {
  const bad = [...read.bad];
  const skills = [...before.skills];
  for (const { skill, line } of read.skills) {
    if (skillsOf({ ...before, skills }).some((one) => skillKey(one) === skillKey(skill))) continue;
    if (skills.length < CAREER_LIMITS.skills) skills.push(skill);
    else bad.push({ kind: "skills", line, why: "full" });
  }
  const attrs: Career = {
    ...before,
    skills: eachOnce(skills),
    roles: joined<Role>(before.roles, read.roles, {
      ...{ kind: "positions", most: ROWS.roles, bad },
      key: ({ title, firm, from }) => keyOf(title, firm, from),
      change: (old, { to }) => ({ ...old, to }),
    }),
    tickets: joined<Ticket>(before.tickets, read.tickets, {
      ...{ kind: "certifications", most: ROWS.tickets, bad },
      key: ({ kind, called }) => keyOf(kind, called),
      change: (old, { until }) => ({ ...old, until: until || old.until }),
    }),
    schools: joined<Career["schools"][number]>(before.schools, read.schools, {
      ...{ kind: "education", most: ROWS.schools, bad },
      key: ({ school, course }) => keyOf(school, course),
      change: (old, { ended }) => ({ ...old, ended: ended || old.ended }),
    }),
  };
  return { attrs, bad };
}
