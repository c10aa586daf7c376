import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { DrawnSharedBrief } from "~/features/projects/morning-brief/components/drawn-screens.tsx";
import { SITE_BRIEF } from "~/features/projects/morning-brief/morning-brief.limits.ts";
import { sharedBriefView } from "~/features/projects/morning-brief/morning-brief.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["morning-brief"] };

/** The brief of a site for whoever holds a link to it; `?in=` is the language of the sheet. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const holding = await requireHolder(context, params.link, SITE_BRIEF);
  const { pathname, searchParams } = new URL(request.url);
  const sheet = await sharedBriefView(context, holding, searchParams);
  if (!sheet) throw refusal("not-found");
  return { sheet, here: pathname, pageTitle: sheet.site };
}

export default function SharedSiteBriefRoute() {
  return <DrawnSharedBrief {...useLoaderData<typeof loader>()} />;
}
