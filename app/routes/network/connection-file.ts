import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, storeOf } from "~/engines/file/file.server.ts";
import { openHanded } from "~/features/network/connections/connection.queries.server.ts";
import { personOf } from "~/features/network/connections/connections.form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file that one of two handed the other. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const asked = { id: params.connection ?? "", file: params.file ?? "" };
  const file = await openHanded(storeOf(context), actor, asked);
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
