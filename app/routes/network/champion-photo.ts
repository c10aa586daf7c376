import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { maySeePhoto } from "~/features/network/champions/champions.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The photo of a nomination, for everybody who may see that. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shown = maySeePhoto((await context.visitor.owner()) ?? "visitor:");
  const file = await openShown(storeOf(context), shown, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
