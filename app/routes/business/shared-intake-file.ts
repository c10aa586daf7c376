import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFile } from "~/engines/file/file.server.ts";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { INTAKE } from "~/features/business/customer-questionnaire/intakes.limits.ts";
import { openIntakeFile } from "~/features/business/customer-questionnaire/intakes.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** A file of the answers, for whoever holds the link to them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder } = await requireHolder(context, params.link, INTAKE);
  const store = { db: context.db, bucket: context.env.pictures };
  const file = await openIntakeFile(store, holder, params.file ?? "");
  const answer = file && (await answerFile(request, file));
  if (!answer) throw refusal("not-found");
  return answer;
}
