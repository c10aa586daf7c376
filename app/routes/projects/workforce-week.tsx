import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnWeek } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { answerWeek } from "~/features/projects/workforce/workforce.form.server.ts";
import { weekView } from "~/features/projects/workforce/workforce.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce", "process"] };

const weekOf = (request: Request) => new URL(request.url).searchParams.get("week") ?? "";

/** A week of a crew; `?week=` is any day of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await weekView(context, await presentReader(context), {
    ...{ id: params.crew ?? "", week: weekOf(request) },
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.crew.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerWeek(context, {
    ...{ crew: params.crew ?? "", weekOn: weekOf(request), form: await readForm(request) },
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function WorkforceWeekRoute() {
  return <DrawnWeek view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />;
}
