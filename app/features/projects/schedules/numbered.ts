import { readLinks, writeLinks } from "~/engines/schedule/schedule.ts";
import type { TypedTask } from "./read-tasks.ts";

export type NumberedTask = Omit<TypedTask, "line" | "number"> & { number: number };
type Numbered = { tasks: NumberedTask[] } | { key: string; words: { line: string; part: string } };

interface Stands {
  /** The highest number that was given. */
  from: number;
  tasks: readonly { number: number }[];
  perWeek: number;
}

/**
 * Gives typed tasks their numbers and reads their links. A sheet with numbers of its own speaks of these; where nothing
 * stands yet it keeps them. Otherwise a link names a task that stands, or one of the same text by the number that it gets.
 */
export function numbered(typed: readonly TypedTask[], { from, tasks, perWeek }: Stands): Numbered {
  const own = typed.map(({ number }) => number);
  const keeps =
    tasks.length === 0 &&
    from === 0 &&
    own.every((number) => number !== undefined && number > 0) &&
    new Set(own).size === own.length;
  const given = typed.map((task, n) => (keeps ? (task.number as number) : from + n + 1));
  const ofSheet = new Map(
    typed.flatMap((task, n) => (task.number === undefined ? [] : [[task.number, given[n]]])),
  );
  const known = new Set([...tasks.map(({ number }) => number), ...given]);
  const read: NumberedTask[] = [];
  for (const [n, { line, number: _, links, ...task }] of typed.entries()) {
    const found = readLinks(
      links,
      (number) => {
        const target = ofSheet.get(number) ?? number;
        return known.has(target) ? String(target) : undefined;
      },
      perWeek || 5,
    );
    if (!found.ok)
      return {
        key: "errors.linksOf",
        words: { line: String(line), part: `\u2068${found.part.slice(0, 60)}\u2069` },
      };
    read.push({ ...task, number: given[n] as number, links: writeLinks(found.links, Number) });
  }
  return { tasks: read };
}
