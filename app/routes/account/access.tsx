import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember, revokeLink, shortenLink } from "~/engines/trust/trust.server.ts";
import { readAccess } from "~/features/account/access/access.queries.server.ts";
import { AccessChange } from "~/features/account/access/access.schemas.ts";
import { AccessScreen } from "~/features/account/access/components/access-screen.tsx";
import { SecurityTabs } from "~/features/account/account/components/security-tabs.tsx";
import { parseForm, readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["access", "security-tabs", "verification"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  return readAccess(context, actor, { userId: member.id, session: await context.session.key() });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const submission = parseForm(await readForm(request), AccessChange);
  if (submission.status !== "success") throw refusal("malformed");
  const change = submission.value;
  const done =
    change.intent === "revoke"
      ? await revokeLink(context, actor, change.id)
      : await shortenLink(context, actor, change);
  if (!done.ok) throw noAccess({}, []);
  await context.toast.set(change.intent === "revoke" ? "accessRevoked" : "accessShortened");
  return redirect("/access#links", 303);
}

export default function AccessRoute() {
  return <AccessScreen view={useLoaderData<typeof loader>()} tabs={<SecurityTabs current="access" />} />;
}
