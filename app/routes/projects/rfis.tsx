import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnRfis } from "~/features/projects/rfis/components/drawn-screens.tsx";
import { answerRfis } from "~/features/projects/rfis/rfis.form.server.ts";
import { askedOf, rfisView } from "~/features/projects/rfis/rfis.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["rfis", "process"] };

/** The questions of a workspace, narrowed by project and state, thirty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedOf(new URL(request.url).searchParams);
  return { view: await rfisView(context, await presentReader(context), asked) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerRfis(context, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function RfisRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnRfis view={view} sent={useActionData<typeof action>()?.sent} />;
}
