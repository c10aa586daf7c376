import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFirm } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { answerFirm } from "~/features/network/professional-directory/directory.form.server.ts";
import { firmView } from "~/features/network/professional-directory/directory.view.server.ts";
import { readForm, readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["professional-directory"] };

/** One firm. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await firmView(context, await presentReader(context), params.firm ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.firm.name }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "photo")
    : { form: await readForm(request), file: undefined };
  const answer = await answerFirm(context, params.firm ?? "", form, file);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnFirm view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
