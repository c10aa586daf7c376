import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PASSKEY_NAME_MAX } from "../account.limits.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import type { SecurityProps } from "./security-dashboard-screen.tsx";
import { SecurityItem, SecurityList, SecurityRow } from "./security-row.tsx";

const PAGE = "/security-dashboard";

/** A member's passkeys, each with its name, where it was made and when it was last used. */
export function PasskeyList({
  passkeys,
  passkeysOffered,
  reply,
  intent,
}: Pick<SecurityProps, "passkeys" | "passkeysOffered" | "reply" | "intent">) {
  const t = useText("security-dashboard");
  const format = useFormat();
  const refused = intent === "passkey-rename" ? reply : undefined;
  return (
    <SecurityRow id="passkeys" title={t("passkeys.title")}>
      <p className="text-muted">{t("passkeys.lead")}</p>
      {passkeys.length > 0 && (
        <SecurityList>
          {passkeys.map(({ id, name, device, createdAt, lastUsedAt }) => {
            const error = refused?.fields.id === id && refused.errors.name;
            return (
              <SecurityItem key={id}>
                <div className="min-w-0">
                  <p className="font-medium break-words">
                    <bdi>{name}</bdi>
                  </p>
                  <p className="text-muted">
                    {device && (
                      <>
                        <bdi>{device}</bdi>
                        {" · "}
                      </>
                    )}
                    {lastUsedAt
                      ? t("passkeys.used", { date: format.date(lastUsedAt) })
                      : t("passkeys.made", { date: format.date(createdAt) })}
                  </p>
                </div>
                <form method="post" noValidate className="grid gap-3 sm:flex sm:items-end">
                  <input type="hidden" name="id" value={id} />
                  <Field
                    id={`name-${id}`}
                    name="name"
                    label={t("passkeys.name")}
                    defaultValue={error ? refused?.fields.name : name}
                    error={error ? t(error as Key<"security-dashboard">) : undefined}
                    dir="auto"
                    maxLength={PASSKEY_NAME_MAX}
                    required
                  />
                  <Button variant="outline" name="intent" value="passkey-rename">
                    {t("passkeys.rename")}
                  </Button>
                  <Button variant="destructive" name="intent" value="passkey-remove">
                    {t("passkeys.remove")}
                  </Button>
                </form>
              </SecurityItem>
            );
          })}
        </SecurityList>
      )}
      {passkeysOffered ? (
        <PasskeyButton
          act="add"
          goTo={PAGE}
          action={PAGE}
          fields={
            <Field
              id="passkey-name"
              name="name"
              label={t("passkeys.newName")}
              hint={t("passkeys.newNameHint")}
              dir="auto"
              maxLength={PASSKEY_NAME_MAX}
            />
          }
        >
          {t("passkeys.add")}
        </PasskeyButton>
      ) : (
        <p className="text-muted">{t("passkeys.notHere")}</p>
      )}
      <noscript>
        <p className="font-medium">{t("passkeys.scripts")}</p>
      </noscript>
    </SecurityRow>
  );
}
