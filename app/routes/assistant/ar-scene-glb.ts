import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { sceneGlb } from "~/features/assistant/ar-visualizer/scene-files.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The model that the address asks for, for a phone or a program that shows it in space. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = sceneGlb(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "scene.glb", kept: true });
}
