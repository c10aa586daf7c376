import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { permitIcs } from "~/features/projects/permits/permit-calendar.ts";
import { readForFeed } from "~/features/projects/permits/permits.queries.server.ts";
import { calendarDays, feedToken } from "~/features/projects/permits/permits.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The calendar of a permit, for whatever program holds its signed address. Another address ends it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.feed ?? "";
  const [, id = "", feed = ""] = /^([\w-]{1,60})\.(\d{1,6})\.[\w-]{32}$/.exec(token) ?? [];
  if (!id || token !== (await feedToken(context.env.sessionSecret, id, Number(feed))))
    throw refusal("not-found");
  const found = await readForFeed(context.db, id, Number(feed));
  if (!found) throw refusal("not-found");
  const ics = permitIcs(found.permit.name, calendarDays(context.language, found), {
    host: new URL(context.origin).hostname,
    now: context.now(),
  });
  return fileAnswer(ics, { name: "permit.ics", kept: false });
}
