import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFirms } from "~/features/network/professional-directory/components/drawn-screens.tsx";
import { answerFirms } from "~/features/network/professional-directory/directory.form.server.ts";
import { firmsView } from "~/features/network/professional-directory/directory.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["professional-directory"] };

/** What a search finds. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { view: await firmsView(context, await presentReader(context), searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerFirms(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProfessionalDirectoryRoute() {
  return (
    <DrawnFirms view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
