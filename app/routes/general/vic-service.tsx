import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isMember, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnVic } from "~/features/general/vic-service/components/drawn-screens.tsx";
import { answerVic } from "~/features/general/vic-service/vic.form.server.ts";
import { vicView } from "~/features/general/vic-service/vic.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["vic-service"] };

/** The desk: what it promises and keeps, and the form, which `about` begins with a record. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => (searchParams.get(name) ?? "").slice(0, 200);
  const begin = { about: asked("about"), from: asked("from"), topic: asked("topic") };
  return { view: await vicView(context, actor, { ...begin, isMember: isMember(actor) }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerVic(context, await readForm(request));
  if (answer.ok === "known") return data({ sent: answer.sent, known: answer.known });
  if (!answer.ok) return data({ sent: answer.sent, known: undefined }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function VicServiceRoute() {
  const { view } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <DrawnVic view={view} sent={posted?.sent} known={posted?.known} />;
}
