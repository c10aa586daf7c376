import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnTicket } from "~/features/general/vic-service/components/drawn-screens.tsx";
import { answerTicketPage, VIC_TYPED } from "~/features/general/vic-service/vic.form.server.ts";
import { TICKET } from "~/features/general/vic-service/vic.limits.ts";
import { heldTicketView } from "~/features/general/vic-service/vic.view.server.ts";
import { readUpload, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["vic-service", "process", "talk", "chain"] };

/** One ticket for whoever holds its link: a guest who asked. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldTicketView(context, await requireHolder(context, params.link, TICKET));
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.ticket.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "file");
  const typed = { fields: typedIn(form), names: VIC_TYPED };
  const holding = await requireHolderToAct(context, params.link, TICKET, typed);
  const { id } = holding.link.subject;
  const here = new URL(request.url).pathname;
  const answer = await answerTicketPage(context, holding.holder, { id, form, file, here }, holding);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedTicketRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnTicket view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
