import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { PUNCH } from "~/features/projects/punch-list/punch-list.limits.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A photo of a punch item, for whoever holds the link to that item. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder } = await requireHolder(context, params.link, PUNCH);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = await openFile(store, holder, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
