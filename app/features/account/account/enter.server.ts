import type { AppLoadContext } from "@remix-run/cloudflare";
import { audited } from "~/engines/trust/trust.server.ts";
import { completeSignIn, type SignedIn } from "~/services/complete-sign-in.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { authPath } from "./auth-path.ts";
import { beginSecondStep, type FirstStep } from "./second-factor.commands.server.ts";
import { isKnownNetwork, SESSION_STARTED } from "./ways-in.server.ts";

/** Lets somebody in who has taken every step, and writes down how and from where. */
export async function enter(
  context: AppLoadContext,
  account: SignedIn,
  method: FirstStep | "passkey",
): Promise<void> {
  const owner = `user:${account.userId}`;
  const { network = "", device = "", country = "" } = context.session.place;
  await audited(context, {
    events: [
      {
        chain: owner,
        act: SESSION_STARTED,
        actor: owner,
        subject: owner,
        details: { method, network, country, device },
      },
    ],
  });
  await context.cookies.step.clear();
  await completeSignIn(context, account);
}

/**
 * Goes on after a first step: where the account wants a second one, to that, and else in. Answers where the browser is
 * sent.
 */
export async function goIn(
  context: AppLoadContext,
  account: SignedIn,
  method: FirstStep,
  redirectTo: string,
): Promise<string> {
  const { secret } = await beginSecondStep(context, account.userId, method);
  if (!secret) {
    await enter(context, account, method);
    return redirectTo;
  }
  await context.cookies.step.write(secret);
  return authPath("second-step", redirectTo);
}

/**
 * Counts a try at an account, and refuses it where there were too many. Each network has tries of its own, and those from which the account has never
 * been used have some together: guessing from many addresses ends, and the owner's own network never notices.
 */
export async function admitToAccount(
  context: AppLoadContext,
  limits: {
    each: "signIn" | "mailCode" | "secondStep";
    together: "signInAccount" | "mailCodeAddress" | "secondStepAccount";
  },
  who: { email: string } | { id: string },
): Promise<void> {
  const { rateLimit } = context;
  const name = "email" in who ? who.email : who.id;
  const [known, spent] = await Promise.all([
    isKnownNetwork(context.db, who, context.session.place.network),
    rateLimit.isSpent(limits.together, name),
  ]);
  if (!known && spent) throw refusal("rate-limited");
  await rateLimit.take("signInAddress");
  await rateLimit.take(limits.each, `${name} ${rateLimit.network}`);
  if (!known) await rateLimit.take(limits.together, name);
}
