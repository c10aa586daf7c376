import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TermScreen } from "~/features/tools/lingo/components/term-screen.tsx";
import { readTerms } from "~/features/tools/lingo/lingo.queries.server.ts";
import { termView } from "~/features/tools/lingo/lingo.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["lingo"] };

/** One term of the glossary. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const term = termView(await readTerms(context), params.slug ?? "", context.language);
  if (!term) throw refusal("not-found");
  return { term, pageTitle: term.name };
}

export default function TermRoute() {
  return <TermScreen term={useLoaderData<typeof loader>().term} />;
}
