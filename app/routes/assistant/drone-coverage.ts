import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { missionCoverage } from "~/features/assistant/drone/missions.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What the photos of a mission show of its area. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const map = await missionCoverage(context, actor, params.mission ?? "");
  if (!map) throw refusal("not-found");
  return fileAnswer(map, { name: "coverage.svg", kept: false });
}
