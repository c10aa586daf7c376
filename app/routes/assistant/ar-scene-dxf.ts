import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { scenePlanDxf } from "~/features/assistant/ar-visualizer/scene-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What is seen from above, for a drawing program. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = scenePlanDxf(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "plan.dxf", kept: true });
}
