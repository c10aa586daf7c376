import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screen, screenAt, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { Tab } from "../hub.logic.ts";
import { ROOMS } from "../rooms.data.ts";

interface HubRoomProps {
  tab: Tab;
  /** What is done in the hub itself, above the way to its screen. */
  children?: ReactNode;
}

/** A room of the hub other than the conversation: what it is for, and the way in where its screen stands. */
export default function HubRoom({ tab, children }: HubRoomProps) {
  const t = useText("hub");
  const { path } = ROOMS[tab];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("hub"))} title={t(`${tab}.name`)}>
        <p>{t(`${tab}.description`)}</p>
      </PageHeading>
      {children}
      {screenAt(path) ? (
        <p>
          <a href={path} className={buttonClass({ size: "lg", variant: children ? "outline" : "default" })}>
            {t("open", { name: t(`${tab}.name`) })}
          </a>
        </p>
      ) : (
        !children && (
          <Notice title={t("notYet.title")}>
            <p>{t("notYet.text")}</p>
          </Notice>
        )
      )}
    </div>
  );
}
