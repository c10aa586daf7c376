import { CountryName } from "~/i18n/country-name.tsx";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import type { SecurityProps } from "./security-dashboard-screen.tsx";
import { SecurityItem, SecurityList, SecurityRow } from "./security-row.tsx";

/** Where the member is signed in. */
export function SessionList({ sessions }: Pick<SecurityProps, "sessions">) {
  const t = useText("security-dashboard");
  const format = useFormat();
  return (
    <SecurityRow id="sessions" title={t("sessions.title")}>
      <SecurityList>
        {sessions.map(({ key, device, network, country, lastUsedAt, current }) => (
          <SecurityItem key={key}>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-3 font-medium">
                <bdi>{device ?? t("sessions.unknown")}</bdi>
                {current && <Badge variant="outline">{t("sessions.current")}</Badge>}
              </p>
              <p className="text-muted">
                {t("sessions.used", { date: format.date(lastUsedAt) })}
                {network && (
                  <>
                    {" · "}
                    <bdi dir="ltr">{network}</bdi>
                  </>
                )}
                {" · "}
                {country ? <CountryName code={country} /> : t("sessions.unknownCountry")}
              </p>
            </div>
            {!current && (
              <form method="post">
                <input type="hidden" name="key" value={key} />
                <Button variant="outline" name="intent" value="end-session">
                  {t("sessions.end")}
                </Button>
              </form>
            )}
          </SecurityItem>
        ))}
      </SecurityList>
      {sessions.length > 1 && (
        <form method="post">
          <Button variant="destructive" name="intent" value="end-others">
            {t("sessions.endOthers")}
          </Button>
        </form>
      )}
    </SecurityRow>
  );
}
