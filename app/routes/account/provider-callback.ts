import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { goIn } from "~/features/account/account/enter.server.ts";
import { linkIdentity } from "~/features/account/account/identity.commands.server.ts";
import { problemPath } from "~/features/account/account/problem-path.ts";
import { signInWithIdentity } from "~/features/account/account/provider.commands.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Where a provider sends a visitor back. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { provider } = params;
  if (!context.oauth.offers(provider)) throw refusal("not-found");
  context.outgoing.set("Referrer-Policy", "no-referrer");
  const finished = await context.oauth.finish(provider, request);
  const { redirectTo, member } = finished;
  if (member !== undefined) return linkTo(member, finished, context);
  if (!finished.ok) return redirect(problemPath(finished.problem, redirectTo), 303);
  const result = await signInWithIdentity(context, finished.identity);
  if (!result.ok) return redirect(problemPath(result.error, redirectTo), 303);
  // The root's loader runs beside this one and may write the old session's cookie; the new one has to come after it.
  await context.session.current();
  return redirect(await goIn(context, result, "provider", redirectTo), 303);
}

/** Links what a member came back with, if it is still the same member who is here. */
async function linkTo(
  memberId: string,
  finished: Awaited<ReturnType<AppLoadContext["oauth"]["finish"]>>,
  context: AppLoadContext,
) {
  const page = "/security-dashboard";
  const member = await context.session.current();
  if (!finished.ok) return redirect(`${page}?problem=${finished.problem}`, 303);
  if (member?.id !== memberId) return redirect(`${page}?problem=failed`, 303);
  const result = await linkIdentity(context, memberId, finished.identity);
  if (!result.ok) return redirect(`${page}?problem=${result.error}`, 303);
  if (result.mailId) context.waitUntil(context.mail.deliver([result.mailId]));
  await context.toast.set("securityLinked");
  return redirect(page, 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function ProviderCallbackRoute() {
  return null;
}
