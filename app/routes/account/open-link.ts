import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { keepQuiet, openLink } from "~/engines/trust/trust.server.ts";
import { linkPath } from "~/services/cookies.server.ts";

/**
 * Where a link's token goes in, once: it becomes a cookie of the link's own pages, and the address goes on without it, so
 * that no page has it in its address and none tells it to another site. Links need no account and take none along.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  keepQuiet(context.outgoing);
  context.outgoing.set("Referrer-Policy", "no-referrer");
  // Who only looks whether there is something has not opened it.
  if (request.method === "HEAD") return new Response(null, { status: 204 });
  const link = await openLink(context, (params.token ?? "").slice(0, 100));
  if (!link) {
    await context.rateLimit.take("linkGuess");
    return redirect(linkPath("unknown"), 303);
  }
  await context.cookies.link(link.id).write({ link: link.id });
  return redirect(linkPath(link.id), 303);
}
