import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, storeOf } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { TICKET } from "~/features/general/vic-service/vic.limits.ts";
import { openHeldFile } from "~/features/general/vic-service/vic.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of a ticket, for whoever holds the link to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder } = await requireHolder(context, params.link, TICKET);
  const file = await openHeldFile(storeOf(context), holder, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
