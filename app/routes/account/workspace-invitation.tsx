import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { acceptInvitation } from "~/engines/trust/trust.server.ts";
import { WorkspaceInvitationScreen } from "~/features/account/workspace/components/workspace-invitation-screen.tsx";
import { readInvitation } from "~/features/account/workspace/workspace.queries.server.ts";
import { mayAddMember } from "~/features/general/membership/entitlements.queries.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { i18n: ["workspace-invitation"] };

/** Only somebody who has a link is looked up: the plain page is the same for everybody, and is shared. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const member = token ? await context.session.current() : undefined;
  return readInvitation(context, token.slice(0, 100), member !== undefined);
}

/** Opening the page changes nothing: mail scanners open links too. The button does. */
export async function action({ request, context }: ActionFunctionArgs) {
  context.outgoing.set("Referrer-Policy", "same-origin");
  const token = String((await readForm(request)).get("token") ?? "").slice(0, 100);
  const member = await context.session.current();
  if (!member) {
    const back = `/workspace/invitation?${new URLSearchParams({ token })}`;
    return redirect(`/auth?${new URLSearchParams({ redirectTo: back })}`, 303);
  }
  const taken = await acceptInvitation(
    {
      db: context.db,
      now: context.now,
      roomIn: (workspace) => mayAddMember(workspace, context.now()),
    },
    member.id,
    token,
  );
  if (!taken.ok) {
    if (taken.error === "over") await context.rateLimit.take("linkGuess");
    const page = await readInvitation(context, token, true);
    return data({ page, refused: taken.error }, taken.error === "over" ? 410 : 403);
  }
  await context.cookies.workspace.write({ owner: `user:${member.id}`, workspace: taken.workspace });
  await context.toast.set("workspaceJoined", { name: taken.name });
  return redirect("/workspace", 303);
}

export default function WorkspaceInvitationRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <WorkspaceInvitationScreen page={answer?.page ?? page} refused={answer?.refused} />;
}
