import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { refusal } from "~/services/refusal.server.ts";

/** Sends a visitor to a provider to sign in. A plain link leads here, because no form may leave this origin. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  // The provider needs not know which page of ours the visitor was on.
  context.outgoing.set("Referrer-Policy", "no-referrer");
  const begun = await context.oauth.begin(provider, new URL(request.url).searchParams.get("redirectTo"));
  return redirect(begun.ok ? begun.url : `/auth?${new URLSearchParams({ problem: begun.problem })}`, 303);
}

/** Never drawn: it makes this a page's address, so that a refusal is a page. */
export default function ProviderRoute() {
  return null;
}
