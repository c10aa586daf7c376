import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { seenAt } from "~/features/safety/dashboard/observations.form.server.ts";
import { DrawnZone } from "~/features/safety/hard-hat/components/drawn-screens.tsx";
import { answerBoard } from "~/features/safety/hard-hat/hard-hat.form.server.ts";
import { isAct } from "~/features/safety/hard-hat/hard-hat.limits.ts";
import { sampleHubView, zoneView } from "~/features/safety/hard-hat/hard-hat.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["hard-hat-zone"], offline: true };

const asked = (request: Request, name: string) => new URL(request.url).searchParams.get(name) ?? "";

/** The crews and the example of a page; with `?crew=` what a page says, and `?show=` opens one of the six in the example. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const crew = asked(request, "crew");
  const view = await zoneView(context, await presentReader(context), { crew });
  if (!view) throw refusal("not-found");
  const show = asked(request, "show");
  return {
    view,
    hub: crew ? undefined : sampleHubView(context.language),
    act: isAct(show) ? show : undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBoard(context, {
    ...{ crew: asked(request, "crew"), form: await readForm(request) },
    at: seenAt(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function HardHatZoneRoute() {
  const { view, hub, act } = useLoaderData<typeof loader>();
  return <DrawnZone view={view} hub={hub} act={act} sent={useActionData<typeof action>()?.sent} />;
}
