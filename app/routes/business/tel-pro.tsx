import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerDesk } from "~/features/business/tel-pro/calls.form.server.ts";
import { CALL_VIEWS } from "~/features/business/tel-pro/calls.limits.ts";
import { deskView } from "~/features/business/tel-pro/calls.view.server.ts";
import { DrawnDesk } from "~/features/business/tel-pro/components/drawn-screens.tsx";
import { askedPage } from "~/lib/asked-page.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["tel-pro", "process"] };

/** The phone desk of a firm. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { searchParams } = new URL(request.url);
  const view = CALL_VIEWS.find((one) => one === searchParams.get("view")) ?? "queue";
  const script = (searchParams.get("script") ?? "").slice(0, 60);
  return { view: await deskView(context, actor, { view, script, page: askedPage(searchParams) }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerDesk(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TelProRoute() {
  return <DrawnDesk view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
