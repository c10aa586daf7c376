import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listCsv } from "~/features/patents/patents/document/list-csv.ts";
import { listFilter } from "~/features/patents/patents/patents.filters.ts";
import { readRows } from "~/features/patents/patents/patents.queries.server.ts";
import { fileAnswer } from "~/services/file-answer.server.ts";

/** The list as it was filtered and ordered, as a table. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const rows = readRows(context.language, listFilter(new URL(request.url).searchParams));
  return fileAnswer(listCsv(context.language, rows), { name: "patents.csv", kept: true });
}
