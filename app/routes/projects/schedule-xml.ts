import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { planOf } from "~/features/projects/schedules/plan.ts";
import { projectXml } from "~/features/projects/schedules/project-xml.server.ts";
import { findSchedule } from "~/features/projects/schedules/schedule.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A schedule as a file for MS Project, for whoever may read it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await findSchedule(context, await presentReader(context), params.schedule ?? "");
  if (!found) throw refusal("not-found");
  const plan = planOf(found, found.tasks);
  return fileAnswer(projectXml(found, found.tasks, plan), { name: "schedule.xml", kept: true });
}
