import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { missionLitchi } from "~/features/assistant/drone/mission-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Waypoints for Litchi. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = missionLitchi(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "litchi.csv", kept: true });
}
