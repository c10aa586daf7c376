import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { readLogSearch } from "~/features/account/audit/log.logic.ts";
import { readWholeLog } from "~/features/account/audit/log.queries.server.ts";
import { logCsv } from "~/features/account/audit/log-csv.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";
import { requireUser } from "~/services/guard.server.ts";

/** The log as it is filtered, as a table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const search = readLogSearch(new URL(request.url).searchParams);
  const entries = await readWholeLog(context.db, actor, { ...search, before: undefined });
  return fileAnswer(logCsv(context.language, entries), { name: "security-log.csv", kept: true });
}
