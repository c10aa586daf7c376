import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { Authority } from "../authorities.ts";
import { PERMITS } from "../permits.limits.ts";

/** A card for each authority: what one has there, and how long it took. */
export function Authorities({ authorities }: { authorities: readonly Authority[] }) {
  const t = useText("permits");
  const { number } = useFormat();
  if (authorities.length === 0) return null;
  return (
    <TitledSection id="authorities" title={t("authorities.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("authorities.lead")}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {authorities.map(({ name, permits, open, portalUrl, wait }) => (
          <li key={name} className="grid content-start gap-1 border border-line p-4">
            <h3 className="font-bold wrap-anywhere">
              <bdi translate="no">{name}</bdi>
            </h3>
            <p>{t("authorities.permits", { count: permits, open: number(open) })}</p>
            <p className="text-sm text-muted">
              {wait
                ? t("authorities.wait", { days: number(wait.days), count: wait.permits })
                : t("authorities.noWait")}
            </p>
            <p className="flex flex-wrap gap-x-5">
              <TextLink href={`${PERMITS}?${new URLSearchParams({ authority: name })}`}>
                {t("authorities.show")}
                <span className="sr-only">: {name}</span>
              </TextLink>
              {portalUrl && <TextLink href={portalUrl}>{t("authorities.portal")}</TextLink>}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
