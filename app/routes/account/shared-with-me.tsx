import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { dropKept, listKept, openKept } from "~/engines/trust/trust.server.ts";
import { SharedWithMeScreen } from "~/features/account/shared-with-me/components/shared-with-me-screen.tsx";
import { KeptChange } from "~/features/account/shared-with-me/shared-with-me.schemas.ts";
import { linkPath } from "~/services/cookies.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["shared-with-me"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const links = await listKept(context, member.id);
  return links.map(({ isOpen, revokedAt, ...link }) => ({
    ...link,
    over: isOpen ? undefined : revokedAt ? ("revoked" as const) : ("expired" as const),
  }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const submission = parseForm(await readForm(request), KeptChange);
  if (submission.status !== "success") throw refusal("malformed");
  const { intent, id } = submission.value;
  if (intent === "drop") {
    await dropKept(context, member.id, id);
    await context.toast.set("linkDropped");
    return redirect("/shared-with-me", 303);
  }
  const link = await openKept(context, member.id, id);
  if (!link) throw refusal("not-found");
  // From here on it is as if the link itself had been opened in this browser; the door says what is over.
  await context.cookies.link(link.id).write({ link: link.id });
  return redirect(linkPath(link.id), 303);
}

export default function SharedWithMeRoute() {
  return <SharedWithMeScreen links={useLoaderData<typeof loader>()} />;
}
