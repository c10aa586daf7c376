import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnRecord } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { answerRecord } from "~/features/safety/tailgate/tailgate.form.server.ts";
import { recordView } from "~/features/safety/tailgate/tailgate.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["tailgate"], offline: true };

/** One record; `?rows=` is how many lines its list shows. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const rows = Number(new URL(request.url).searchParams.get("rows") ?? "0");
  const view = await recordView(context, await presentReader(context), {
    id: params.record ?? "",
    today: visitorDay(request, context.now()),
    rows: Number.isSafeInteger(rows) ? rows : 0,
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.talk.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerRecord(context, params.record ?? "", {
    form: await readForm(request),
    today: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TailgateRecordRoute() {
  return (
    <>
      <SignatureSheets />
      <DrawnRecord view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
