import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { missionMap } from "~/features/assistant/drone/mission-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The area with its lines and photos. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = missionMap(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "map.svg", kept: false });
}
