import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnTicket } from "~/features/general/vic-service/components/drawn-screens.tsx";
import { answerTicketPage } from "~/features/general/vic-service/vic.form.server.ts";
import { ticketPath } from "~/features/general/vic-service/vic.limits.ts";
import { ticketView } from "~/features/general/vic-service/vic.view.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["vic-service", "process", "talk", "chain"] };

/** One ticket, for those who asked. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await ticketView(context, await presentReader(context), params.ticket ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.ticket.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.ticket ?? "";
  const { form, file } = await readUpload(request, "file");
  const actor = await presentOwner(context);
  const answer = await answerTicketPage(context, actor, { id, form, file, here: ticketPath(id) });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function VicTicketRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnTicket view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
