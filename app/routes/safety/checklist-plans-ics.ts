import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { ownPlans } from "~/features/safety/checklists/plans.queries.server.ts";
import { plansIcs } from "~/features/safety/checklists/plans-ics.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** When each planned checklist is next due, as a calendar, for whoever asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = visitorDay(request, context.now());
  const actor = await presentReader(context);
  const rows = actor ? await ownPlans(context.db, actor, { today }) : [];
  const ics = plansIcs(context.language, rows, {
    ...{ host: new URL(context.origin).hostname, now: context.now(), today },
  });
  return fileAnswer(ics, { name: "checklists.ics", kept: true });
}
