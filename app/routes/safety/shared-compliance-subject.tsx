import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import {
  answerEvidence,
  answerWithdraw,
  TYPED,
} from "~/features/safety/compliance/compliance.form.server.ts";
import { SUBJECT } from "~/features/safety/compliance/compliance.limits.ts";
import { sharedSubjectView } from "~/features/safety/compliance/compliance.view.server.ts";
import { DrawnShared } from "~/features/safety/compliance/components/drawn-screens.tsx";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["compliance"] };

/** What somebody has to send before they may be on site, for whoever holds the link; `?item=` opens the form of one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link, name } = await requireHolder(context, params.link, SUBJECT);
  const { pathname, searchParams } = new URL(request.url);
  const view = await sharedSubjectView(context, holder, {
    id: link.subject.id,
    asked: searchParams.get("item") ?? "",
    mayUpload: link.verbs.includes("upload"),
  });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, name, here: pathname, tooLarge, pageTitle: view.subject.called }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const fields = typedIn(form);
  const { holder, link } = await requireHolderToAct(context, params.link, SUBJECT, { fields, names: TYPED });
  const to = new URL(request.url).pathname;
  const answer =
    form.get("intent") === "withdraw"
      ? await answerWithdraw(context, holder, { form, to })
      : await answerEvidence(context, holder, { form, file, to });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, fields.sentBy ?? "");
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedComplianceSubjectRoute() {
  return <DrawnShared {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
