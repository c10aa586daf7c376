import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { audited } from "~/engines/trust/trust.server.ts";
import { archiveOf } from "~/features/account/privacy/archive.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";

/** Whoever opens the address is led to the page with the button. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return redirect("/profile/data", 303);
}

/**
 * Everything that is kept about the member, as one ZIP, for a member who has just shown who they are: a stolen cookie
 * takes nothing away. By a form, because it is written down.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { id, email } = await requireRecentAuth(context, request, "/profile/data");
  await context.rateLimit.take("archive", id);
  const owner = `user:${id}`;
  await audited(context, { events: [{ chain: owner, act: "account.archived", actor: owner }] });
  const readme = translator(context.language, "privacy")("archive.readme", {
    email,
    date: context.now().toISOString(),
  });
  const { db, now, contributions, env } = context;
  return new Response(archiveOf({ db, now, contributions, pictures: env.pictures }, { id, readme }), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="groundwork-${context.today}.zip"`,
      "Cache-Control": "private, no-store",
    },
  });
}
