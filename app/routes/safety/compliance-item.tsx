import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { answerItem } from "~/features/safety/compliance/compliance.form.server.ts";
import { itemView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnItem } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { readForm, readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["compliance", "process"] };

/** One requirement of a subject. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await itemView(context, await presentReader(context), params.item ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.heading }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const posted = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const answer = await answerItem(context, params.item ?? "", posted);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ComplianceItemRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnItem view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
