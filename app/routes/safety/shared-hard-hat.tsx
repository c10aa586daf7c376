import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { heldView } from "~/features/projects/workforce/held.view.server.ts";
import { WORKER } from "~/features/projects/workforce/workforce.limits.ts";
import { seenAt } from "~/features/safety/dashboard/observations.form.server.ts";
import { DrawnHub } from "~/features/safety/hard-hat/components/drawn-screens.tsx";
import { answerHub } from "~/features/safety/hard-hat/hard-hat.form.server.ts";
import { isAct } from "~/features/safety/hard-hat/hard-hat.limits.ts";
import { holdingOf, holdingToAct, hubView } from "~/features/safety/hard-hat/hard-hat.view.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["hard-hat-zone"], offline: true };

/** Six buttons for whoever has the link of a crew, or their own; `?show=` opens one of them. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await holdingOf(context, params.link);
  const { holder, link } = holding;
  const isOwn = link.subject.type === WORKER;
  const week = isOwn ? await heldView(context, holder, { type: WORKER, id: link.subject.id }) : undefined;
  const view = await hubView(context, holding, { minutes: week?.minutes });
  if (!view) throw refusal("not-found");
  const { pathname, searchParams } = new URL(request.url);
  const show = searchParams.get("show") ?? "";
  const { tooLarge } = context;
  const act = tooLarge ? ("hazard" as const) : isAct(show) ? show : undefined;
  const clock = pathname.replace(/hard-hat$/, isOwn ? "clock" : "kiosk");
  return data(
    { view, act, clock, path: pathname, tooLarge, pageTitle: view.crew.name },
    tooLarge ? 413 : 200,
  );
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "photo");
  const holding = await holdingToAct(context, params.link);
  const { pathname: here } = new URL(request.url);
  const at = seenAt(request, context.now());
  const answer = await answerHub(context, holding, { form, file, here, at });
  if (!answer.ok) return data({ sent: answer.sent, act: answer.act }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedHardHatRoute() {
  const { act, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DrawnHub {...page} act={answer?.act ?? act} sent={answer?.sent} />;
}
