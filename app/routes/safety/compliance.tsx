import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerBoard } from "~/features/safety/compliance/compliance.form.server.ts";
import { boardView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnBoard } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["compliance"] };

/** Who may be on site: `?project=` is one job, `?page=` a page of the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await boardView(context, await presentReader(context), searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBoard(context, await readForm(request), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ComplianceRoute() {
  return (
    <DrawnBoard view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
