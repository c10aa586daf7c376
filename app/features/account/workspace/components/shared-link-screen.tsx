import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";

interface SharedLinkScreenProps {
  door: "closed" | "revoked" | "expired" | "pin";
  /** Who made the link, as far as one knows them; empty where there is no name. */
  askedFrom: string;
  /** Whom it is for. */
  name: string;
  problem?: { error: "pin" | "wrong" | "locked"; minutes: number };
}

/** What stands between a link and its page: a PIN, or that it opens nothing any more and whom to ask. */
export function SharedLinkScreen({ door, askedFrom, name, problem }: SharedLinkScreenProps) {
  const t = useText("shared-link");
  const error = problem && t(`errors.${problem.error}`, { count: problem.minutes });
  return (
    <div className="sheet grid max-w-xl content-start gap-6 py-10 sm:py-16">
      {error && (
        <ErrorSummary
          title={t("errors.summary")}
          message={problem.error === "locked" ? error : undefined}
          items={problem.error === "locked" ? [] : [{ field: "pin", message: error }]}
        />
      )}
      <h1 className="text-2xl font-bold sm:text-3xl">{t(`${door}.title`)}</h1>
      <p className="text-lg">{t(`${door}.text`)}</p>
      {door !== "closed" && (
        <p>
          {t("for")} <bdi className="font-bold">{name}</bdi>
        </p>
      )}
      {door !== "pin" && (
        <p>
          {askedFrom ? (
            <>
              {t("ask")} <bdi className="font-bold">{askedFrom}</bdi>
            </>
          ) : (
            t("askSender")
          )}
        </p>
      )}
      {door === "pin" && (
        <form method="post" noValidate className="grid gap-4" data-reload>
          <Field
            name="pin"
            type="password"
            label={t("pin.label")}
            hint={t("pin.hint", { count: TRUST_LIMITS.pinFailures, minutes: TRUST_LIMITS.pinMinutes })}
            error={problem && problem.error !== "locked" ? error : undefined}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
          <Button size="lg">{t("pin.submit")}</Button>
        </form>
      )}
    </div>
  );
}
