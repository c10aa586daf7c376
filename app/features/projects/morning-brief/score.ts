import type { Finding, FoundRow } from "~/services/brief.ts";

/** What a finding weighs: severity × likelihood, 1 to 25. */
export const pointsOf = ({ severity, likelihood }: Pick<Finding, "severity" | "likelihood">): number =>
  severity * likelihood;

/** The score of a site: the sum over its findings. It has no upper end and is no percentage. */
export const scoreOf = (findings: readonly Pick<Finding, "severity" | "likelihood">[]): number =>
  findings.reduce((sum, finding) => sum + pointsOf(finding), 0);

/** What somebody said to a finding, as it is kept. */
export interface Mark {
  rule: string;
  kind: "seen" | "snoozed";
  reason: string;
  until: string | null;
  severity: number;
  /** A JSON list of addresses. */
  rows: string;
  version: number;
}

/**
 * Whether what was said still holds: the finding is no worse than it was then, and rests on no record that is new. One that
 * waits does so until its day.
 */
export function holds(
  mark: Mark,
  { severity, rows }: { severity: number; rows: readonly Pick<FoundRow, "href">[] },
  day: string,
): boolean {
  if (severity > mark.severity) return false;
  if (mark.kind === "snoozed" && (mark.until ?? "") < day) return false;
  const known = new Set(JSON.parse(mark.rows) as string[]);
  return rows.every(({ href }) => known.has(href));
}
