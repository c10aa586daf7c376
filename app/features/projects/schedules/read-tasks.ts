import { readCsv } from "~/lib/csv-reader.ts";
import { isCalendarDay } from "~/lib/local-day.ts";
import { CONSTRAINT_TYPES, type ConstraintType, type TaskCalendar } from "~db/schema/schedules.terms.ts";
import { SCHEDULE_LIMITS as MOST } from "./schedules.limits.ts";

/** A task as somebody typed it; its links are still text. */
export interface TypedTask {
  /** The line it stood in, from 1. */
  line: number;
  /** As its own sheet numbers it. */
  number?: number;
  name: string;
  duration: number;
  links: string;
  crew: string;
  location: string;
  phase: string;
  workers: number;
  calendar: TaskCalendar;
  constraintType: ConstraintType;
  constraintDay: string | null;
  started: string | null;
  finished: string | null;
  percent: number;
  remaining: number | null;
}

export type LineProblem = "duration" | "negative" | "name" | "links" | "day" | "number";
export interface BadLine {
  line: number;
  typed: string;
  problem: LineProblem;
}
export interface ReadTasks {
  tasks: TypedTask[];
  bad: BadLine[];
}

const DAY = "d|days?|dias?|días?|ימים|יום|י׳";
const WEEK = "w|wks?|weeks?|sem|semanas?|שבועות|שבוע";
const DURATION = new RegExp(`^([-−–]?\\d{1,6})(?:\\s*(${DAY}|${WEEK}))?\\??$`, "iu");
/** A duration inside a line has its unit, so that `2x4 studs` is none. */
const IN_LINE = new RegExp(`(?:^|[\\s,;])([-−–]?\\d{1,6})\\s?(${DAY}|${WEEK})\\??(?=$|[\\s,;])`, "iu");
const IS_WEEK = new RegExp(`^(?:${WEEK})$`, "iu");

/** Working days of `5`, `5d`, `2w`, `5 days?`; nothing is a day. */
export function readDuration(typed: string, perWeek: number): number | LineProblem {
  const text = typed.trim();
  if (text === "") return 1;
  const [matched, amount = "", unit = ""] = DURATION.exec(text) ?? [];
  if (matched === undefined) return "duration";
  const days = Number(amount.replace(/[−–]/, "-")) * (IS_WEEK.test(unit) ? perWeek : 1);
  if (days < 0) return "negative";
  return days > MOST.days ? "duration" : days;
}

const BLANK = {
  crew: "",
  location: "",
  phase: "",
  links: "",
  workers: 0,
  calendar: "site",
  constraintType: "none",
  constraintDay: null,
  started: null,
  finished: null,
  percent: 0,
  remaining: null,
} as const;

/** The columns of a sheet, and what planners and their programs call them, folded to small letters. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  number: ["#", "no", "no.", "number", "id", "n.º", "nº", "número", "numero", "מספר", "מס'", "מס׳"],
  phase: ["phase", "wbs", "section", "fase", "etapa", "שלב"],
  name: [
    "task",
    "name",
    "task name",
    "activity",
    "tarea",
    "nombre",
    "actividad",
    "nombre de tarea",
    "משימה",
    "שם",
    "פעילות",
  ],
  duration: ["days", "duration", "días", "dias", "duración", "duracion", "ימים", "משך"],
  links: ["predecessors", "after", "predecesoras", "después de", "depende de", "קודמות", "אחרי", "תלויה ב"],
  crew: [
    "crew",
    "resource",
    "resource names",
    "resources",
    "trade",
    "cuadrilla",
    "recursos",
    "צוות",
    "משאבים",
  ],
  location: [
    "location",
    "place",
    "area",
    "zone",
    "ubicación",
    "ubicacion",
    "lugar",
    "zona",
    "מיקום",
    "מקום",
    "אזור",
  ],
  workers: ["people", "workers", "personas", "trabajadores", "אנשים", "עובדים"],
  calendar: ["calendar", "calendario", "לוח"],
  constraintType: ["constraint", "restricción", "אילוץ"],
  constraintDay: ["constraint day", "constraint date", "día de la restricción", "יום האילוץ"],
  started: ["actual start", "inicio real", "התחלה בפועל"],
  finished: ["actual finish", "fin real", "סיום בפועל"],
  percent: ["% complete", "%", "done", "hecho", "% completado", "בוצע", "% בוצע"],
  remaining: ["days left", "remaining", "remaining duration", "días restantes", "ימים שנותרו"],
};
const COLUMN_OF = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) => names.map((name) => [name, column])),
);
/** Of a sheet without headings; numbered where every line begins with a number. */
const PLAIN = ["name", "duration", "links", "crew", "phase"];

const dayOf = (cell: string): string | null | undefined => {
  const text = cell.trim().slice(0, 10);
  return text === "" ? null : isCalendarDay(text) ? text : undefined;
};
const wholeOf = (cell: string, most: number): number | undefined => {
  const digits = cell.replace(/%|\s/g, "");
  return /^\d{0,6}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
};

