import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sceneSvg } from "~/features/assistant/ar-visualizer/scene-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The drawing that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = sceneSvg(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "scene.svg", kept: false });
}
