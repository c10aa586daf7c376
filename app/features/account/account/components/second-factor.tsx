import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { CODE_MAX } from "../account.limits.ts";
import type { SecurityProps } from "./security-dashboard-screen.tsx";
import { SecurityRow } from "./security-row.tsx";

type Props = Pick<SecurityProps, "secondFactor" | "setUp" | "codes" | "reply" | "intent">;

/** The authenticator app and the codes that replace it. */
export function SecondFactor(props: Props) {
  const t = useText("security-dashboard");
  const format = useFormat();
  const { secondFactor, codes } = props;
  return (
    <SecurityRow id="second-step" title={t("factor.title")}>
      {codes && <RecoveryCodes codes={codes} />}
      {secondFactor.state === "on" ? (
        <>
          <p className="flex flex-wrap items-center gap-3">
            <Badge variant="outline">{t("factor.on")}</Badge>
            <span>{t("factor.since", { date: format.date(secondFactor.since) })}</span>
          </p>
          {secondFactor.endsAt && (
            <Notice
              tone="warn"
              title={t("factor.endsTitle", { date: format.date(secondFactor.endsAt) })}
              action={
                <form method="post">
                  <Button variant="outline" name="intent" value="factor-keep">
                    {t("factor.keep")}
                  </Button>
                </form>
              }
            >
              {t("factor.endsText")}
            </Notice>
          )}
          <p className="text-muted">{t("factor.codesLeft", { count: secondFactor.codesLeft })}</p>
          <form method="post" className="flex flex-wrap gap-3">
            <Button variant="outline" name="intent" value="factor-codes">
              {t("factor.renew")}
            </Button>
            <Button variant="destructive" name="intent" value="factor-off">
              {t("factor.turnOff")}
            </Button>
          </form>
        </>
      ) : secondFactor.state === "begun" ? (
        <SetUp {...props} />
      ) : (
        <>
          <p className="text-muted">{t("factor.lead")}</p>
          <form method="post">
            <Button name="intent" value="factor-begin">
              {t("factor.begin")}
            </Button>
          </form>
        </>
      )}
    </SecurityRow>
  );
}

function SetUp({ setUp, reply, intent }: Props) {
  const t = useText("security-dashboard");
  const own = intent === "factor-confirm" ? reply : undefined;
  const error = own?.errors.code && t(own.errors.code as Key<"security-dashboard">);
  return (
    <>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>{t("factor.step1")}</li>
        <li>{t("factor.step2")}</li>
        <li>{t("factor.step3")}</li>
      </ol>
      {setUp && (
        <div className="grid gap-3">
          <QrPicture qr={setUp} label={t("factor.qr")} className="max-w-56" />
          <p>
            {t("factor.key")}{" "}
            <code dir="ltr" className="font-bold break-all">
              {setUp.key}
            </code>
          </p>
        </div>
      )}
      <form method="post" noValidate className="grid w-full max-w-xl gap-4">
        {error && <ErrorSummary title={t("errors.summary")} items={[{ field: "code", message: error }]} />}
        <Field
          name="code"
          label={t("factor.code")}
          error={error}
          defaultValue={own?.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={CODE_MAX}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="factor-confirm">
            {t("factor.turnOn")}
          </Button>
          <Button variant="ghost" name="intent" value="factor-drop" formNoValidate>
            {t("factor.cancel")}
          </Button>
        </div>
      </form>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useText("security-dashboard");
  return (
    <Notice tone="warn" title={t("factor.codesTitle")}>
      <p>{t("factor.codesText")}</p>
      <ol dir="ltr" className="mt-3 grid gap-x-8 gap-y-1 font-bold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Notice>
  );
}
