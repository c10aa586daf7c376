import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnPeople } from "~/features/business/crm/components/drawn-screens.tsx";
import { askedPeople, peopleView } from "~/features/business/crm/crm.view.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["crm"] };

/** People and firms of a workspace. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await peopleView(context, actor, askedPeople(new URL(request.url).searchParams)) };
}

export default function CrmContactsRoute() {
  return <DrawnPeople view={useLoaderData<typeof loader>().view} />;
}
