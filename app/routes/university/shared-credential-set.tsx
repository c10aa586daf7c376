import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { SET } from "~/features/university/certificates/certificates.limits.ts";
import { setView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnSet } from "~/features/university/certificates/components/drawn-screens.tsx";
import { visitorDay } from "~/lib/local-day.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["certificates"] };

/** The cards that somebody shows, for whoever holds the link. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, SET);
  const day = visitorDay(request, context.now());
  const view = await setView(context, holder, { id: link.subject.id, day });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.title };
}

export default function SharedCredentialSetRoute() {
  return <DrawnSet {...useLoaderData<typeof loader>()} />;
}
