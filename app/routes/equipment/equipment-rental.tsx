import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSearch } from "~/features/equipment/equipment-rental/components/drawn-screens.tsx";
import { answerSearch } from "~/features/equipment/equipment-rental/rentals.form.server.ts";
import { searchView } from "~/features/equipment/equipment-rental/rentals.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["equipment-rental"] };

/** One search over everything for rent; its fields are the address (`SEARCH_FIELDS`), `?compare=` up to three machines. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = await searchView(context, await presentReader(context), new URL(request.url).searchParams);
  return data({ view }, Object.keys(view.errors).length > 0 ? 400 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerSearch(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function EquipmentRentalRoute() {
  return (
    <DrawnSearch view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
