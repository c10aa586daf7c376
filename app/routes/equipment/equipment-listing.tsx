import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnListing } from "~/features/equipment/equipment-rental/components/drawn-screens.tsx";
import { answerListing } from "~/features/equipment/equipment-rental/rentals.form.server.ts";
import { listingView } from "~/features/equipment/equipment-rental/rentals.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["equipment-rental", "loans", "process"] };

/** One machine with its calendar and its quote for `?from=`, `?to=`, `?at=`, `?deliver=`, `?waiver=`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = await listingView(context, await presentReader(context), params.listing ?? "", searchParams);
  if (!view) throw refusal("not-found");
  const status = Object.keys(view.errors).length > 0 ? 400 : 200;
  return data({ view, tooLarge: context.tooLarge, pageTitle: view.listing.title }, status);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerListing(
    context,
    params.listing ?? "",
    await readUpload(request, "file"),
    visitorZone(request),
  );
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function EquipmentListingRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnListing view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
