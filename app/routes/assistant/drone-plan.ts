import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { missionPlan } from "~/features/assistant/drone/mission-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The mission for QGroundControl. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = missionPlan(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "mission.plan", kept: true });
}
