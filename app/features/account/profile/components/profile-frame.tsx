import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { PROFILE_TABS, type ProfileTab, profilePath } from "../profile-tabs.ts";

interface ProfileFrameProps {
  tab: ProfileTab;
  /** How many notifications the member has not read. */
  unread: number;
  children: ReactNode;
}

/** The profile's heading and its parts. */
export function ProfileFrame({ tab, unread, children }: ProfileFrameProps) {
  const t = useText("profile");
  const format = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("profile"))} title={t("title")}>
        <p>{t(`lead.${tab}`)}</p>
      </PageHeading>
      <TabLinks
        label={t("parts")}
        tabs={PROFILE_TABS.map((entry) => ({
          href: profilePath(entry),
          text: `${t(`tabs.${entry}`)}${entry === "notifications" && unread > 0 ? ` (${format.number(unread)})` : ""}`,
          current: entry === tab,
        }))}
      />
      {children}
    </div>
  );
}
