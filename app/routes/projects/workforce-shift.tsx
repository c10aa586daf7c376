import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnShift } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { answerShift } from "~/features/projects/workforce/workforce.form.server.ts";
import { shiftView } from "~/features/projects/workforce/workforce.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce"] };

/** One shift: what is proposed for it, its times, and its history. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await shiftView(context, await presentReader(context), params.shift ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerShift(context, params.shift ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WorkforceShiftRoute() {
  return (
    <DrawnShift view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
