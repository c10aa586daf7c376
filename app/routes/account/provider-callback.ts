import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { problemPath } from "~/features/account/account/problem-path.ts";
import { signInWithIdentity } from "~/features/account/account/provider.commands.server.ts";
import { completeSignIn } from "~/services/complete-sign-in.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Where a provider sends a visitor back. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  context.outgoing.set("Referrer-Policy", "no-referrer");
  const finished = await context.oauth.finish(provider, request);
  const { redirectTo } = finished;
  if (!finished.ok) return redirect(problemPath(finished.problem, redirectTo), 303);
  const result = await signInWithIdentity(context, finished.identity);
  if (!result.ok) return redirect(problemPath(result.error, redirectTo), 303);
  // The root's loader runs beside this one and may write the old session's cookie; the new one has to come after it.
  await context.session.current();
  await completeSignIn(context, result);
  return redirect(redirectTo, 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function ProviderCallbackRoute() {
  return null;
}
