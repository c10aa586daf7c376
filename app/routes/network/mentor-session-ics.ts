import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sessionIcs } from "~/features/network/mentors/calendar.ts";
import { personOf } from "~/features/network/mentors/mentors.form.server.ts";
import { findSession } from "~/features/network/mentors/mentors.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A session for the calendars of its two people. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const found = await findSession(context.db, actor, params.session ?? "", context.now());
  if (!found) throw refusal("not-found");
  const { session } = found;
  const ics = sessionIcs(
    { ...session, cancelled: session.state === "cancelled" },
    {
      host: new URL(context.origin).hostname,
      now: context.now(),
      title: translator(context.language, "mentors")("calendarTitle", {
        who: session.mentors ? session.askedAs : session.shownAs,
      }),
      joinBy: session.state === "confirmed" ? session.joinBy : "",
    },
  );
  return fileAnswer(ics, { name: "mentor-session.ics", kept: true });
}
