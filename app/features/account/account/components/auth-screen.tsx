import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import type { Toast } from "~/services/toast.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { AuthMode } from "../account.schemas.ts";
import { authPath } from "../auth-path.ts";
import { AccountForm, EMAIL, FIRST_NAME, LAST_NAME, NEW_PASSWORD, PASSWORD } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import { EnterCode, SecondStep, SendCode } from "./code-steps.tsx";
import { type Again, ConfirmAgain } from "./confirm-again.tsx";
import { DemoEntry } from "./demo-entry.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

export interface AuthScreenProps {
  mode: AuthMode;
  redirectTo?: string;
  idem: string;
  /** By what a member can confirm who they are, in that mode. */
  again?: Again;
  /** Whether there can be passkeys at this address. */
  passkeys: boolean;
  providers: { google: boolean; github: boolean; oidc?: { label?: string } };
  /** Whether there is a demo account, as on a developer's own machine. */
  demo: boolean;
  /** Why a provider's sign-in came back without one. */
  problem: string | null;
  reply?: FormReply;
  /** The failure, in the text of a toast; it heads the summary, and no toast repeats it. */
  refusal?: Toast;
}

/** A part of sign-in that has one form. */
export type StepProps = Pick<AuthScreenProps, "redirectTo" | "reply" | "refusal">;

function Providers({ providers, redirectTo }: Pick<AuthScreenProps, "providers" | "redirectTo">) {
  const t = useText("account");
  const label = providers.oidc?.label ?? t("providers.oidcLabel");
  const links = [
    providers.google && { id: "google", text: t("providers.google") },
    providers.github && { id: "github", text: t("providers.github") },
    providers.oidc && { id: "oidc", text: t("providers.oidc", { label }) },
  ].filter((link) => Boolean(link)) as { id: string; text: string }[];
  if (links.length === 0) return null;
  const query = redirectTo ? `?${new URLSearchParams({ redirectTo })}` : "";
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-sm font-medium text-muted">{t("providers.title")}</h2>
      {/* Plain links: a form that is redirected to another origin would break the form-action policy. */}
      {links.map((link) => (
        <a key={link.id} href={`/auth/${link.id}${query}`} className={buttonClass({ variant: "outline" })}>
          {link.text}
        </a>
      ))}
    </section>
  );
}

const PROBLEMS = ["failed", "unverified", "cancelled", "stepOver"] as const;

/** The page after signing up. It does not reveal whether the address had an account. */
function CheckMail({ redirectTo, reply }: Pick<AuthScreenProps, "redirectTo" | "reply">) {
  const t = useText("account");
  return (
    <AccountPage id="auth" title={t("check.title")} lead={t("check.lead")}>
      <p>
        <a href={authPath("sign-in", redirectTo)} className={buttonClass()}>
          {t("signIn.submit")}
        </a>
      </p>
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-lg font-bold">{t("check.nothing")}</h2>
        <p className="max-w-prose text-muted">{t("check.nothingText")}</p>
        <AccountForm
          action={authPath("check", redirectTo)}
          fields={[EMAIL]}
          hidden={{ intent: "resend" }}
          reply={reply}
        >
          <Button variant="outline" className="justify-self-start">
            {t("check.resend")}
          </Button>
        </AccountForm>
      </section>
    </AccountPage>
  );
}

export function AuthScreen(props: AuthScreenProps) {
  const { mode, again } = props;
  switch (mode) {
    case "check":
      return <CheckMail {...props} />;
    case "code":
      return <SendCode {...props} />;
    case "enter-code":
      return <EnterCode {...props} />;
    case "second-step":
      return <SecondStep {...props} />;
    case "again":
      return again ? <ConfirmAgain {...props} again={again} /> : null;
    default:
      return <EnterForm {...props} mode={mode} />;
  }
}

interface EnterFormProps extends AuthScreenProps {
  mode: "sign-in" | "sign-up";
}

function EnterForm({
  mode,
  redirectTo,
  idem,
  providers,
  passkeys,
  demo,
  problem,
  reply,
  refusal,
}: EnterFormProps) {
  const t = useText("account");
  const failed = refusal?.words;
  const known = PROBLEMS.find((entry) => entry === problem);
  const signUp = mode === "sign-up";
  return (
    <AccountPage
      id="auth"
      title={t(signUp ? "signUp.title" : "signIn.title")}
      lead={t(signUp ? "signUp.lead" : "signIn.lead")}
    >
      {known && (
        <p role="alert" className="rounded-control border-2 border-danger bg-surface p-4 font-medium">
          {known === "stepOver" ? t("errors.stepOver") : t(`providers.${known}`)}
        </p>
      )}
      {signUp ? (
        <AccountForm
          key="sign-up"
          action={authPath(mode, redirectTo)}
          fields={[FIRST_NAME, LAST_NAME, EMAIL, NEW_PASSWORD]}
          hidden={{ intent: "sign-up", idem }}
          reply={reply}
          failed={failed}
        >
          <Button size="lg">{t("signUp.submit")}</Button>
        </AccountForm>
      ) : (
        <AccountForm
          key="sign-in"
          action={authPath(mode, redirectTo)}
          fields={[EMAIL, PASSWORD]}
          hidden={{ intent: "sign-in" }}
          reply={reply}
          failed={failed}
        >
          <Button size="lg">{t("signIn.submit")}</Button>
        </AccountForm>
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={authPath(signUp ? "sign-in" : "sign-up", redirectTo)}>
          {t(signUp ? "signUp.toSignIn" : "signIn.toSignUp")}
        </TextLink>
        {!signUp && <TextLink href="/auth/recover">{t("signIn.forgot")}</TextLink>}
        {!signUp && <TextLink href={authPath("code", redirectTo)}>{t("signIn.byCode")}</TextLink>}
      </p>
      {!signUp && passkeys && (
        <PasskeyButton act="sign-in" goTo={redirectTo ?? "/"} action={authPath(mode, redirectTo)}>
          {t("passkey.signIn")}
        </PasskeyButton>
      )}
      <Providers providers={providers} redirectTo={redirectTo} />
      {demo && <DemoEntry idem={idem} />}
    </AccountPage>
  );
}
