import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import Screen from "~/features/patents/patents/components/patent-figures-screen.tsx";
import { readFirstFigures } from "~/features/patents/patents/patents.queries.server.ts";

export const handle = { i18n: ["patents", "patent-drawings"] };

export function loader({ context }: LoaderFunctionArgs) {
  return readFirstFigures(context.language);
}

export default function PatentFiguresRoute() {
  return <Screen {...useLoaderData<typeof loader>()} />;
}
