import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resendConfirmationTo, signIn, signUp } from "~/features/account/account/account.commands.server.ts";
import { authMode, Resend, SignIn, SignUp } from "~/features/account/account/account.schemas.ts";
import { AuthScreen } from "~/features/account/account/components/auth-screen.tsx";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { completeSignIn } from "~/services/complete-sign-in.server.ts";
import { type FormReply, parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { innermost, isUnavailable } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";

export const handle = { i18n: ["account"] };

/** What the page is called in each of its modes; signing in is what the screen itself is called. */
const TITLES = { "sign-in": "signIn.title", "sign-up": "signUp.title", check: "check.title" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const redirectTo = safeRedirect(search.get("redirectTo"), "/profile");
  if (await context.session.current()) throw redirect(redirectTo, 303);
  const { google, github, oidc } = context.env.signIn;
  return {
    mode: authMode(search),
    redirectTo: search.has("redirectTo") ? redirectTo : undefined,
    idem: context.formKey(),
    providers: {
      google: Boolean(google),
      github: Boolean(github),
      oidc: oidc ? { label: oidc.label } : undefined,
    },
    problem: search.get("problem"),
    pageTitle:
      authMode(search) === "sign-in"
        ? undefined
        : translator(context.language, "account")(TITLES[authMode(search)]),
  };
}

/** A refused form: status 400, the page with what was typed, and first in it what failed and why. */
function refused(context: AppLoadContext, code: ToastCode, reply: FormReply, status = 400) {
  const t = translator(context.language, "account");
  const reason = reply.formError ?? Object.values(reply.errors)[0] ?? "errors.unexpected";
  const refusal = context.toast.say(code, { message: t(reason as Key<"account">) });
  return data({ reply, refusal }, status);
}

/**
 * What nobody foresaw, such as a database out of reach, as the form's own answer, so that what was typed stays. What
 * was refused on purpose goes on to its page.
 */
async function unlessUnexpected<T>(
  context: AppLoadContext,
  code: ToastCode,
  form: FormData,
  act: () => Promise<T>,
): Promise<T | ReturnType<typeof refused>> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Response) throw error;
    log({
      level: "error",
      event: "account.failed",
      requestId: context.requestId,
      ...errorFields(innermost(error)),
    });
    const reply = { fields: typedIn(form), errors: {}, formError: "errors.unexpected" };
    return refused(context, code, reply, isUnavailable(error) ? 503 : 500);
  }
}

/** The specification's own words for a form without an address or a password, whichever of the two forms it is. */
function whatIsMissing(form: FormData): string | undefined {
  const [email, password] = [form.get("email"), form.get("password")];
  return String(email ?? "").trim() === "" || !password ? "errors.credentialsMissing" : undefined;
}

async function actSignIn(form: FormData, context: AppLoadContext, redirectTo: string) {
  const submission = parseForm(form, SignIn);
  if (submission.status !== "success")
    return refused(context, "signInFailed", replyOf(submission, { formError: whatIsMissing(form) }));
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
  if (submission.status !== "success")
    return refused(context, "signUpFailed", replyOf(submission, { formError: whatIsMissing(form) }));
  await context.rateLimit.take("signUp");
  // Whoever holds the address is told of every try, so strangers must not be able to make many.
  await context.rateLimit.takeMail("sign-up", submission.value.email);
  // The link is known again in the browser that asked for it.
  const askedBy = await context.visitor.ensureOwner();
  const result = await signUp(context, { ...submission.value, askedBy });
  if (!result.ok) {
    const errors = { password: "fields.password.common" };
    return refused(context, "signUpFailed", replyOf(submission, { errors }));
  }
  if (result.mailId) context.waitUntil(context.mail.deliver([result.mailId]));
  await context.toast.set("accountCreated");
  return redirect(checkPath(search), 303);
}

/** Another confirmation mail, for whoever waits for one; the answer is the same where nobody does. */
async function actResend(form: FormData, context: AppLoadContext, search: URLSearchParams) {
  const submission = parseForm(form, Resend);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refusal: undefined }, 400);
  const { email } = submission.value;
  await context.rateLimit.take("signInAddress");
  await context.rateLimit.takeMail("confirmation", email);
  const { mailId } = await resendConfirmationTo(context, { email });
  context.waitUntil(context.mail.deliver([mailId]));
  await context.toast.set("recoverySent");
  return redirect(checkPath(search), 303);
}

/** Where one is told to look into the mailbox, and goes on from afterwards. */
function checkPath(search: URLSearchParams): string {
  const back = search.get("redirectTo");
  const params = new URLSearchParams({ mode: "check", ...(back && { redirectTo: safeRedirect(back) }) });
  return `/auth?${params}`;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const search = new URL(request.url).searchParams;
  switch (form.get("intent")) {
    case "sign-up":
      return unlessUnexpected(context, "signUpFailed", form, () => actSignUp(form, context, search));
    case "resend":
      return actResend(form, context, search);
    default: {
      const target = safeRedirect(search.get("redirectTo"), "/");
      return unlessUnexpected(context, "signInFailed", form, () => actSignIn(form, context, target));
    }
  }
}

export default function AuthRoute() {
  const answer = useActionData<typeof action>();
  return <AuthScreen {...useLoaderData<typeof loader>()} reply={answer?.reply} refusal={answer?.refusal} />;
}
