import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { planDrawingFile } from "~/features/assistant/home-design/plan-files.server.tsx";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The plan that the address asks for, for a drawing program. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = planDrawingFile(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "plan.dxf", kept: true });
}
