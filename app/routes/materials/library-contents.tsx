import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { ContentsScreen } from "~/features/materials/library/components/contents-screen.tsx";
import { contentsView } from "~/features/materials/library/library.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["library"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await contentsView(context, await presentReader(context), params.good ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export default function LibraryContentsRoute() {
  return <ContentsScreen view={useLoaderData<typeof loader>().view} />;
}
