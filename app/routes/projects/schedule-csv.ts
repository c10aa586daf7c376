import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { planOf } from "~/features/projects/schedules/plan.ts";
import { findSchedule } from "~/features/projects/schedules/schedule.view.server.ts";
import { scheduleCsv } from "~/features/projects/schedules/schedules-csv.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The tasks of a schedule as a sheet, for whoever may read it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await findSchedule(context, await presentReader(context), params.schedule ?? "");
  if (!found) throw refusal("not-found");
  const plan = planOf(found, found.tasks);
  return fileAnswer(scheduleCsv(context.language, found.tasks, plan), { name: "schedule.csv", kept: true });
}
