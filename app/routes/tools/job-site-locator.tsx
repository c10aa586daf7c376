import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JobSiteLocatorScreen } from "~/features/tools/job-site-locator/components/job-site-locator-screen.tsx";
import { changeEntries } from "~/features/tools/job-site-locator/job-site-locator.commands.server.ts";
import { readEntries } from "~/features/tools/job-site-locator/job-site-locator.queries.server.ts";
import { EntryChange } from "~/features/tools/job-site-locator/job-site-locator.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { workspaceOf } from "~/services/workspace.ts";

export const handle = { i18n: ["job-site-locator"] };

/** The workspace's entries; `?edit=<id>` opens the form of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const edit = new URL(request.url).searchParams.get("edit");
  const { entries, count } = await readEntries(context.db, workspaceOf(`user:${member.id}`));
  return { entries, count, edited: entries.find(({ id }) => id === edit), idem: crypto.randomUUID() };
}

const DONE = {
  add: "jobSiteLocatorAdded",
  change: "jobSiteLocatorChanged",
  remove: "jobSiteLocatorRemoved",
} as const;
const STATUS = { full: 409, stale: 409, gone: 404 } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const submission = parseForm(await readForm(request), EntryChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refused: undefined }, 400);
  const result = await changeEntries(context, workspaceOf(`user:${member.id}`), submission.value);
  if (!result.ok) return data({ reply: replyOf(submission), refused: result }, STATUS[result.error]);
  await context.toast.set(DONE[submission.value.intent]);
  return redirect("/job-site-locator", 303);
}

export default function JobSiteLocatorRoute() {
  return <JobSiteLocatorScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
