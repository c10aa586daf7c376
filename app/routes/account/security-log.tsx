import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentMember, verifyAudit } from "~/engines/trust/trust.server.ts";
import { SecurityTabs } from "~/features/account/account/components/security-tabs.tsx";
import { SecurityLogScreen } from "~/features/account/audit/components/security-log-screen.tsx";
import { readLogSearch } from "~/features/account/audit/log.logic.ts";
import { chainOf, hasWorkspaceLog, readLogPage } from "~/features/account/audit/log.queries.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["security-log", "security-tabs"] };

/** The newest entries of a log; `?verify=1` goes through the whole chain. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  const { db } = context;
  const { searchParams } = new URL(request.url);
  const asked = readLogSearch(searchParams);
  const search = { ...asked, of: hasWorkspaceLog(actor) ? asked.of : ("account" as const) };
  const verify = searchParams.has("verify");
  if (verify) await context.rateLimit.take("verifyLog", member.id);
  return {
    search,
    ...(await readLogPage(db, actor, search, context.now())),
    verified: verify ? await verifyAudit(db, chainOf(actor, search.of)) : undefined,
    workspace: hasWorkspaceLog(actor) ? (actor.name ?? "") : "",
  };
}

export default function SecurityLogRoute() {
  return <SecurityLogScreen {...useLoaderData<typeof loader>()} tabs={<SecurityTabs current="log" />} />;
}
