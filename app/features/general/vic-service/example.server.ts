import type { Language } from "~/i18n/languages.ts";
import { sampleTickets } from "~db/seed/sample/general/tickets.ts";
import type { ReadTicket } from "./vic.queries.server.ts";

/** The id of the example that anybody may look at. It stands in no table. */
export const EXAMPLE = "sample";
const DAY_MS = 86_400_000;

/** The examples as rows. No time runs for them: the desk does not see them. */
export const sampleRows = (language: Language, now: Date) =>
  sampleTickets(language).map(({ daysAgo, state, ...ticket }) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const isOver = state === "resolved" || state === "closed";
    return {
      ...{ ...ticket, state, language, tier: "builder" as const, email: "" },
      ...{ stateSince: at, createdAt: at, sample: true, resolvedAt: isOver ? at : null },
      ...{ promisedMinutes: null, dueAt: null, leftMinutes: null, late: false },
    };
  });

/** The example as a ticket is read. */
export function exampleTicket(language: Language, now: Date): ReadTicket {
  const [row] = sampleRows(language, now);
  if (!row) throw new Error("there is an example");
  return {
    ticket: {
      ...row,
      ...{ id: EXAMPLE, workspace: "", version: 1, assignee: "", aboutType: "", aboutId: "", aboutTitle: "" },
      ...{ promisedMinutes: 24 * 60, leftMinutes: 19 * 60 + 30, answeredAt: null, answeredMinutes: null },
      ...{ parties: "", blocked: "", moments: "{}", passed: 0, mine: 0 },
    },
    files: [],
    posts: [],
    history: [],
    hours: undefined as never,
  };
}
