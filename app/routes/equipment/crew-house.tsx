import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnHouse } from "~/features/equipment/lodging/components/drawn-screens.tsx";
import { answerHouse } from "~/features/equipment/lodging/houses.form.server.ts";
import { houseView } from "~/features/equipment/lodging/houses.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["lodging", "process"] };

/** One house with what it costs the project of the address, its free beds, and asking for them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = await houseView(context, await presentReader(context), params.listing ?? "", searchParams);
  if (!view) throw refusal("not-found");
  const status = Object.keys(view.errors).length > 0 ? 400 : 200;
  return data({ view, tooLarge: context.tooLarge, pageTitle: view.house.title }, status);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const upload = await readUpload(request, "file");
  const answer = await answerHouse(context, params.listing ?? "", upload, visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrewHouseRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnHouse view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
