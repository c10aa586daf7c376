import type { AppLoadContext } from "@remix-run/cloudflare";
import { wordsIn } from "~/engines/checklist/checklist.ts";
import { isMember, type Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { dayAfter, isCalendarDay } from "~/lib/local-day.ts";
import { sampleMatrix } from "~db/seed/sample/university/training.ts";
import { classList } from "./class-list.ts";
import { EXAMPLE, isTask, MATRIX_LIMITS } from "./matrix.limits.ts";
import {
  evidenceOf,
  type MatrixRows,
  readClass,
  readMatrix,
  requirementOf,
} from "./matrix.queries.server.ts";
import { inForce, isOurs, type Requirement } from "./requirements.ts";
import { byPerson, type Cell, cellsOf, clearedFor, gapOf } from "./resolve.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** What the address asks for. */
export interface MatrixAsk {
  crew: string;
  project: string;
  /** `YYYY-MM-DD`; today where it is none. */
  day: string;
  task: string;
  /** Whose form is open. */
  requirement: string;
}

/** Reads what the address asks for. @param today where the reader is */
export function askedIn(url: URL, today: string): MatrixAsk {
  const text = (name: string) => (url.searchParams.get(name) ?? "").slice(0, 60);
  const [day, task] = [text("date"), text("task")];
  return {
    ...{ crew: text("crew"), project: text("project") },
    day: isCalendarDay(day) ? day : today,
    task: isTask(task) ? task : "",
    requirement: text("requirement"),
  };
}

/** What a requirement is called: as its card, or as its firm titled it. */
export function titleOf(language: Language, { code, title }: Pick<Requirement, "code" | "title">): string {
  if (title) return title;
  return isOurs(code) ? translator(language, "certificates")(`kinds.${code}` as Key<"certificates">) : code;
}

type Rows = Pick<MatrixRows, "workers" | "people" | "crews" | "jobs" | "requirements" | "cards" | "courses">;

/** People, requirements and cells for a day: what the page, the table and the calendar are made from. */
export function matrixOf(
  language: Language,
  rows: Rows,
  { crew, project, day, task }: Omit<MatrixAsk, "requirement">,
) {
  const job = rows.jobs.find(({ id }) => id === project);
  const everybody = [
    ...rows.workers.map((one) => ({ ...one, project: null, isListed: false })),
    ...rows.people.map((one) => ({ ...one, crew: "", site: null, isListed: true })),
  ];
  const own = byPerson(everybody, evidenceOf(rows.cards, rows.courses));
  const chosen = everybody.filter(
    (one) =>
      (!crew || one.crew === crew) &&
      (!project || one.project === project || (job?.site != null && one.site === job.site)),
  );
  const all = inForce(rows.requirements.map(requirementOf));
  const requirements = all.filter(({ active }) => active);
  const people = chosen.map((person) => {
    const evidence = own.get(person.id) ?? [];
    const { cleared, lacking } = clearedFor(person, requirements, evidence, { day, task });
    return {
      ...{ id: person.id, called: person.called, trade: person.trade, sample: person.sample },
      isListed: person.isListed,
      cells: cellsOf(person, requirements, evidence, { day, task }),
      ...{ cleared, lacking },
    };
  });
  const titles = new Map(all.map((one) => [one.code, titleOf(language, one)]));
  return { all, requirements, people, titles };
}

/** What runs out until sixty days after the day that is asked about, by requirement: who takes the next class. */
function toRenew(matrix: ReturnType<typeof matrixOf>, day: string) {
  const soon = dayAfter(day, 60);
  return matrix.requirements.flatMap(({ code }) => {
    const names = matrix.people.flatMap(({ called, cells }) =>
      cells.some(
        (cell: Cell) =>
          cell.code === code &&
          (cell.state === "expired" || (cell.state === "valid" && cell.until !== null && cell.until <= soon)),
      )
        ? [called]
        : [],
    );
    return names.length > 0 ? [{ code, title: matrix.titles.get(code) ?? code, names }] : [];
  });
}

/** Who may do what on a day, and what it takes to close the gaps; an example where nobody stands on a list yet. */
export async function matrixView(context: Asked, actor: Present | undefined, asked: MatrixAsk) {
  const { language } = context;
  const rows = actor && (await readMatrix(context.db, actor));
  const isExample = !rows || rows.workers.length + rows.people.length === 0;
  const shown: Rows = isExample
    ? { ...sampleMatrix(language, asked.day), requirements: rows?.requirements ?? [] }
    : rows;
  const matrix = matrixOf(language, shown, asked);
  const title = (code: string) => matrix.titles.get(code) ?? code;
  return {
    isExample,
    asked,
    requirement: asked.requirement,
    isMember: isMember(actor),
    mayWrite: isMember(actor) && actor.role !== "viewer",
    ...{ crews: shown.crews, jobs: shown.jobs.map(({ id, name }) => ({ id, name })) },
    requirements: matrix.requirements.map(({ code }) => ({ code, title: title(code) })),
    /** With those that are switched off, for the form. */
    all: matrix.all.map((one) => ({ ...one, called: title(one.code) })),
    people: matrix.people.slice(0, MATRIX_LIMITS.shown),
    hidden: Math.max(0, matrix.people.length - MATRIX_LIMITS.shown),
    cleared: matrix.people.filter(({ cleared }) => cleared).length,
    total: matrix.people.length,
    gap: gapOf(
      matrix.people.map(({ cells }) => cells),
      matrix.requirements,
    ),
    renew: toRenew(matrix, asked.day),
    asks: (rows?.asks ?? []).map((ask) => ({ ...ask, title: title(ask.requirement) })),
    classes: (rows?.classes ?? []).map((held) => ({ ...held, title: title(held.requirement) })),
    idem: context.formKey(),
  };
}
export type MatrixView = Awaited<ReturnType<typeof matrixView>>;

/** The record of a class. */
export async function classView(context: Asked, actor: Present, { id, day }: { id: string; day: string }) {
  const { language } = context;
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleClass(language, day) : await readClass(context.db, actor, id);
  if (!found) return undefined;
  const { held, signed, people, requirements } = found;
  const asked = inForce(requirements.map(requirementOf)).find(({ code }) => code === held.requirement);
  const done = new Set(signed.map(({ personId }) => personId));
  const called = new Map(people.map((one) => [one.id, one.called]));
  return {
    ...{ id: held.id, heldOn: held.heldOn, trainer: held.trainer, place: held.place, version: held.version },
    title: titleOf(language, asked ?? { code: held.requirement, title: "" }),
    validMonths: asked?.validMonths ?? 0,
    isClosed: held.closedAt !== null,
    sample: held.sample,
    mayWrite: Boolean(held.mayWrite),
    isExample,
    signed: signed.map((one) => ({ ...one, called: called.get(one.personId) ?? one.signature })),
    people: people.filter((one) => !done.has(one.id)).map((one) => ({ id: one.id, called: one.called })),
    list: classList.sections.flatMap(({ items }) =>
      items.map(({ id: item, prompt }) => ({ id: item, prompt: wordsIn(prompt, language) })),
    ),
    ticked: Object.keys(held.answers),
    idem: context.formKey(),
  };
}
export type ClassView = NonNullable<Awaited<ReturnType<typeof classView>>>;

function exampleClass(language: Language, day: string) {
  const { people } = sampleMatrix(language, day);
  const held = {
    ...{ id: EXAMPLE, requirement: "fall", heldOn: day, trainer: people[0]?.called ?? "", place: "" },
    ...{
      answers: { language: "yes", hazards: "yes" },
      closedAt: null,
      version: 1,
      sample: true,
      mayWrite: 0,
    },
  };
  const signed = people
    .slice(1, 4)
    .map((one) => ({ id: `name-${one.id}`, personId: one.id, signature: one.called }));
  return { held, signed, people, requirements: [] };
}

/** The same matrix for a file, without examples. */
export async function readMatrixFor(context: Asked, actor: Present | undefined, asked: MatrixAsk) {
  const none = { workers: [], people: [], crews: [], jobs: [], requirements: [], cards: [], courses: [] };
  return matrixOf(context.language, actor ? await readMatrix(context.db, actor) : none, asked);
}
