import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { readerOf } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { maySeeLoungePhoto } from "~/features/network/builders-lounge/photos.queries.server.ts";
import { isAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A photo of the week, for whoever sees it on the page, and for administrators. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await context.session.current();
  const shown = maySeeLoungePhoto(await readerOf(context), member ? isAdmin(context, member) : false);
  const file = await openShown(storeOf(context), shown, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
