import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { MembershipPlanScreen } from "~/features/general/membership/components/membership-plan-screen.tsx";
import { readPlanView } from "~/features/general/membership/membership.view.server.ts";
import { answerPlan } from "~/features/general/membership/plan.form.server.ts";
import { billed, owedBack } from "~/features/materials/orders/bill.server.ts";
import { payRefunds } from "~/features/materials/orders/pay.commands.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["membership-plan", "membership"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const actor = await presentMember(context, member);
  return { view: await readPlanView(context, actor, new URL(request.url).searchParams) };
}

/** The plan decides, the orders ask for the money and pay it back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  const actor = await presentMember(context, member);
  const { db, now, language, payments } = context;
  const answer = await answerPlan(
    {
      db,
      now,
      language,
      email: member.email,
      bill: (who, bill) => billed({ db, now, payments }, who, bill),
      owedBack: (back, at) => owedBack(db, back, at),
    },
    actor,
    form,
  );
  if (!answer.ok) return data({ reply: answer.reply, refused: answer.refused }, answer.status);
  // What became due goes back at once; what cannot be reached now is paid by the next scheduled run.
  if (answer.owed) await payRefunds(context);
  await context.toast.set(answer.toast);
  return redirect(answer.order ? `/order-management?order=${answer.order}` : "/membership/plan", 303);
}

export default function MembershipPlanRoute() {
  const answer = useActionData<typeof action>();
  return (
    <MembershipPlanScreen
      view={useLoaderData<typeof loader>().view}
      reply={answer?.reply}
      refused={answer?.refused}
    />
  );
}
