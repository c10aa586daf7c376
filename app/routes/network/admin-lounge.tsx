import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerLoungeAdmin } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { DrawnLoungeAdmin } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["builders-lounge"] };

/** Where polls are asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { idem: crypto.randomUUID() as string };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(context, request);
  const answer = await answerLoungeAdmin(context, visitorZone(request) ?? "UTC", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminLoungeRoute() {
  return (
    <DrawnLoungeAdmin
      idem={useLoaderData<typeof loader>().idem}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
