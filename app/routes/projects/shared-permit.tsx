import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnShared } from "~/features/projects/permits/components/drawn-screens.tsx";
import { answerResult, TYPED } from "~/features/projects/permits/permits.form.server.ts";
import { PERMIT } from "~/features/projects/permits/permits.limits.ts";
import { sharedView } from "~/features/projects/permits/permits.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["permits", "process"] };

const hereOf = (request: Request) => new URL(request.url).pathname;

/** A permit for whoever holds a link to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, PERMIT);
  const view = await sharedView(context.db, holding);
  if (!view) throw refusal("not-found");
  return { view, here: hereOf(request), pageTitle: view.permit.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fields = typedIn(form);
  const { holder, link } = await requireHolderToAct(context, params.link, PERMIT, { fields, names: TYPED });
  const answer = await answerResult(context, holder, { id: link.subject.id, form, to: hereOf(request) });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, fields.inspector ?? "");
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedPermitRoute() {
  return <DrawnShared {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
