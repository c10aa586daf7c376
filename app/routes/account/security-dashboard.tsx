import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecurityDashboardScreen } from "~/features/account/account/components/security-dashboard-screen.tsx";
import { openFactorKey } from "~/features/account/account/factor-key.server.ts";
import { linkKeyOf } from "~/features/account/account/link-key.server.ts";
import { relyingParty } from "~/features/account/account/passkey.commands.server.ts";
import { actSecurity } from "~/features/account/account/security.action.server.ts";
import { securityOf } from "~/features/account/account/security.queries.server.ts";
import { setUpOf } from "~/features/account/account/set-up.server.ts";
import { confirmAgainPath, requireUser } from "~/services/guard.server.ts";
import { PROVIDER_IDS } from "~/services/oauth-provider.server.ts";

export const handle = { i18n: ["security-dashboard", "security-tabs", "account", "verification"] };

const PAGE = "/security-dashboard";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const now = context.now();
  const own = await context.session.key();
  const { begunSecret, ...security } = await securityOf(context.db, member.id, own, now);
  const factorKey = begunSecret && (await openFactorKey(context, member.id, begunSecret));
  const recent = await context.session.isRecent(now);
  const key = await linkKeyOf(context, member.id);
  const { oidc } = context.env.signIn;
  return {
    ...security,
    setUp: factorKey ? setUpOf(factorKey, member.email) : undefined,
    recent,
    confirmPath: confirmAgainPath(PAGE),
    passkeysOffered: relyingParty(context.origin) !== undefined,
    offers: PROVIDER_IDS.filter((id) => context.oauth.offers(id)).map((id) => ({
      id,
      label: id === "oidc" ? oidc?.label : undefined,
      href: `/auth/${id}?link=${key}`,
    })),
    problem: new URL(request.url).searchParams.get("problem"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await actSecurity({ request, context });
  if ("codes" in answer) return data({ codes: answer.codes, reply: undefined, intent: undefined });
  if ("reply" in answer)
    return data({ codes: undefined, reply: answer.reply, intent: answer.intent }, answer.status);
  return redirect(answer.goTo, 303);
}

export default function SecurityDashboardRoute() {
  const answer = useActionData<typeof action>();
  return (
    <SecurityDashboardScreen
      {...useLoaderData<typeof loader>()}
      codes={answer?.codes}
      reply={answer?.reply}
      intent={answer?.intent}
    />
  );
}
