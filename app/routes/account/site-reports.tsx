import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { SecurityTabs } from "~/features/account/account/components/security-tabs.tsx";
import { openAfter, stepsIn } from "~/features/account/site-reports/after-incident.server.ts";
import { SiteReportsScreen } from "~/features/account/site-reports/components/site-reports-screen.tsx";
import { changeEntries } from "~/features/account/site-reports/site-reports.commands.server.ts";
import { readEntries } from "~/features/account/site-reports/site-reports.queries.server.ts";
import { EntryChange } from "~/features/account/site-reports/site-reports.schemas.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess } from "~/services/refusal.server.ts";

export const handle = { i18n: ["site-reports", "security-tabs"] };

/** The workspace's entries; `?edit=<id>` opens the form of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const edit = new URL(request.url).searchParams.get("edit");
  const { entries, count, siteNames } = await readEntries(context.db, actor);
  return {
    entries: entries.map((entry) => ({ ...entry, open: openAfter(entry.steps) })),
    steps: stepsIn(context.language),
    count,
    edited: entries.find(({ id }) => id === edit),
    idem: crypto.randomUUID(),
    today: context.now().toISOString().slice(0, 10),
    siteNames,
  };
}

const DONE = { add: "siteReportsAdded", change: "siteReportsChanged", remove: "siteReportsRemoved" } as const;
const STATUS = { full: 409, stale: 409, gone: 404 } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const form = await readForm(request);
  const submission = parseForm(form, EntryChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refused: undefined }, 400);
  const result = await changeEntries(context, actor, submission.value);
  if (!result.ok) {
    if (result.error === "not-allowed")
      throw noAccess(typedIn(form), ["place", "note", "taken", "caseNumber"]);
    return data({ reply: replyOf(submission), refused: result }, STATUS[result.error]);
  }
  await context.toast.set(DONE[submission.value.intent]);
  return redirect("/site-reports", 303);
}

export default function SiteReportsRoute() {
  return (
    <SiteReportsScreen
      {...useLoaderData<typeof loader>()}
      {...useActionData<typeof action>()}
      tabs={<SecurityTabs current="sites" />}
    />
  );
}
