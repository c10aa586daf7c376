import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerCareer } from "~/features/network/careers/career.form.server.ts";
import { careerView } from "~/features/network/careers/career.view.server.ts";
import { DrawnCareer } from "~/features/network/careers/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["careers"] };

/** One person. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await careerView(context, await presentReader(context), params.person ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerCareer(context, params.person ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CareerRoute() {
  return (
    <DrawnCareer view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
