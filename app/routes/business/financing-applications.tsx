import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerApplication, answerBegin } from "~/features/business/financing/application.form.server.ts";
import { applicationsView, applicationView } from "~/features/business/financing/application.view.server.ts";
import {
  DrawnApplication,
  DrawnApplications,
} from "~/features/business/financing/components/drawn-screens.tsx";
import { readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["financing", "financing-application", "process"] };

/** What a workspace applied for; `?application=` is one of them, a scenario in the address goes into a new one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  const id = query.get("application");
  if (id === null) return { list: await applicationsView(context, actor, query) };
  const one = await applicationView(context, actor, id.slice(0, 60));
  if (!one) throw refusal("not-found");
  return { one, pageTitle: one.application.topic };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const { form, file } = await readUpload(request, "file");
  const query = new URL(request.url).searchParams;
  const id = query.get("application")?.slice(0, 60);
  const answer =
    id === undefined
      ? await answerBegin(context, actor, { form, query })
      : await answerApplication(context, actor, { id, form, file });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function FinancingApplicationsRoute() {
  const view = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if ("one" in view && view.one) return <DrawnApplication view={view.one} sent={sent} />;
  return <DrawnApplications view={view.list} sent={sent} />;
}
