import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerCard } from "~/features/university/certificates/certificates.form.server.ts";
import { cardFormView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnCardForm } from "~/features/university/certificates/components/drawn-screens.tsx";
import { readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["certificates"] };

/** A card of another issuer; `?renew=` begins with what stays the same of one that stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const renews = (new URL(request.url).searchParams.get("renew") ?? "").slice(0, 60);
  const { tooLarge } = context;
  return data({ view: await cardFormView(context, actor, { renews }), tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { form, file } = await readUpload(request, "photo");
  const answer = await answerCard(context, actor, { form, photo: file });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CredentialFormRoute() {
  return <DrawnCardForm {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
