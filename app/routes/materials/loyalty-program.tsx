import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Present, presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { LoyaltyScreen } from "~/features/materials/loyalty/components/loyalty-screen.tsx";
import {
  cancelRedemption,
  givePoints,
  redeem,
  setReminder,
} from "~/features/materials/loyalty/loyalty.commands.server.ts";
import { LoyaltyChange, readShown } from "~/features/materials/loyalty/loyalty.schemas.ts";
import { readLoyalty } from "~/features/materials/loyalty/loyalty.view.server.ts";
import { LOYALTY } from "~/features/materials/loyalty/loyalty.words.ts";
import { withSample } from "~/features/materials/loyalty/sample-points.server.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["loyalty"] };

/** The points of whoever looks; `?source=` shows a part of the statement, `?sample=points` an example of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const shown = readShown(searchParams);
  if (searchParams.get("sample") === "points") {
    const nobody = await readLoyalty(context, undefined, shown);
    return { view: withSample(nobody, context.now(), shown), idem: "" };
  }
  const view = await readLoyalty(context, await presentReader(context), shown);
  return { view, idem: context.formKey() };
}

const DONE = {
  redeem: "pointsRedeemed",
  cancel: "pointsReturned",
  give: "pointsGiven",
  remind: "pointsReminder",
} as const;

const SAID = {
  insufficient: "insufficient",
  "sold-out": "soldOut",
  tier: "tier",
  needless: "needless",
  gone: "gone",
  used: "used",
  stale: "stale",
  stranger: "stranger",
} as const;

function changed(context: ActionFunctionArgs["context"], actor: Present, change: LoyaltyChange) {
  const deps = { db: context.db, now: context.now, provider: context.payments.provider };
  switch (change.intent) {
    case "redeem":
      return redeem(deps, actor, change);
    case "cancel":
      return cancelRedemption(deps, actor, change);
    case "give":
      return givePoints(deps, actor, change);
    case "remind":
      return setReminder(deps, actor, change);
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, LoyaltyChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refused: undefined }, 400);
  const change = submission.value;
  const result = await changed(context, await presentOwner(context), change);
  if (!result.ok) {
    if (result.error === "not-allowed") throw refusal("no-access");
    // Another's reward is none here.
    if (change.intent === "cancel" && result.error === "gone") throw refusal("not-found");
    return data({ reply: replyOf(submission), refused: SAID[result.error] }, 409);
  }
  await context.toast.set(DONE[change.intent]);
  return redirect(LOYALTY, 303);
}

export default function LoyaltyRoute() {
  return <LoyaltyScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
