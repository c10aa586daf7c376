import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { planSvg } from "~/features/assistant/home-design/plan-files.server.tsx";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** One storey of the plan that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const file = planSvg(new URL(request.url).searchParams, context.language);
  if (!file) throw refusal("not-found");
  return fileAnswer(file, { name: "plan.svg", kept: true });
}
