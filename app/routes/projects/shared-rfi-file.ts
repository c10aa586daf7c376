import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { RFI } from "~/features/projects/rfis/rfis.limits.ts";
import { openRfiFile } from "~/features/projects/rfis/rfis.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of an RFI, for whoever holds the link to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder } = await requireHolder(context, params.link, RFI);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = await openRfiFile(store, holder, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
