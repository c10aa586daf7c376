import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { ADDRESS_MS, atLeast } from "~/lib/at-least.ts";
import { safeRedirect } from "~/lib/safe-redirect.ts";
import { type FormReply, parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { innermost, isUnavailable } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";
import { resendConfirmationTo, signIn, signUp } from "./account.commands.server.ts";
import { AskCode, EnterCode, Resend, SecondStep, SignIn, SignUp } from "./account.schemas.ts";
import { actAgain } from "./again.action.server.ts";
import { authPath } from "./auth-path.ts";
import { admitToAccount, enter, goIn } from "./enter.server.ts";
import { requestMailCode, signInWithMailCode } from "./mail-code.commands.server.ts";
import { problemPath } from "./problem-path.ts";
import { passSecondStep } from "./second-factor.commands.server.ts";
import { secondStepOf } from "./security.queries.server.ts";

const PASSWORD_LIMITS = { each: "signIn", together: "signInAccount" } as const;
const CODE_LIMITS = { each: "mailCode", together: "mailCodeAddress" } as const;
const STEP_LIMITS = { each: "secondStep", together: "secondStepAccount" } as const;

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
  await admitToAccount(context, PASSWORD_LIMITS, { email });
  const result = await signIn(context, { email, password });
  if (!result.ok) {
    return refused(context, "signInFailed", replyOf(submission, { formError: "errors.credentials" }));
  }
  return redirect(await goIn(context, result, "password", redirectTo), 303);
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
  const { mailId } = await atLeast(ADDRESS_MS, () => resendConfirmationTo(context, { email }));
  context.waitUntil(context.mail.deliver([mailId]));
  await context.toast.set("recoverySent");
  return redirect(checkPath(search), 303);
}

/** A code by mail, for whoever has an account at that address; the answer is the same where nobody has. */
async function actAskCode(form: FormData, context: AppLoadContext, search: URLSearchParams) {
  const submission = parseForm(form, AskCode);
  if (submission.status !== "success") return refused(context, "signInFailed", replyOf(submission));
  const { email } = submission.value;
  await admitToAccount(context, CODE_LIMITS, { email });
  const { mailId, secret } = await atLeast(ADDRESS_MS, () => requestMailCode(context, { email }));
  context.waitUntil(context.mail.deliver([mailId]));
  await context.cookies.step.write(secret);
  return redirect(authPath("enter-code", search.get("redirectTo")), 303);
}

async function actEnterCode(form: FormData, context: AppLoadContext, redirectTo: string) {
  const submission = parseForm(form, EnterCode);
  if (submission.status !== "success") return refused(context, "signInFailed", replyOf(submission));
  await context.rateLimit.take("signInAddress");
  const secret = await context.cookies.step.read();
  const result = await signInWithMailCode(context, { secret, code: submission.value.code });
  if (!result.ok)
    return refused(context, "signInFailed", replyOf(submission, { errors: { code: "errors.code" } }));
  return redirect(await goIn(context, result, "mail-code", redirectTo), 303);
}

async function actSecondStep(form: FormData, context: AppLoadContext, redirectTo: string) {
  const submission = parseForm(form, SecondStep);
  if (submission.status !== "success") return refused(context, "signInFailed", replyOf(submission));
  const secret = await context.cookies.step.read();
  const step = secret && (await secondStepOf(context, secret));
  if (step) await admitToAccount(context, STEP_LIMITS, { id: step.userId });
  else await context.rateLimit.take("signInAddress");
  const result = await passSecondStep(context, { secret, code: submission.value.factorCode });
  if (!result.ok && result.error === "over") return redirect(problemPath("stepOver", redirectTo), 303);
  if (!result.ok) {
    const errors = { factorCode: "errors.code" };
    return refused(context, "signInFailed", replyOf(submission, { errors }));
  }
  const { method, mailId, ...account } = result;
  if (mailId) context.waitUntil(context.mail.deliver([mailId]));
  await enter(context, account, method);
  return redirect(redirectTo, 303);
}

/** Where one is told to look into the mailbox, and goes on from afterwards. */
function checkPath(search: URLSearchParams): string {
  const back = search.get("redirectTo");
  const params = new URLSearchParams({ mode: "check", ...(back && { redirectTo: safeRedirect(back) }) });
  return `/auth?${params}`;
}

/** Everything that the forms of `/auth` can ask for. */
export async function actAuth({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const search = new URL(request.url).searchParams;
  const target = safeRedirect(search.get("redirectTo"), "/");
  const guarded = <T>(act: () => Promise<T>) => unlessUnexpected(context, "signInFailed", form, act);
  const intent = String(form.get("intent") ?? "");
  if (intent.startsWith("again-")) return actAgain(form, { request, context, target });
  switch (intent) {
    case "sign-up":
      return unlessUnexpected(context, "signUpFailed", form, () => actSignUp(form, context, search));
    case "resend":
      return actResend(form, context, search);
    case "ask-code":
      return guarded(() => actAskCode(form, context, search));
    case "enter-code":
      return guarded(() => actEnterCode(form, context, target));
    case "second-step":
      return guarded(() => actSecondStep(form, context, target));
    case "passkey":
      // A press that no script has taken over.
      return refused(context, "signInFailed", { fields: {}, errors: {}, formError: "errors.passkeyScripts" });
    default:
      return guarded(() => actSignIn(form, context, target));
  }
}
