import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, storeOf } from "~/engines/file/file.server.ts";
import { openDeskFile } from "~/features/general/vic-service/vic.queries.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of a ticket, for the desk. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const file = await openDeskFile(storeOf(context), params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
