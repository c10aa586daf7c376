import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnTalk } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { Listen } from "~/features/safety/tailgate/components/listen.tsx";
import { listenOf } from "~/features/safety/tailgate/listen.server.ts";
import { answerReword, answerStart } from "~/features/safety/tailgate/tailgate.form.server.ts";
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
  const form = await readForm(request);
  const key = params.talk ?? "";
  if (form.get("intent") === "reword") {
    const said = await answerReword(context, key, form);
    return said.ok ? data({ reworded: said.sentences }) : data({ sent: said.sent }, said.status);
  }
  const answer = await answerStart(context, key, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TailgateTalkRoute() {
  const { view, listen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sent = answer && "sent" in answer ? answer.sent : undefined;
  const reworded = answer && "reworded" in answer ? answer.reworded : undefined;
  return (
    <>
      {!view.sheet && <Listen {...listen} />}
      <DrawnTalk view={view} sent={sent} reworded={reworded} />
    </>
  );
}
