import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { authPath } from "../auth-path.ts";
import { AccountForm, CODE, EMAIL, FACTOR_CODE } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import type { StepProps } from "./auth-screen.tsx";

/** Asks for the address that a code is sent to. */
export function SendCode({ redirectTo, reply, refusal }: StepProps) {
  const t = useText("account");
  return (
    <AccountPage id="auth" title={t("code.title")} lead={t("code.lead")}>
      <AccountForm
        action={authPath("code", redirectTo)}
        fields={[EMAIL]}
        hidden={{ intent: "ask-code" }}
        reply={reply}
        failed={refusal?.words}
      >
        <Button size="lg">{t("code.submit")}</Button>
      </AccountForm>
      <TextLink href={authPath("sign-in", redirectTo)}>{t("recover.back")}</TextLink>
    </AccountPage>
  );
}

/** Takes the code. Nobody is told whether the address has an account. */
export function EnterCode({ redirectTo, reply, refusal }: StepProps) {
  const t = useText("account");
  return (
    <AccountPage id="auth" title={t("enterCode.title")} lead={t("enterCode.lead")}>
      <AccountForm
        action={authPath("enter-code", redirectTo)}
        fields={[CODE]}
        hidden={{ intent: "enter-code" }}
        reply={reply}
        failed={refusal?.words}
      >
        <Button size="lg">{t("signIn.submit")}</Button>
      </AccountForm>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={authPath("code", redirectTo)}>{t("enterCode.again")}</TextLink>
        <TextLink href={authPath("sign-in", redirectTo)}>{t("recover.back")}</TextLink>
      </p>
    </AccountPage>
  );
}

/** The second step of whoever has an authenticator app. */
export function SecondStep({ redirectTo, reply, refusal }: StepProps) {
  const t = useText("account");
  return (
    <AccountPage id="auth" title={t("secondStep.title")} lead={t("secondStep.lead")}>
      <AccountForm
        action={authPath("second-step", redirectTo)}
        fields={[FACTOR_CODE]}
        hidden={{ intent: "second-step" }}
        reply={reply}
        failed={refusal?.words}
      >
        <Button size="lg">{t("signIn.submit")}</Button>
      </AccountForm>
      <p className="text-muted">{t("secondStep.lost")}</p>
      <TextLink href={authPath("sign-in", redirectTo)}>{t("recover.back")}</TextLink>
    </AccountPage>
  );
}
