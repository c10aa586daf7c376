import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { LibraryScreen } from "~/features/materials/library/components/library-screen.tsx";
import { libraryView } from "~/features/materials/library/library.view.server.ts";

export const handle = { i18n: ["library"] };

export async function loader({ context }: LoaderFunctionArgs) {
  return { goods: await libraryView(context, await presentReader(context)) };
}

export default function LibraryRoute() {
  return <LibraryScreen {...useLoaderData<typeof loader>()} />;
}
