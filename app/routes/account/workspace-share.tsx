import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { makeLink, presentMember, revokeLink } from "~/engines/trust/trust.server.ts";
import type { Verb } from "~/engines/trust/trust.ts";
import { WorkspaceShareScreen } from "~/features/account/workspace/components/workspace-share-screen.tsx";
import { readShare } from "~/features/account/workspace/share.queries.server.ts";
import { LinkChange } from "~/features/account/workspace/workspace.schemas.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["workspace-share"] };

/** All links of the workspace; with `type` and `id` those of one record, with `link` one to hand over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  context.outgoing.set("Referrer-Policy", "same-origin");
  const view = await readShare(
    context,
    await presentMember(context, member),
    new URL(request.url).searchParams,
  );
  if (!view) throw refusal("not-found");
  return view;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, LinkChange);
  if (submission.status !== "success") {
    if (form.get("intent") !== "share") throw refusal("malformed");
    return data({ reply: replyOf(submission) }, 400);
  }
  const change = submission.value;
  const actor = await presentMember(context, member);
  const url = new URL(request.url);
  if (change.intent === "revoke") {
    const revoked = await revokeLink(context, actor, change.id);
    if (!revoked.ok) throw noAccess({}, []);
    await context.toast.set("linkRevoked");
    return redirect(url.searchParams.has("link") ? url.pathname : url.pathname + url.search, 303);
  }
  const { type, id, asksName, answer, sign, upload, ...given } = change;
  const wanted: Record<Exclude<Verb, "read">, unknown> = { answer, sign, upload };
  const verbs = (Object.keys(wanted) as Exclude<Verb, "read">[]).filter((verb) => wanted[verb] === "on");
  const { db, now, passwords, contributions, env } = context;
  const deps = { db, now, passwords, contributions, secret: env.sessionSecret };
  const made = await makeLink(deps, actor, {
    ...given,
    verbs,
    // A signature without a name is none.
    asksName: asksName === "on" || sign === "on",
    subject: { type, id },
  });
  if (!made.ok) {
    if (made.error === "not-allowed") throw noAccess(typedIn(form), ["name"]);
    const reply = { fields: typedIn(form), errors: {}, formError: "errors.too-many" };
    return data({ reply }, 409);
  }
  await context.toast.set("linkMade");
  return redirect(`${url.pathname}?${new URLSearchParams({ link: made.id })}`, 303);
}

export default function WorkspaceShareRoute() {
  const reply = useActionData<typeof action>()?.reply;
  return <WorkspaceShareScreen view={useLoaderData<typeof loader>()} reply={reply} />;
}
