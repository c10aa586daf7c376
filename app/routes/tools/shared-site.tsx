import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { SharedSiteScreen } from "~/features/tools/sites/components/shared-site-screen.tsx";
import { readSharedSite } from "~/features/tools/sites/site.view.server.ts";
import { SITE } from "~/features/tools/sites/sites.queries.server.ts";
import { answerVisit, VISIT_TYPED } from "~/features/tools/sites/visit.form.server.ts";
import { readForm, typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["site-visit", "shared-site"], offline: true };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, SITE);
  const shared = await readSharedSite(context.db, holding);
  if (!shared) throw refusal("not-found");
  return { shared, pageTitle: shared.site.name };
}

const DONE = { "check-in": "visitCheckedIn", "check-out": "visitCheckedOut" } as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { fields: typedIn(form), names: VISIT_TYPED };
  const { holder, link } = await requireHolderToAct(context, params.link, SITE, typed);
  const answer = await answerVisit(context, holder, link.subject.id, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await rememberName(context, link, answer.printedName);
  await context.toast.set(DONE[answer.intent]);
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedSiteRoute() {
  const sent = useActionData<typeof action>()?.sent;
  return <SharedSiteScreen shared={useLoaderData<typeof loader>().shared} sent={sent} />;
}
