import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSchedules } from "~/features/projects/schedules/components/drawn-screens.tsx";
import { answerStart } from "~/features/projects/schedules/schedules.form.server.ts";
import { readStart } from "~/features/projects/schedules/schedules.view.server.ts";

export const handle = { served: ["schedules"] };

/** Schedules of a workspace, and ways to begin one; `?project=` is the project of which it is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("project") ?? "";
  const actor = await presentReader(context);
  return { start: await readStart(context, actor, asked) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerStart(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function UltimateSchedulingRoute() {
  const { start } = useLoaderData<typeof loader>();
  return <DrawnSchedules start={start} sent={useActionData<typeof action>()?.sent} />;
}
