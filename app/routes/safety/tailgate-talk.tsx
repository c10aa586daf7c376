import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnTalk } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { Listen } from "~/features/safety/tailgate/components/listen.tsx";
import { listenOf } from "~/features/safety/tailgate/listen.server.ts";
import { answerStart } from "~/features/safety/tailgate/tailgate.form.server.ts";
import { talkView } from "~/features/safety/tailgate/tailgate.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["tailgate"] };

/** One talk and the form that begins a record of it; `?first=` and `?second=` answer its questions, `?sheet=blank` is to print. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await talkView(context, await presentReader(context), {
    key: params.talk ?? "",
    search: new URL(request.url).searchParams,
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  return { view, listen: listenOf(context.language, view.talk), pageTitle: view.talk.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerStart(context, params.talk ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TailgateTalkRoute() {
  const { view, listen } = useLoaderData<typeof loader>();
  return (
    <>
      {!view.sheet && <Listen {...listen} />}
      <DrawnTalk view={view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
