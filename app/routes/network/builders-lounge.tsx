import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  answerLounge,
  personOf,
  readerOf,
} from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { loungeView } from "~/features/network/builders-lounge/builders-lounge.view.server.ts";
import { DrawnLounge } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["builders-lounge"] };

/** What stands in the lounge, with what the reader has voted. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { view: await loungeView(context, await readerOf(context)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer = await answerLounge(context, personOf(await requireUser(context, request)), form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function BuildersLoungeRoute() {
  return (
    <DrawnLounge view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