/** A sheet as it is copied or saved: cells between tabs, commas or semicolons, with headings or without. */
export function readSheet(text: string, perWeek: number): ReadTasks {
  const { rows } = readCsv(text, MOST.lines + 1);
  const first = rows[0]?.cells.map((cell) => COLUMN_OF.get(cell.trim().toLowerCase())) ?? [];
  const hasHeadings = first.includes("name");
  const body = hasHeadings ? rows.slice(1) : rows;
  const numbered =
    body.length > 0 &&
    body.every(({ cells }) => /^\s*\d+\s*$/.test(cells[0] ?? "") && (cells[1] ?? "").trim() !== "");
  const columns = hasHeadings ? first : numbered ? ["number", ...PLAIN] : PLAIN;
  const read: ReadTasks = { tasks: [], bad: [] };
  for (const { line, cells } of body) {
    // A spreadsheet's apostrophe keeps a text a text.
    const cell = (column: string) =>
      (cells[columns.indexOf(column)] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
    const number = cell("number") === "" ? undefined : wholeOf(cell("number"), 999_999);
    const duration = readDuration(cell("duration"), perWeek);
    const days = {
      constraintDay: dayOf(cell("constraintDay")),
      started: dayOf(cell("started")),
      finished: dayOf(cell("finished")),
    };
    const figures = {
      workers: wholeOf(cell("workers"), MOST.workers),
      percent: wholeOf(cell("percent"), 100),
      remaining: cell("remaining") === "" ? null : wholeOf(cell("remaining"), MOST.days),
    };
    const constraint = CONSTRAINT_TYPES.find((type) => type === cell("constraintType")) ?? "none";
    const problem: LineProblem | undefined =
      cell("name") === ""
        ? "name"
        : typeof duration === "string"
          ? duration
          : Object.values(days).includes(undefined)
            ? "day"
            : Object.values(figures).includes(undefined)
              ? "number"
              : undefined;
    if (problem) {
      read.bad.push({ line, typed: cells.join(" ").trim().slice(0, 120), problem });
      continue;
    }
    read.tasks.push({
      ...BLANK,
      line,
      number,
      name: cell("name").slice(0, MOST.name),
      duration: duration as number,
      links: cell("links"),
      crew: cell("crew").slice(0, MOST.crew),
      location: cell("location").slice(0, MOST.location),
      phase: cell("phase").slice(0, MOST.phase),
      ...(days as Pick<TypedTask, "constraintDay" | "started" | "finished">),
      ...(figures as Pick<TypedTask, "workers" | "percent" | "remaining">),
      constraintType: constraint,
      calendar: cell("calendar") === "every" ? "every" : "site",
    });
  }
  return read;
}

/** `Frame walls 5d 3FS+2d @Framers *2nd floor #Shell`: a name, a duration, predecessors, a crew, a location and a phase. */
function readLine(text: string, line: number, perWeek: number): TypedTask | BadLine {
  let rest = text.trim();
  /** What stands behind a mark, taken out of the line. A mark within a word, as of `2*4`, is none. */
  const behind = (mark: RegExp): string => {
    let found = "";
    rest = rest.replace(mark, (_, words: string) => {
      found = words.trim();
      return " ";
    });
    return found;
  };
  const phase = behind(/\s#((?:(?!\s\*\S)[^#@;]){1,60})/u);
  const crew = behind(/\s@((?:(?!\s\*\S)[^#@;]){1,60})/u);
  const location = behind(/\s\*(?=\S)([^#@;]{1,60})/u);
  const match = IN_LINE.exec(rest);
  const name = (match ? rest.slice(0, match.index) : rest).replace(/[\s,;]+$/, "").trim();
  const duration = readDuration(match ? `${match[1]}${match[2]}` : "", perWeek);
  const links = match
    ? rest
        .slice(match.index + match[0].length)
        .replace(/^[\s,;]*(?:after|tras|después de|אחרי)?[\s,;]*/iu, "")
        .trim()
    : "";
  const bad = (problem: LineProblem): BadLine => ({ line, typed: text.trim().slice(0, 120), problem });
  if (name === "") return bad("name");
  if (typeof duration === "string") return bad(duration);
  return { ...BLANK, line, name: name.slice(0, MOST.name), duration, links, crew, location, phase };
}

/** What was typed or pasted into the one field: lines of words, or the cells of a sheet. */
export function readTasks(text: string, perWeek = 5): ReadTasks {
  if (text.includes("\t")) return readSheet(text, perWeek);
  const read: ReadTasks = { tasks: [], bad: [] };
  for (const [n, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const task = readLine(line, n + 1, perWeek);
    if ("problem" in task) read.bad.push(task);
    else read.tasks.push(task);
  }
  return read;
}
