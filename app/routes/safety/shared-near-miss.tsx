import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnNearMiss } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { NEAR_MISS } from "~/features/safety/dashboard/dashboard.limits.ts";
import {
  answerNearMiss,
  LINK_TYPED,
  nearMissView,
} from "~/features/safety/dashboard/near-miss-link.server.ts";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["shared-near-miss"], offline: true };

/** A near miss of a site in three fields and a photo, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await nearMissView(context, await requireHolder(context, params.link, NEAR_MISS));
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.site }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const typed = { fields: typedIn(form), names: LINK_TYPED };
  const holding = await requireHolderToAct(context, params.link, NEAR_MISS, typed);
  const view = await nearMissView(context, holding);
  if (!view) throw noAccess(typed.fields, LINK_TYPED);
  const answer = await answerNearMiss(context, holding, { form, file, view });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, holding.link, answer.printedName);
  await context.toast.set("nearMissReported");
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedNearMissRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnNearMiss view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
