import { fold } from "~/lib/fold.ts";
import type { SiteTask } from "~/services/site-sources.ts";
import { HARD_HAT_LIMITS } from "./hard-hat.limits.ts";

/**
 * Which tasks of a day's plan are a crew's: those that name it, whatever the accents and capitals; where none does, those that
 * name nobody. Those of others are never its own.
 * @returns their names, each once, as many as a page has
 */
export function tasksOf(crew: string, tasks: readonly SiteTask[]): string[] {
  const named = tasks.filter((task) => task.crew !== "" && fold(task.crew) === fold(crew));
  const own = named.length > 0 ? named : tasks.filter((task) => task.crew === "");
  return [...new Set(own.map(({ name }) => name))].slice(0, HARD_HAT_LIMITS.tasks);
}
