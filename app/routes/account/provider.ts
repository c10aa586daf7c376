import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { problemPath } from "~/features/account/account/problem-path.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Sends a visitor to a provider to sign in. A plain link leads here, because no form may leave this origin. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  // The provider need not know which page of ours the visitor was on.
  context.outgoing.set("Referrer-Policy", "no-referrer");
  const begun = await context.oauth.begin(provider, new URL(request.url).searchParams.get("redirectTo"));
  return redirect(begun.ok ? begun.url : problemPath(begun.problem, begun.redirectTo), 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function ProviderRoute() {
  return null;
}
