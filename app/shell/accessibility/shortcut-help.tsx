import { useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SHORTCUT_HELP } from "./navigation.ts";
import { FIRST_KEY, HELP_KEY, SHORTCUTS } from "./shortcuts.ts";

function Key({ children }: { children: string }) {
  return (
    <kbd translate="no" className="key-cap">
      <bdi>{children}</bdi>
    </kbd>
  );
}

/** The list of keyboard shortcuts, which work with scripts only; the note that says so is always shown. */
export function ShortcutHelp({ drawn }: { drawn: boolean }) {
  const t = useText("shell");
  return (
    <details className="group border-t border-line">
      <summary id={SHORTCUT_HELP} className="menu-row focus-visible:-outline-offset-3">
        <span className="flex-1">{t("display.shortcutList")}</span>
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 px-4 pb-3">
        <p className="text-sm text-muted">{t("display.shortcutHint")}</p>
        {drawn && (
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
            {SHORTCUTS.map(({ letter, screen }) => (
              <div key={letter} className="col-span-2 grid grid-cols-subgrid">
                <dt className="flex gap-1" dir="ltr">
                  <Key>{FIRST_KEY}</Key>
                  <Key>{letter}</Key>
                </dt>
                <dd>{t(`screens.${screen.id}.title`)}</dd>
              </div>
            ))}
            <div className="col-span-2 grid grid-cols-subgrid">
              <dt className="flex gap-1" dir="ltr">
                <Key>{HELP_KEY}</Key>
              </dt>
              <dd>{t("display.thisList")}</dd>
            </div>
          </dl>
        )}
      </div>
    </details>
  );
}
