import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signIn, signUp } from "~/features/account/account.commands.server.ts";
import { authMode, SignIn, SignUp } from "~/features/account/account.schemas.ts";
import { AuthScreen } from "~/features/account/components/auth-screen.tsx";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { completeSignIn } from "~/services/complete-sign-in.server.ts";
import { type FormReply, parseForm, readForm, replyOf } from "~/services/form.server.ts";
import type { Toast, ToastCode } from "~/services/toast.ts";

export const handle = { i18n: ["account"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(search.get("redirectTo"), "/profile");
  if (await context.session.current()) throw redirect(redirectTo, 303);
  const { google, github, oidc } = context.env.signIn;
  return {
    mode: authMode(search),
    redirectTo: search.has("redirectTo") ? redirectTo : undefined,
    idem: crypto.randomUUID(),
    providers: {
      google: Boolean(google),
      github: Boolean(github),
      oidc: oidc ? { label: oidc.label } : undefined,
    },
    problem: search.get("problem"),
  };
}

/** A refused form: status 400, the page with what was typed, and first in it what failed and why. */
function refused(context: AppLoadContext, code: ToastCode, reply: FormReply, status = 400) {
  const t = translator(context.language, "account");
  const reason = reply.formError ?? Object.values(reply.errors)[0] ?? "errors.unexpected";
  const refusal: Toast = { code, params: { message: t(reason as Key<"account">) } };
  return data({ reply, refusal }, status);
}

async function actSignIn(form: FormData, context: AppLoadContext, redirectTo: string) {
  const submission = parseForm(form, SignIn);
  if (submission.status !== "success") {
    const missing = !form.get("email") || !form.get("password");
    const formError = missing ? "errors.credentialsMissing" : undefined;
    return refused(context, "signInFailed", replyOf(submission, { formError }));
  }
  const { email, password } = submission.value;
  await context.rateLimit.take("signInAddress");
  await context.rateLimit.take("signIn", `${email} ${context.rateLimit.network}`);
  const result = await signIn(context, { email, password });
  if (!result.ok) {
    return refused(context, "signInFailed", replyOf(submission, { formError: "errors.credentials" }));
  }
  await completeSignIn(context, result);
  return redirect(redirectTo, 303);
}

async function actSignUp(form: FormData, context: AppLoadContext, search: URLSearchParams) {
  const submission = parseForm(form, SignUp);
  if (submission.status !== "success") return refused(context, "signUpFailed", replyOf(submission));
  await context.rateLimit.take("signUp");
  // Whoever holds the address is told of every try, so strangers must not be able to make many.
  await context.rateLimit.take("mail", submission.value.email);
  const result = await signUp(context, submission.value);
  if (!result.ok) {
    const errors = { password: "fields.password.common" };
    return refused(context, "signUpFailed", replyOf(submission, { errors }));
  }
  if (result.mailId) context.waitUntil(context.mail.deliver([result.mailId]));
  await context.toast.set("accountCreated");
  const back = search.get("redirectTo");
  return redirect(back ? `/auth?${new URLSearchParams({ redirectTo: safeRedirect(back) })}` : "/auth", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const search = new URL(request.url).searchParams;
  if (form.get("intent") === "sign-up") return actSignUp(form, context, search);
  return actSignIn(form, context, safeRedirect(search.get("redirectTo"), "/"));
}

export default function AuthRoute() {
  const answer = useActionData<typeof action>();
  return <AuthScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} refusal={answer?.refusal} />;
}
