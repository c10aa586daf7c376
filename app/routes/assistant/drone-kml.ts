import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { missionKml } from "~/features/assistant/drone/mission-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The mission for a globe. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = missionKml(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "mission.kml", kept: true });
}
