import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { authPath } from "../auth-path.ts";
import { AccountForm, CODE, FACTOR_CODE, PASSWORD } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import type { StepProps } from "./auth-screen.tsx";
import { PasskeyButton } from "./passkey-button.tsx";

/** By what a member can confirm who they are. */
export interface Again {
  email: string;
  password: boolean;
  factor: boolean;
  passkey: boolean;
  /** A code by mail has been asked for. */
  sent: boolean;
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-stretch gap-4 border-t border-line pt-6">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Before something dangerous: it is still the member who sits here. */
export function ConfirmAgain({ again, redirectTo, reply }: StepProps & { again: Again }) {
  const t = useText("account");
  const action = authPath("again", redirectTo);
  const replyTo = (field: string) => (reply && field in reply.errors ? reply : undefined);
  return (
    <AccountPage id="auth" title={t("again.title")} lead={t("again.lead")}>
      {again.passkey && (
        <PasskeyButton act="again" goTo={redirectTo ?? "/profile"} action={action}>
          {t("again.passkey")}
        </PasskeyButton>
      )}
      <div className="grid gap-8 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
        {again.password && (
          <Way title={t("again.byPassword")}>
            <AccountForm
              action={action}
              fields={[PASSWORD]}
              hidden={{ intent: "again-password" }}
              reply={replyTo("password")}
            >
              <Button className="justify-self-start">{t("again.submit")}</Button>
            </AccountForm>
          </Way>
        )}
        {again.factor && (
          <Way title={t("again.byApp")}>
            <AccountForm
              action={action}
              fields={[FACTOR_CODE]}
              hidden={{ intent: "again-factor" }}
              reply={replyTo("factorCode")}
            >
              <Button className="justify-self-start">{t("again.submit")}</Button>
            </AccountForm>
          </Way>
        )}
        <Way title={t("again.byMail")}>
          {again.sent || replyTo("code") ? (
            <AccountForm
              action={action}
              fields={[CODE]}
              hidden={{ intent: "again-code" }}
              reply={replyTo("code")}
            >
              <Button className="justify-self-start">{t("again.submit")}</Button>
            </AccountForm>
          ) : null}
          <form method="post" action={action} className="grid justify-items-start gap-3">
            <p className="text-muted">
              <bdi>{again.email}</bdi>
            </p>
            <Button variant="outline" name="intent" value="again-send">
              {t(again.sent ? "again.resend" : "again.send")}
            </Button>
          </form>
        </Way>
      </div>
    </AccountPage>
  );
}
