import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { answerProof } from "~/features/university/certificates/certificates.form.server.ts";
import { ASK } from "~/features/university/certificates/certificates.limits.ts";
import { proofView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnProof } from "~/features/university/certificates/components/drawn-screens.tsx";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["certificates"] };

const TYPED = ["holder", "number", "issuer", "issuedOn", "expiresOn", "sentBy"] as const;

/** The card that somebody is asked for, for whoever holds the link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link, name } = await requireHolder(context, params.link, ASK);
  const mayUpload = link.verbs.includes("upload");
  const view = await proofView(context, holder, { id: link.subject.id, mayUpload });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, name, tooLarge, pageTitle: view.title }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "photo");
  const fields = typedIn(form);
  const { holder, link } = await requireHolderToAct(context, params.link, ASK, { fields, names: TYPED });
  const to = new URL(request.url).pathname;
  const answer = await answerProof(context, holder, { ask: link.subject.id, form, photo: file, to });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, fields.sentBy ?? "");
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedCredentialRoute() {
  return <DrawnProof {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
