import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnObservations } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import {
  answerObservation,
  observationsView,
  seenAt,
} from "~/features/safety/dashboard/observations.form.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm, readUpload } from "~/services/form.server.ts";

export const handle = { served: ["safety-observations"], offline: true };

/** What was seen being done, safely or not, and the form for one more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = visitorDay(request, context.now());
  const view = await observationsView(context, await presentReader(context), today);
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  // What waited for the network was seen on the day on which it was written.
  const today = visitorDay(request, seenAt(request, context.now()));
  const answer = await answerObservation(context, { form, file, today });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SafetyObservationsRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnObservations view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
