import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnConnection } from "~/features/network/connections/components/drawn-screens.tsx";
import { answerConnectionPage } from "~/features/network/connections/connection.form.server.ts";
import { connectionView } from "~/features/network/connections/connection.view.server.ts";
import { personOf } from "~/features/network/connections/connections.form.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["connections", "talk"] };

/** One connection, for its two people alone. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const view = await connectionView(context, actor, params.connection ?? "", visitorZone(request));
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.who ?? undefined }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  const answer = await answerConnectionPage(
    context,
    actor,
    params.connection ?? "",
    await readUpload(request, "file"),
  );
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ConnectionRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnConnection view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
