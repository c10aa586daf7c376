import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { clocksIcs, clocksView } from "~/features/business/back-office/clock.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** The open deadlines of a workspace as a calendar. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const now = context.now();
  const view = await clocksView(context, actor, { day: visitorDay(request, now) });
  const ics = clocksIcs(view, { host: new URL(context.origin).hostname, now, language: context.language });
  return fileAnswer(ics, { name: "deadlines.ics", kept: true });
}
