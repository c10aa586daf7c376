import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnCompanies } from "~/features/equipment/rental-companies/components/drawn-screens.tsx";
import { companiesView } from "~/features/equipment/rental-companies/rental-companies.view.server.ts";

export const handle = { served: ["rental-companies"] };

/** What a search finds, or with `compare` up to three times those companies side by side. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await companiesView(context, await presentReader(context), searchParams) };
}

export default function RentalCompaniesRoute() {
  return <DrawnCompanies view={useLoaderData<typeof loader>().view} />;
}
