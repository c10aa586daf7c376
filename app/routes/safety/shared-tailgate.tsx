import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnShared } from "~/features/safety/tailgate/components/drawn-screens.tsx";
import { Listen } from "~/features/safety/tailgate/components/listen.tsx";
import { listenOf } from "~/features/safety/tailgate/listen.server.ts";
import { answerLink } from "~/features/safety/tailgate/tailgate.form.server.ts";
import { RECORD } from "~/features/safety/tailgate/tailgate.limits.ts";
import { sharedView } from "~/features/safety/tailgate/tailgate.view.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["tailgate"], offline: true };

/** A talk to read and to sign on one's own phone, for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link, name } = await requireHolder(context, params.link, RECORD);
  const view = await sharedView(context, holder, link.subject.id);
  if (!view) throw refusal("not-found");
  const { language } = context;
  return { view, name, language, listen: listenOf(language, view.talk), pageTitle: view.talk.title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: ["name", "signature"] };
  const { holder, link } = await requireHolderToAct(context, params.link, RECORD, typed);
  const to = new URL(request.url).pathname;
  const answer = await answerLink(context, holder, { record: link.subject.id, form, to });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, typed.fields.name ?? "");
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedTailgateRoute() {
  const { view, name, language, listen } = useLoaderData<typeof loader>();
  return (
    <>
      <SignatureSheets />
      <Listen {...listen} />
      <DrawnShared view={view} name={name} language={language} sent={useActionData<typeof action>()?.sent} />
    </>
  );
}
