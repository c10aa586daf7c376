import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnDesk } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerDesk } from "~/features/business/back-office/desk.form.server.ts";
import { askedOf, deskView } from "~/features/business/back-office/desk.view.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["back-office", "process"] };

/** The inbox of a workspace, narrowed by step, job and vendor, thirty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await deskView(context, actor, askedOf(new URL(request.url).searchParams));
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerDesk(context, actor, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function FinancialAdminServicesRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnDesk view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
