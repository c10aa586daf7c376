import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { calendarIcs } from "~/features/patents/patents/document/calendar-ics.ts";
import { readTop } from "~/features/patents/patents/patents.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The filing calendar for a calendar of one's own. */
export function loader({ context }: LoaderFunctionArgs) {
  const { patents, date } = readTop(context.language, "deadline");
  const ics = calendarIcs(context.language, { patents, date, host: new URL(context.origin).hostname });
  return fileAnswer(ics, { name: "filing-calendar.ics", kept: true });
}
