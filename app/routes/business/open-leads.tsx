import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import {
  DrawnOpenLead,
  DrawnOpenLeads,
} from "~/features/business/lead-generation/components/drawn-screens.tsx";
import { OPEN_LEADS, openLeadPath } from "~/features/business/lead-generation/leads.limits.ts";
import { openLeadsView } from "~/features/business/lead-generation/leads.view.server.ts";
import { answerPro } from "~/features/business/lead-generation/pros.form.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["leads", "chain", "job-types"] };

/** Requests that fit a firm, and those that it has; `?lead=` is one of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const view = await openLeadsView(context, actor, new URL(request.url).searchParams);
  if (!(view.one || view.list)) throw refusal("not-found");
  return view.one ? { ...view, pageTitle: view.one.title } : view;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { form, file } = await readUpload(request, "file");
  const lead = new URL(request.url).searchParams.get("lead")?.slice(0, 60);
  const to = lead === undefined ? OPEN_LEADS : openLeadPath(encodeURIComponent(lead));
  const answer = await answerPro(context, actor, { form, to }, file);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function OpenLeadsRoute() {
  const { one, list } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (one) return <DrawnOpenLead view={one} sent={sent} />;
  return list ? <DrawnOpenLeads view={list} sent={sent} /> : null;
}
