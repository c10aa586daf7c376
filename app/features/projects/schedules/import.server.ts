import type { PlanDays } from "./plan.ts";
import { readProjectXml } from "./project-xml.server.ts";
import { type BadLine, readSheet, type TypedTask } from "./read-tasks.ts";
import { SCHEDULE_LIMITS } from "./schedules.limits.ts";

export interface ImportedSchedule {
  head: PlanDays & { name: string; nearDays?: number; workers?: number | null };
  typed: TypedTask[];
  bad: BadLine[];
}

/** A file of tasks: MS Project XML, or a sheet as CSV. */
export function readFile(
  text: string,
  { name, startOn }: { name: string; startOn: string },
): ImportedSchedule | { key: string } {
  const begins = text
    .slice(0, 200)
    .replace(/^\uFEFF/, "")
    .trimStart();
  if (begins.startsWith("<")) {
    const read = readProjectXml(text, startOn);
    if (!read) return { key: "errors.fileXml" };
    return {
      ...read,
      head: { ...read.head, name: (read.head.name || name || "Project").slice(0, SCHEDULE_LIMITS.name) },
    };
  }
  const { tasks, bad } = readSheet(text, 5);
  // Work that was done is reported up to its last day.
  const last = tasks
    .map(({ started, finished }) => finished ?? started ?? "")
    .reduce((a, b) => (b > a ? b : a), startOn);
  return {
    head: {
      name: (name || "CSV").slice(0, SCHEDULE_LIMITS.name),
      startOn,
      dataDate: last,
      deadline: null,
      workdays: "12345",
      holidays: "",
      extraDays: "",
    },
    typed: tasks,
    bad,
  };
}
