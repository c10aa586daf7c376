import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { punchCsv } from "~/features/projects/punch-list/punch-csv.server.ts";
import { readSheet } from "~/features/projects/punch-list/punch-list.queries.server.ts";
import { askedOf } from "~/features/projects/punch-list/punch-list.view.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The punch list as a sheet, narrowed as its page is; without items only its head. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const asked = askedOf(new URL(request.url).searchParams);
  const items = actor ? await readSheet(context.db, actor, asked, context.now()) : [];
  return fileAnswer(punchCsv(context.language, items), { name: "punch-list.csv", kept: true });
}
