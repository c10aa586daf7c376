import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readChain } from "~/engines/chain/chain.server.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnProject } from "~/features/projects/projects/components/drawn-screens.tsx";
import { answerProject } from "~/features/projects/projects/projects.form.server.ts";
import { projectView } from "~/features/projects/projects/projects.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { served: ["projects", "process", "chain"] };

/** One project; `?page=` is a page of its logs. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("page") ?? "1");
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000 ? asked - 1 : 0;
  const actor = await presentReader(context);
  const id = params.project ?? "";
  const [view, chain] = await inOneTrip(context, (context) =>
    Promise.all([
      projectView(context, actor, { id, page }),
      actor ? readChain(context, actor, { kind: "project", id }) : [],
    ]),
  );
  if (!view) throw refusal("not-found");
  return { view, chain, pageTitle: view.project.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerProject(context, params.project ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectRoute() {
  const { view, chain } = useLoaderData<typeof loader>();
  return <DrawnProject view={view} chain={chain} sent={useActionData<typeof action>()?.sent} />;
}
