import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { claimBenefit, markBenefit } from "~/features/general/membership/benefits.commands.server.ts";
import { readBenefits } from "~/features/general/membership/benefits.queries.server.ts";
import { VipBenefitsScreen } from "~/features/general/membership/components/vip-benefits-screen.tsx";
import { TIER_IDS } from "~/features/general/membership/membership.logic.ts";
import { BenefitForm } from "~/features/general/membership/membership.schemas.ts";
import { parseForm, readForm, typedIn } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["vip-benefits", "membership"] };

/** The plan whose benefits the address asks for; one that there is not is none. */
const tierOf = (request: Request) => {
  const asked = new URL(request.url).searchParams.get("tier");
  return TIER_IDS.find((tier) => tier === asked);
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  return { view: await readBenefits(context, actor, tierOf(request)), idem: context.formKey() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, BenefitForm);
  if (submission.status !== "success") throw refusal("malformed");
  const actor = await presentMember(context, member);
  const asked = submission.value;
  if (asked.intent === "claim") {
    const claimed = await claimBenefit(context, actor, { ...asked, language: context.language });
    if (!claimed.ok && claimed.error !== "not-allowed") return data({ refused: claimed.error }, 409);
    if (!claimed.ok) throw noAccess(typedIn(form), []);
    await context.toast.set("benefitClaimed");
  } else {
    const marked = await markBenefit(context, actor, asked);
    if (!marked.ok) throw noAccess(typedIn(form), []);
    await context.toast.set(asked.intent === "mute" ? "benefitMuted" : "benefitShown");
  }
  const tier = tierOf(request);
  return redirect(tier ? `/vip-benefits?tier=${tier}` : "/vip-benefits", 303);
}

export default function VipBenefitsRoute() {
  const refused = useActionData<typeof action>()?.refused;
  return <VipBenefitsScreen {...useLoaderData<typeof loader>()} refused={refused} />;
}
