import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerTemplate } from "~/features/safety/checklists/checklists.form.server.ts";
import { DrawnImport } from "~/features/safety/checklists/components/drawn-screens.tsx";

export const handle = { served: ["safety-checklists"] };

/** The form for a list of one's own; `?list=` is the one of which it is the next version. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const list = (new URL(request.url).searchParams.get("list") ?? "").slice(0, 60);
  const actor = await presentReader(context);
  return { list, readOnly: actor?.role === "viewer", idem: context.formKey() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerTemplate(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ChecklistImportRoute() {
  return <DrawnImport {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
