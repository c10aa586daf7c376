import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { BID } from "~/features/business/bid-management/bids.limits.ts";
import { openBidFile } from "~/features/business/bid-management/bids.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A document of a package, for whoever holds the link of an invitation to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, BID);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = await openBidFile(store, holder, { bid: link.subject.id, file: params.file ?? "" });
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
