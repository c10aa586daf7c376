import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnSheet } from "~/features/tools/sites/components/drawn-parts.tsx";
import { SiteScreen } from "~/features/tools/sites/components/site-screen.tsx";
import { answerGate } from "~/features/tools/sites/gate.form.server.ts";
import { readSiteView } from "~/features/tools/sites/site.view.server.ts";
import { SITE_LIMITS } from "~/features/tools/sites/sites.limits.ts";
import { answerSpot } from "~/features/tools/sites/spots.form.server.ts";
import { answerVisit } from "~/features/tools/sites/visit.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["sites", "site-visit"], served: ["site-spots", "site-photo", "site-gate"] };

/** One site; `?sheet=gate` is its sign and `?sheet=muster` who is there, each to print. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const actor = await presentReader(context);
  const view = await readSiteView(context, actor, params.site ?? "", {
    from: (searchParams.get("from") ?? "").trim().slice(0, SITE_LIMITS.position),
    sheet: searchParams.get("sheet") ?? "",
  });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.site.name };
}

const DONE = {
  "check-in": "siteCheckedIn",
  "check-out": "siteCheckedOut",
  "spot-add": "siteSpotAdded",
  "spot-remove": "siteSpotRemoved",
} as const;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const id = params.site ?? "";
  const actor = await presentOwner(context);
  if (String(form.get("intent")).startsWith("spot-")) {
    const answer = await answerSpot(context, actor, id, form);
    if (!answer.ok) return data({ sent: undefined, spot: answer.reply }, answer.status);
    await context.toast.set(DONE[answer.intent]);
    return redirect(`/job-site/${id}#spots`, 303);
  }
  if (form.get("intent") === "gate") {
    const set = await answerGate(context, actor, id, form);
    if (!set.ok) return data({ sent: undefined, spot: undefined }, set.status);
    await context.toast.set("siteGateSet");
    return redirect(`/job-site/${id}#gate`, 303);
  }
  const answer = await answerVisit(context, actor, id, form);
  if (!answer.ok) return data({ sent: answer.sent, spot: undefined }, answer.status);
  await context.toast.set(DONE[answer.intent]);
  return redirect(`/job-site/${id}`, 303);
}

export default function JobSiteRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (view.sheet === "gate" || view.sheet === "muster") return <DrawnSheet view={view} />;
  return <SiteScreen view={view} sent={answer?.sent} spot={answer?.spot} />;
}
