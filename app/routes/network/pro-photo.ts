import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maySeeEntryPhoto } from "~/engines/directory/directory.server.ts";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The photo of a job of a firm, for whoever sees the firm's page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shown = maySeeEntryPhoto(await presentReader(context));
  const file = await openShown(storeOf(context), shown, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
