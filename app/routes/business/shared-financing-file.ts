import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile, openFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { APPLICATION } from "~/features/business/financing/application.limits.ts";
import { readAsked } from "~/features/business/financing/application.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A paper of an application, for the lender that was asked and while it is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, APPLICATION);
  const asked = await readAsked(context.db, holder, link.subject.id);
  const id = asked?.files.find((each) => each.id === params.file)?.id;
  const file = id && (await openFile({ db: context.db, bucket: context.env.pictures }, holder, id));
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
