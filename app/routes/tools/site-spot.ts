import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { siteOfSpot } from "~/features/tools/sites/spots.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** To where the members of a workspace see a room or a machine: on the page of its site. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const site = actor && (await siteOfSpot(context.db, actor, params.spot ?? ""));
  if (!site) throw refusal("not-found");
  return redirect(`/job-site/${site}#spots`, 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function SiteSpotRoute() {
  return null;
}
