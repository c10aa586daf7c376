import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import Drawn from "~/features/patents/patents/components/patent-figures-screen.tsx";
import { readFirstFigures } from "~/features/patents/patents/patents.queries.server.ts";
import { latePart } from "~/ui/late-part.tsx";

/** The server draws it at once; the browser fetches its script when hydration comes to it. */
const Screen = import.meta.env.SSR
  ? Drawn
  : latePart(() => import("~/features/patents/patents/components/patent-figures-screen.tsx"));

export const handle = { i18n: ["patents", "patent-drawings"] };

export function loader({ context }: LoaderFunctionArgs) {
  return readFirstFigures(context.language);
}

export default function PatentFiguresRoute() {
  return (
    <Suspense fallback={null}>
      <Screen {...useLoaderData<typeof loader>()} />
    </Suspense>
  );
}
