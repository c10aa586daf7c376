import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SheetIndexScreen } from "~/features/general/sheet-index/components/sheet-index-screen.tsx";
import { readIndex } from "~/features/general/sheet-index/sheet-index.queries.server.ts";

export const handle = { i18n: ["sheet-index", "screen-descriptions"] };

export function loader({ request, context }: LoaderFunctionArgs) {
  return readIndex("services", context.language, new URL(request.url).searchParams.get("q"));
}

export default function ServicesRoute() {
  return <SheetIndexScreen name="services" {...useLoaderData<typeof loader>()} />;
}
