import { Link, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";

/** Opens Joe from anywhere: a link to his page, and a panel over this one once scripts run. */
export function JoeLauncher() {
  const t = useText("shell");
  const { pathname } = useLocation();
  if (pathname === "/ai-hub") return null;
  return (
    <Link
      to="/ai-hub?tab=chat"
      className="fixed end-4 bottom-4 z-30 inline-flex min-h-14 items-center gap-2 rounded-full bg-ink ps-4 pe-5 font-bold text-paper shadow-float hover:bg-accent hover:text-on-accent sm:end-8 sm:bottom-8"
    >
      <Icon name="hard-hat" className="size-6" />
      {t("screens.hub.title")}
    </Link>
  );
}
