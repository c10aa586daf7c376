import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldRfi } from "~/features/projects/rfis/components/drawn-screens.tsx";
import { answerHeldRfi, RFI_TYPED } from "~/features/projects/rfis/rfis.form.server.ts";
import { RFI } from "~/features/projects/rfis/rfis.limits.ts";
import { heldRfiView } from "~/features/projects/rfis/rfis.view.server.ts";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["rfis", "process", "talk"] };

/** One question for whoever holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldRfiView(context, await requireHolder(context, params.link, RFI));
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.rfi.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const typed = { fields: typedIn(form), names: RFI_TYPED };
  const holding = await requireHolderToAct(context, params.link, RFI, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeldRfi(context, holding, { form, file, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedRfiRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnHeldRfi view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
