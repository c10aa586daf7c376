import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { isFirmLogo } from "~/features/business/instant-quote/firm-brand.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The picture of a firm, for everybody: it stands on pages that are open to all. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const file = await openShown(storeOf(context), isFirmLogo, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
