import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isLinkKeyOf } from "~/features/account/account/link-key.server.ts";
import { problemPath } from "~/features/account/account/problem-path.ts";
import { requireRecentAuth } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/**
 * Sends a visitor to a provider to sign in, or a member to link it. A plain link leads here, because no form may leave
 * this origin; the one that links carries a key, so that no other site can have a member link what is not theirs.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  // The provider need not know which page of ours the visitor was on.
  context.outgoing.set("Referrer-Policy", "no-referrer");
  const search = new URL(request.url).searchParams;
  const key = search.get("link");
  if (key !== null) {
    const member = await requireRecentAuth(context, request, "/security-dashboard");
    if (!(await isLinkKeyOf(context, member.id, key))) throw refusal("forbidden");
    const begun = await context.oauth.begin(provider, "/security-dashboard", member.id);
    return redirect(begun.ok ? begun.url : "/security-dashboard?problem=failed", 303);
  }
  const begun = await context.oauth.begin(provider, search.get("redirectTo"));
  return redirect(begun.ok ? begun.url : problemPath(begun.problem, begun.redirectTo), 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function ProviderRoute() {
  return null;
}
