import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnStay, DrawnStays } from "~/features/equipment/lodging/components/drawn-screens.tsx";
import { answerStay } from "~/features/equipment/lodging/stay.form.server.ts";
import { staysView, stayView } from "~/features/equipment/lodging/stay.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["lodging", "stays", "process"] };

const asked = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { id: searchParams.get("stay")?.slice(0, 60), query: searchParams };
};

/** Stays as crew and as owner; `?stay=` is one of them for its two sides, `&part=` its roster or its costs. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, query } = asked(request);
  const actor = await presentReader(context);
  if (id === undefined) return { stays: await staysView(context, actor), stay: undefined };
  const stay = await stayView(context, actor, id, query);
  if (!stay) throw refusal("not-found");
  return { stays: undefined, stay, pageTitle: stay.stay.title };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id = "" } = asked(request);
  const answer = await answerStay(context, await presentOwner(context), id, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CrewStaysRoute() {
  const { stay, stays } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (stay) return <DrawnStay view={stay} sent={sent} />;
  return <DrawnStays view={stays ?? { stays: [] }} />;
}
