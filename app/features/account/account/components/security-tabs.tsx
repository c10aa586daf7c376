import { useText } from "~/i18n/i18n.tsx";
import { screen } from "~/site-map.ts";
import { TabLinks } from "~/ui/tab-links.tsx";

const TABS = {
  account: "securityDashboard",
  access: "access",
  log: "securityLog",
  sites: "siteReports",
} as const;

/** The pages about security, one a part. */
export function SecurityTabs({ current }: { current: keyof typeof TABS }) {
  const t = useText("security-tabs");
  return (
    <TabLinks
      label={t("label")}
      tabs={(Object.keys(TABS) as (keyof typeof TABS)[]).map((tab) => ({
        href: screen(TABS[tab]).path,
        text: t(`tabs.${tab}`),
        current: tab === current,
      }))}
    />
  );
}
