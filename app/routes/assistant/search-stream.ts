import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readQuery } from "~/features/assistant/search/search.logic.ts";
import { readForm } from "~/services/form.server.ts";

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

/**
 * The web's answer to the form field `q`, as it is written: one SearchEvent a line (`search-contract.ts`), the last of
 * them the whole answer. A POST, because every question may cost something. 400 for a search that is none.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const q = (await readForm(request)).get("q");
  const query = readQuery(typeof q === "string" ? q : "");
  if (!query || query.problem) return Response.json({ error: query?.problem ?? "empty" }, { status: 400 });
  return context.search.stream(query.q);
}
