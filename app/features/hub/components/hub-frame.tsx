import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { ROOMS, type Statuses, type Tab, tabPath } from "../hub.logic.ts";

const LOOKS = { premium: "default", active: "secondary", available: "outline" } as const;

interface HubFrameProps {
  tab: Tab;
  statuses: Statuses;
  /** What the open tab holds, its heading included. */
  children: ReactNode;
}

/** The four rooms of the hub as tabs around the open one, and beneath it what each of them is and how it stands. */
export function HubFrame({ tab, statuses, children }: HubFrameProps) {
  const t = useText("hub");
  return (
    <>
      <div className="sheet pt-4">
        <TabLinks
          label={t("tabs")}
          tabs={ROOMS.map(({ id }) => ({ href: tabPath(id), text: t(`${id}.name`), current: id === tab }))}
        />
      </div>
      {children}
      <section aria-labelledby="services" className="sheet grid gap-4 pb-10 sm:pb-16">
        <h2 id="services" className="text-xl font-bold">
          {t("services")}
        </h2>
        <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {ROOMS.map(({ id, icon }) => (
            <li key={id} className="grid content-start justify-items-start gap-2 bg-surface p-5">
              <Icon name={icon} className="size-8 text-blueprint" />
              <h3 className="text-lg font-bold">{t(`${id}.name`)}</h3>
              <Badge variant={LOOKS[statuses[id]]}>{t(`status.${statuses[id]}`)}</Badge>
              <p className="text-muted">{t(`${id}.description`)}</p>
              <ul className="list-disc ps-5 text-sm">
                {(["first", "second", "third"] as const).map((nth) => (
                  <li key={nth}>{t(`${id}.capabilities.${nth}`)}</li>
                ))}
              </ul>
              {id !== tab && statuses[id] !== "available" && (
                <TextLink href={tabPath(id)}>{t("open", { name: t(`${id}.name`) })}</TextLink>
              )}
            </li>
          ))}
        </ul>
        <p className="max-w-prose text-sm text-muted">{t("statusNote")}</p>
      </section>
    </>
  );
}
