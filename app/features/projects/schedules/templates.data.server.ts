import type { Language } from "~/i18n/languages.ts";
import type { NumberedTask } from "./numbered.ts";
import { BATH, CREWS, HOUSE, OFFICE } from "./template-lines.data.ts";

const PLACE: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, es: 1, he: 2 };

// Asked for as they are read: they lie beside the worker.
export const TEMPLATES = { house: () => HOUSE, bath: () => BATH, office: () => OFFICE } as const;
export type TemplateId = keyof typeof TEMPLATES;
export const isTemplate = (id: string): id is TemplateId => Object.hasOwn(TEMPLATES, id);

/** The tasks of a template in a language, numbered as they stand. */
export function templateTasks(id: TemplateId, language: Language): NumberedTask[] {
  const place = PLACE[language];
  const tasks: NumberedTask[] = [];
  let phase = "";
  for (const line of TEMPLATES[id]().trim().split("\n")) {
    if (line.startsWith("*")) {
      phase = line.slice(1).split("|")[place]?.trim() ?? "";
      continue;
    }
    const [days = "", links = "", crew = "", workers = "", ...names] = line.split("|");
    tasks.push({
      number: tasks.length + 1,
      phase,
      name: names[place] ?? "",
      duration: Number(days),
      links,
      crew: CREWS[crew]?.[place] ?? "",
      location: "",
      workers: Number(workers),
      // Concrete cures on Sundays too.
      calendar: names[0] === "Walls cure" ? "every" : "site",
      constraintType: "none",
      constraintDay: null,
      started: null,
      finished: null,
      remaining: null,
      percent: 0,
    });
  }
  return tasks;
}
