import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ListedCheck } from "../licences.view.server.ts";

/** One check, as a line that leads to it. */
export function CheckLine({ check }: { check: ListedCheck }) {
  const t = useText("license-checker");
  const { date } = useFormat();
  const { days } = check;
  return (
    <li className="grid gap-1 border-b border-line py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <TextLink href={`/license-check/${check.id}`} translate="no" className="font-bold wrap-anywhere">
          <bdi>{check.name || check.number}</bdi>
        </TextLink>
        <Badge variant={check.overall === "stop" ? "destructive" : "secondary"}>
          {t(`overall.${check.overall}`)}
        </Badge>
        {check.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {check.watched && <Badge variant="outline">{t("checks.watched")}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <bdi dir="ltr" translate="no">
          {check.state} {check.number}
        </bdi>
        <span>{t("checks.said", { status: t(`status.${check.status}`), day: date(check.lookedOn) })}</span>
        {check.expiresOn && days !== undefined && (
          <span className={days < 0 ? "text-danger" : ""}>
            {t(days < 0 ? "checks.over" : "checks.expires", { day: date(check.expiresOn) })}
          </span>
        )}
      </p>
    </li>
  );
}

/** The checks of a workspace, newest first, and all of them as a file. */
export function ListedChecks({ checks }: { checks: readonly ListedCheck[] }) {
  const t = useText("license-checker");
  if (checks.length === 0) return null;
  return (
    <TitledSection id="checks" title={t("checks.title")} className="grid gap-2">
      <ul className="border-t-2 border-ink">
        {checks.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
      <p>
        <TextLink href="/license-checker.csv" download className="gap-2">
          <Icon name="download" />
          {t("checks.csv")}
        </TextLink>
      </p>
    </TitledSection>
  );
}
