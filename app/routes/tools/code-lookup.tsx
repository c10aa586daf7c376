import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countBooks, findProvisions, readBook } from "~/features/tools/codes/codes.queries.server.ts";
import { readCodeSearch } from "~/features/tools/codes/codes.schemas.ts";
import { lookupView } from "~/features/tools/codes/codes.view.server.ts";
import { LookupScreen } from "~/features/tools/codes/components/lookup-screen.tsx";

export const handle = { i18n: ["codes"] };

/** Provisions by words, by section or by book; `state` adds what a state has adopted. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readCodeSearch(new URL(request.url).searchParams);
  const { q, book, scope } = search;
  if (q)
    return lookupView(
      search,
      context.language,
      undefined,
      await findProvisions(context, q, context.language, scope),
      undefined,
    );
  const counts = await countBooks(context);
  return lookupView(
    search,
    context.language,
    counts,
    undefined,
    book ? await readBook(context, book, context.language) : undefined,
  );
}

export default function CodeLookupRoute() {
  return <LookupScreen view={useLoaderData<typeof loader>()} />;
}
