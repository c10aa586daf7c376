import { dayAfter } from "~/lib/local-day.ts";

export const SPANS = ["day", "week"] as const;
export type Span = (typeof SPANS)[number];

/** Pictures on a printed report; how many there were stands beside them. */
export const SHOWN_PHOTOS = 12;

/** A report's days: one, or from Monday to Sunday. */
export function daysOf(day: string, span: Span): { from: string; to: string } {
  if (span === "day") return { from: day, to: day };
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const from = dayAfter(day, -((weekday + 6) % 7));
  return { from, to: dayAfter(from, 6) };
}

export const reportPath = (project: string, { day, span }: { day?: string; span?: Span } = {}) => {
  const asked = new URLSearchParams();
  if (day) asked.set("day", day);
  if (span === "week") asked.set("span", span);
  const query = asked.toString();
  return `/project-report/${project}${query ? `?${query}` : ""}`;
};

export const reportPdfPath = (project: string, { day, span }: { day: string; span: Span }) =>
  `/project-report/${project}/report.pdf?${new URLSearchParams({ day, span })}`;
