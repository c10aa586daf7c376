import { useLocation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { KeptPart } from "~/ui/kept-part.tsx";
import { launcherStandsAt } from "./joe-launcher.tsx";
import { NAVIGATION } from "./navigation.ts";

function Tabs() {
  const t = useText("shell");
  const { pathname } = useLocation();
  const here = screenAt(pathname)?.path;
  return (
    <ul className={`flex ${launcherStandsAt(pathname) ? "pe-18" : ""}`}>
      {NAVIGATION.tabs.map(({ id, path, icon }) => (
        <li key={id} className="flex-1">
          <a href={path} aria-current={here === path ? "page" : undefined} className="tab-entry">
            <Icon name={icon} className="size-6" />
            {t(`nav.tab.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The bottom bar on phones: the most used screens within reach of a gloved thumb, and room for Joe's button. */
export function TabBar() {
  const t = useText("shell");
  return (
    <nav aria-label={t("nav.tabs")} data-floating className="tab-bar">
      <KeptPart name="tabs">
        <Tabs />
      </KeptPart>
    </nav>
  );
}
