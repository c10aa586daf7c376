import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readerOf } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { eventIcs } from "~/features/network/builders-lounge/calendar.ts";
import { findEvent } from "~/features/network/builders-lounge/events.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** An event of the lounge for a calendar. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await findEvent(
    context.db,
    await readerOf(context),
    params.event ?? "",
    false,
    context.now(),
  );
  if (!found?.event.approvedAt) throw refusal("not-found");
  const ics = eventIcs(found.event, { host: new URL(context.origin).hostname, now: context.now() });
  return fileAnswer(ics, { name: "lounge.ics", kept: true });
}
