import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnForm } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { answerFirmForm } from "~/features/network/professional-directory/directory.form.server.ts";
import { formView } from "~/features/network/professional-directory/directory.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["professional-directory"] };

/** The form of a new page, or with `firm` of one that the workspace looks after. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const id = (new URL(request.url).searchParams.get("firm") ?? "").slice(0, 60);
  const view = await formView(context, actor, id);
  if (!view) throw refusal("not-found");
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerFirmForm(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent, twins: answer.twins ?? [] }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProFormRoute() {
  const sent = useActionData<typeof action>();
  return <DrawnForm view={useLoaderData<typeof loader>().view} sent={sent?.sent} twins={sent?.twins ?? []} />;
}
