import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFirms } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { firmsView } from "~/features/network/professional-directory/directory.view.server.ts";

export const handle = { served: ["professional-directory"] };

/** What a search finds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await firmsView(context, await presentReader(context), searchParams) };
}

export default function ProfessionalDirectoryRoute() {
  return <DrawnFirms view={useLoaderData<typeof loader>().view} />;
}
