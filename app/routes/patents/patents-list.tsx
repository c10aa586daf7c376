import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/patents-list-screen.tsx";
import { listFilter } from "~/features/patents/patents/patents.filters.ts";
import { readList } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-list"] };

/** The list with the filter and the order of the address; what means nothing there is passed over. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return readList(context.language, listFilter(new URL(request.url).searchParams));
}

export default function PatentsListRoute() {
  const list = useLoaderData<typeof loader>();
  // A filter that was changed by a link is shown in the form too.
  return <Screen key={JSON.stringify(list.filter)} {...list} />;
}
