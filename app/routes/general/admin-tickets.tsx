import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  DrawnDesk,
  DrawnDeskTicket,
  DrawnHours,
} from "~/features/general/vic-service/components/drawn-screens.tsx";
import { answerDesk } from "~/features/general/vic-service/vic.form.server.ts";
import { DESK_VIEWS } from "~/features/general/vic-service/vic.limits.ts";
import { deskTicketView, deskView, hoursView } from "~/features/general/vic-service/vic.view.server.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["vic-service", "process", "talk"] };

/** The queue of the desk, one ticket of it, or its hours. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const { searchParams } = new URL(request.url);
  const [ticket, asked] = [searchParams.get("ticket"), searchParams.get("view")];
  if (ticket !== null) {
    const one = await deskTicketView(context, who, { id: ticket, macro: searchParams.get("macro") });
    if (!one) throw refusal("not-found");
    return { one, hours: undefined, list: undefined };
  }
  if (asked === "hours") return { one: undefined, hours: await hoursView(context), list: undefined };
  const view = DESK_VIEWS.find((name) => name === asked) ?? "waiting";
  const list = await deskView(context, who, { view, page: askedPage(searchParams) });
  return { one: undefined, hours: undefined, list };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const ticket = new URL(request.url).searchParams.get("ticket") ?? "";
  const answer = await answerDesk(context, who, ticket, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminTicketsRoute() {
  const { one, hours, list } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (one) return <DrawnDeskTicket view={one} sent={sent} />;
  if (hours) return <DrawnHours view={hours} sent={sent} />;
  return list ? <DrawnDesk view={list} /> : null;
}
