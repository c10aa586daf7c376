import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { authMode } from "~/features/account/account/account.schemas.ts";
import { actAuth } from "~/features/account/account/auth.action.server.ts";
import { AuthScreen } from "~/features/account/account/components/auth-screen.tsx";
import { relyingParty } from "~/features/account/account/passkey.commands.server.ts";
import { problemPath } from "~/features/account/account/problem-path.ts";
import { secondStepOf, securityOf } from "~/features/account/account/security.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["account"] };

/** What the page is called in each of its modes; signing in is what the screen itself is called. */
const TITLES = {
  "sign-up": "signUp.title",
  check: "check.title",
  code: "code.title",
  "enter-code": "enterCode.title",
  "second-step": "secondStep.title",
  again: "again.title",
} as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(search.get("redirectTo"), "/profile");
  const mode = authMode(search);
  const again = mode === "again" ? await waysToConfirm(request, context) : undefined;
  if (!again && (await context.session.current())) throw redirect(redirectTo, 303);
  if (mode === "second-step") {
    const secret = await context.cookies.step.read();
    if (!secret || !(await secondStepOf(context, secret)))
      throw redirect(problemPath("stepOver", redirectTo), 303);
  }
  const { google, github, oidc } = context.env.signIn;
  return {
    mode,
    redirectTo: search.has("redirectTo") ? redirectTo : undefined,
    idem: context.formKey(),
    again,
    passkeys: relyingParty(context.origin) !== undefined,
    providers: {
      google: Boolean(google),
      github: Boolean(github),
      oidc: oidc ? { label: oidc.label } : undefined,
    },
    demo: context.localTools,
    problem: search.get("problem"),
    pageTitle: mode === "sign-in" ? undefined : translator(context.language, "account")(TITLES[mode]),
  };
}

/** By what a member can confirm who they are. */
async function waysToConfirm(request: Request, context: LoaderFunctionArgs["context"]) {
  const member = await requireUser(context, request);
  const { hasPassword, secondFactor, passkeys } = await securityOf(
    context.db,
    member.id,
    undefined,
    context.now(),
  );
  return {
    email: member.email,
    password: hasPassword,
    factor: secondFactor.state === "on",
    passkey: passkeys.length > 0,
    sent: new URL(request.url).searchParams.has("sent"),
  };
}

export const action = actAuth;

export default function AuthRoute() {
  const answer = useActionData<typeof action>();
  return <AuthScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} refusal={answer?.refusal} />;
}
