import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPermits } from "~/features/projects/permits/components/drawn-screens.tsx";
import { answerNew } from "~/features/projects/permits/permits.form.server.ts";
import { permitsView } from "~/features/projects/permits/permits.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["permits", "process"] };

/** The permits of a workspace; `?state=`, `?project=` and `?page=` choose some, `?type=` begins the form with a record. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { view: await permitsView(context, await presentReader(context), query) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerNew(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PermitTrackingRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnPermits view={view} sent={useActionData<typeof action>()?.sent} />;
}
