import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signInWithIdentity } from "~/features/account/provider.commands.server.ts";
import { completeSignIn } from "~/services/complete-sign-in.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The sign-in page with the reason, and still on the way to where the visitor wanted to go. */
function backToSignIn(problem: string, redirectTo: string) {
  const params = new URLSearchParams({ problem });
  if (redirectTo !== "/") params.set("redirectTo", redirectTo);
  return redirect(`/auth?${params}`, 303);
}

/** Where a provider sends a visitor back. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  context.outgoing.set("Referrer-Policy", "no-referrer");
  // The root's loader runs beside this one and may write the old session's cookie; the new one has to come after it.
  await context.session.current();
  const finished = await context.oauth.finish(provider, request);
  const { redirectTo } = finished;
  if (!finished.ok) return backToSignIn(finished.problem, redirectTo);
  const result = await signInWithIdentity(context, finished.identity);
  if (!result.ok) return backToSignIn(result.error, redirectTo);
  await completeSignIn(context, result);
  return redirect(redirectTo, 303);
}

/** Never drawn: it makes this a page's address, so that a refusal is a page. */
export default function ProviderCallbackRoute() {
  return null;
}
