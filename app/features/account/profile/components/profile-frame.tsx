import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";

export const PROFILE_TABS = ["account", "notifications"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The account stands at the bare address. */
export function profilePath(tab: ProfileTab): string {
  const { path } = screen("profile");
  return tab === "account" ? path : `${path}?${new URLSearchParams({ tab })}`;
}

interface ProfileFrameProps {
  tab: ProfileTab;
  /** How many notifications the member has not read. */
  unread: number;
  children: ReactNode;
}

/** The profile's heading and its parts. */
export function ProfileFrame({ tab, unread, children }: ProfileFrameProps) {
  const t = useText("account");
  const format = useFormat();
  const count = { account: 0, notifications: unread };
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("profile"))} title={t("profile.title")}>
        <p>{t("profile.lead")}</p>
      </PageHeading>
      <TabLinks
        label={t("profile.parts")}
        tabs={PROFILE_TABS.map((entry) => ({
          href: profilePath(entry),
          text: `${t(`profile.tabs.${entry}`)}${count[entry] > 0 ? ` (${format.number(count[entry])})` : ""}`,
          current: entry === tab,
        }))}
      />
      {children}
    </div>
  );
}
