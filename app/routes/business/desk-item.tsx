import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnItem } from "~/features/business/back-office/components/drawn-screens.tsx";
import { answerItem } from "~/features/business/back-office/desk.form.server.ts";
import { itemView } from "~/features/business/back-office/desk.view.server.ts";
import { costPosting } from "~/features/projects/costs/posting.commands.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["back-office", "process"] };

/** One paper of the inbox. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await itemView(context, actor, params.item ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.item.vendor || undefined }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerItem(context, actor, params.item ?? "", { request, costs: costPosting });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function DeskItemRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnItem view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
