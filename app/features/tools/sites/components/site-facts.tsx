import { useText } from "~/i18n/i18n.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SITE_TEXTS, type SiteText } from "../sites.limits.ts";

/** What one has to know before one stands at the gate, in the site's own words. Without a hospital it says so. */
export function SiteFacts({
  site,
  without = [],
}: {
  site: Readonly<Record<SiteText, string>>;
  without?: readonly SiteText[];
}) {
  const t = useText("site-visit");
  const said = SITE_TEXTS.filter((name) => site[name] && !without.includes(name));
  return (
    <div className="grid gap-4">
      {!site.hospital && <Notice tone="warn" title={t("noHospital")} />}
      {said.length > 0 && (
        <dl className="grid gap-4 sm:grid-cols-2">
          {said.map((name) => (
            <div
              key={name}
              className={name === "hazards" || name === "hospital" ? "border-s-4 border-danger ps-3" : ""}
            >
              <dt className="text-sm text-muted">{t(`facts.${name}`)}</dt>
              <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {site[name]}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
