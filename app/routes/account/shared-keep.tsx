import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findHeld, isKept, keepLink, keepQuiet, readHolding } from "~/engines/trust/trust.server.ts";
import { KeepLinkScreen } from "~/features/account/shared-with-me/components/keep-link-screen.tsx";
import { linkPath } from "~/services/cookies.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["shared-with-me"] };

/** The link of this page, where this browser opened it and it stands; others are led to its door. */
async function heldLink({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
  keepQuiet(context.outgoing);
  const id = params.link ?? "";
  const link = (await readHolding(context, id)) && (await findHeld(context, id));
  if (!link || link.over) throw redirect(linkPath(id), 303);
  return link;
}

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { id, kind, hasPin } = await heldLink(args);
  const own = { page: linkPath(id), here: `${linkPath(id)}/keep` };
  if (kind !== "person" || hasPin) return { ...own, state: "not" as const, email: "" };
  const member = await context.session.current();
  if (!member) return { ...own, state: "guest" as const, email: "" };
  const state = (await isKept(context, member.id, id)) ? ("kept" as const) : ("member" as const);
  return { ...own, state, email: member.email };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const link = await heldLink(args);
  const member = await requireUser(context, request);
  const done = await keepLink(context, member.id, link.id);
  if (!done.ok) {
    if (done.error === "over") return redirect(`${linkPath(link.id)}/keep`, 303);
    return data({ isFull: true }, 409);
  }
  await context.toast.set("linkKept");
  return redirect("/shared-with-me", 303);
}

export default function KeepLinkRoute() {
  return <KeepLinkScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
