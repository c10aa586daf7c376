import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { feedIcs, feedToken, readFeed } from "~/features/equipment/equipment-rental/feed.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The bookings of a machine, for whatever program holds its signed address. Another address ends it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.feed ?? "";
  const [, id = "", feed = ""] = /^([\w-]{1,60})\.(\d{1,6})\.[\w-]{32}$/.exec(token) ?? [];
  if (!id || token !== (await feedToken(context.env.sessionSecret, id, Number(feed))))
    throw refusal("not-found");
  const found = await readFeed(context.db, id, Number(feed));
  if (!found) throw refusal("not-found");
  const t = translator(context.language, "equipment-rental");
  const ics = feedIcs(found, {
    host: new URL(context.origin).hostname,
    now: context.now(),
    state: (name) => t(`booking.states.${name as "out"}`),
  });
  return fileAnswer(ics, { name: "machine.ics", kept: false });
}
