import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openFile } from "~/engines/file/file.server.ts";
import { inOwn, mayWrite, presentMember } from "~/engines/trust/trust.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of a record, for whoever may read its workspace. For everybody else there is none. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await context.session.current();
  const guest = member ? undefined : await context.visitor.guest();
  const actor = member ? await presentMember(context, member) : guest && inOwn(guest);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = actor && (await openFile(store, actor, params.id ?? ""));
  const guard = file && context.contributions.guardedFiles[file.subject.type];
  if (
    guard &&
    !(await guard(context, { owner: actor.owner, may: (of) => mayWrite(actor, of) }, file.subject))
  )
    throw refusal("not-found");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
