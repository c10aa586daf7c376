import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { BOOKKEEPER } from "~/features/business/back-office/bookkeeper.limits.ts";
import { openRequestFile } from "~/features/business/back-office/bookkeeper.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The picture of a paper that a bookkeeper is asked about, for whoever holds the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, BOOKKEEPER);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = await openRequestFile(store, holder, { request: link.subject.id, file: params.file ?? "" });
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
