import { useLocation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { launcherStandsAt } from "./joe-launcher.tsx";
import { NAVIGATION } from "./navigation.ts";

/** The foot of a phone's screen: the places a thumb in a glove goes most, and room for Joe's button beside them. */
export function TabBar() {
  const t = useText("shell");
  const { pathname } = useLocation();
  const here = screenAt(pathname)?.path;
  return (
    <nav aria-label={t("nav.tabs")} data-floating className="tab-bar">
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
    </nav>
  );
}
