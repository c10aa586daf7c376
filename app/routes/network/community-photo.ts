import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openShown, storeOf } from "~/engines/file/file.server.ts";
import { maySeePostPhoto } from "~/features/network/community/photos.server.ts";
import { isAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The photo of an answer, for whoever sees the answer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await context.session.current();
  const looker = {
    ...(member && { owner: `user:${member.id}` }),
    moderates: member ? isAdmin(context, member) : false,
    now: context.now(),
  };
  const file = await openShown(storeOf(context), maySeePostPhoto(looker), params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
