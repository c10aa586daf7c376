import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TABS, type Tab } from "../hub.logic.ts";
import type { Statuses } from "../statuses.logic.ts";
import HubServices from "./hub-services.tsx";

interface HubFrameProps {
  tab: Tab;
  /** Left out where nothing could be looked up. */
  statuses?: Statuses;
  /** What the open tab holds, its heading included. */
  children: ReactNode;
}

/** The four rooms of the hub as tabs around the open one, and beneath it what each of them is. */
export function HubFrame({ tab, statuses, children }: HubFrameProps) {
  const t = useText("hub");
  return (
    <>
      <div className="sheet pt-4">
        <TabLinks
          label={t("tabs")}
          tabs={TABS.map((id) => ({ href: `/ai-hub?tab=${id}`, text: t(`${id}.name`), current: id === tab }))}
        />
      </div>
      {children}
      {statuses && <HubServices statuses={statuses} />}
    </>
  );
}
