import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, storeOf } from "~/engines/file/file.server.ts";
import { openEvidence } from "~/features/network/verification/verification.queries.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of a case, for a reviewer whose own it is not; the picture of an ID until the decision. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const asked = { id: params.case ?? "", file: params.file ?? "" };
  const file = await openEvidence(storeOf(context), who, asked);
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
