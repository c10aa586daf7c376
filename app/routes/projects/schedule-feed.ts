import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { scheduleIcs } from "~/features/projects/schedules/calendar-feed.ts";
import { planOf } from "~/features/projects/schedules/plan.ts";
import { feedToken } from "~/features/projects/schedules/schedule.view.server.ts";
import { readForFeed } from "~/features/projects/schedules/schedules.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The calendar of a schedule, for whatever program holds its signed address. Another address ends it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = (params.feed ?? "").replace(/\.ics$/, "");
  const [, id = "", feed = ""] = /^([\w-]{1,60})\.(\d{1,6})\.[\w-]{32}$/.exec(token) ?? [];
  if (!id || token !== (await feedToken(context.env.sessionSecret, id, Number(feed))))
    throw refusal("not-found");
  const found = await readForFeed(context.db, id, Number(feed));
  if (!found) throw refusal("not-found");
  const ics = scheduleIcs(found, found.tasks, planOf(found, found.tasks), {
    host: new URL(context.origin).hostname,
    now: context.now(),
  });
  return fileAnswer(ics, { name: "schedule.ics", kept: false });
}
