import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Present, presentMember } from "~/engines/trust/trust.server.ts";
import { WorkspaceScreen } from "~/features/account/workspace/components/workspace-screen.tsx";
import { changeWorkspace } from "~/features/account/workspace/workspace.commands.server.ts";
import { readWorkspace } from "~/features/account/workspace/workspace.queries.server.ts";
import { WorkspaceChange } from "~/features/account/workspace/workspace.schemas.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";

export const handle = { i18n: ["workspace"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const present = await presentMember(context, member);
  return readWorkspace(context, present, member.id);
}

const DONE = {
  switch: "workspaceSwitched",
  make: "workspaceMade",
  rename: "workspaceRenamed",
  role: "workspaceRoleChanged",
  remove: "workspaceMemberRemoved",
  invite: "workspaceInvited",
  withdraw: "workspaceInvitationWithdrawn",
} as const satisfies Record<WorkspaceChange["intent"], ToastCode>;

/** By `intent`, see the schema. A choice of workspace is this browser's, until it signs in as somebody else. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, WorkspaceChange);
  const intent = String(form.get("intent"));
  if (submission.status !== "success") return data({ reply: { intent, ...replyOf(submission) } }, 400);
  const change = submission.value;
  // Whoever finds a screen unlocked hands no company over, and locks nobody out. To leave is everybody's own affair.
  const ofAnother = "userId" in change && change.userId !== member.id;
  if (ofAnother) await requireRecentAuth(context, request, "/workspace");
  if (change.intent === "invite" && change.email)
    await context.rateLimit.takeMail("invitation", change.email);
  const { language, origin } = context;
  const secret = context.env.sessionSecret;
  const actor: Present = await presentMember(context, member);
  const result = await changeWorkspace(
    { ...context, db: context.db, language, origin, secret },
    actor,
    change,
  );
  if (!result.ok) {
    const { error } = result;
    if (error === "not-allowed") throw noAccess(typedIn(form), ["name", "email"]);
    if (error === "stale") throw refusal("stale");
    const reply = { intent, fields: typedIn(form), errors: {}, formError: `errors.${error}` };
    return data({ reply }, error === "gone" ? 404 : 409);
  }
  if (result.mailId) context.waitUntil(context.mail.deliver([result.mailId]));
  if (result.workspace)
    await context.cookies.workspace.write({ owner: actor.owner, workspace: result.workspace });
  const left = change.intent === "remove" && change.userId === member.id;
  await context.toast.set(left ? "workspaceLeft" : DONE[change.intent]);
  return redirect(change.intent === "invite" ? "/workspace#invite" : "/workspace", 303);
}

export default function WorkspaceRoute() {
  return (
    <WorkspaceScreen view={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />
  );
}
