import { useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useLanguage, useText, useUnits } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { UNITS } from "~/i18n/units.ts";
import { FONT_SIZES } from "~/services/display.ts";
import { THEMES } from "~/services/theme.ts";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { withoutLanguage } from "../language-choice.tsx";
import { LANGUAGE_NAMES } from "../language-names.ts";
import { Menu } from "../menu.tsx";
import { usePage } from "../page-context.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";

const ROW = "menu-row";

interface ChoiceProps {
  name: "language" | "theme" | "fontSize" | "units";
  value: string;
  chosen: boolean;
  lang?: string;
  children: string;
}

function Choice({ name, value, chosen, lang, children }: ChoiceProps) {
  return (
    <button type="submit" name={name} value={value} lang={lang} aria-pressed={chosen} className="choice">
      {chosen && <Icon name="check" className="size-4" />}
      {children}
    </button>
  );
}

/**
 * Side by side as far as the texts fit: the narrow columns hold language names, the wide ones a theme's name in one
 * line.
 */
const THREE = "choices-narrow";
const TWO = "choices";

function Group({ title, columns, children }: { title: string; columns: string; children: ReactNode }) {
  return (
    <fieldset className="px-4">
      <legend className="pt-3 pb-1 text-sm text-muted">{title}</legend>
      <div className={columns}>{children}</div>
    </fieldset>
  );
}

interface SwitchProps {
  name: "vibration" | "shortcuts" | "motion";
  on: boolean;
  /** What is sent to switch it on, and off again. */
  values?: readonly [on: string, off: string];
  children: string;
}

function Switch({ name, on, values = ["on", "off"], children }: SwitchProps) {
  const t = useText("shell");
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={on}
      name={name}
      value={values[on ? 1 : 0]}
      className={ROW}
    >
      <span className="flex-1">{children}</span>
      <span className={`flex items-center gap-1 ${on ? "font-bold" : "text-muted"}`} aria-hidden="true">
        {on && <Icon name="check" className="size-5 text-accent" />}
        {t(on ? "display.on" : "display.off")}
      </span>
    </button>
  );
}

interface AssistProps {
  kind: "read" | "voice" | "menu";
  icon: IconName;
  note?: string;
  children: string;
}

/** A button handled by `Assistance`; rendered after hydration only, because it does nothing without scripts. */
function Assist({ kind, icon, note, children }: AssistProps) {
  return (
    <button type="button" data-assist={kind} className={ROW}>
      <Icon name={icon} />
      <span className="flex-1">{children}</span>
      {note && <span className="text-sm text-muted">{note}</span>}
    </button>
  );
}

/**
 * Everything that makes the platform easier to see, hear, reach and operate. The choices are one form, stored on the
 * server; the page is reloaded because they affect the whole document.
 */
export function AccessibilityPanel() {
  const t = useText("shell");
  const { language } = useLanguage();
  const { theme, display } = usePage();
  const units = useUnits();
  const back = withoutLanguage(useLocation());
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      label={t("display.label")}
      summary={<Icon name="accessibility" className="size-6" />}
      wide
      onOpen={() => setOpened(true)}
    >
      <form method="post" action="/preferences" data-reload>
        <input type="hidden" name="redirectTo" value={back} />
        <Group title={t("display.language")} columns={THREE}>
          {LANGUAGES.map((entry) => (
            <Choice key={entry} name="language" value={entry} chosen={entry === language} lang={entry}>
              {LANGUAGE_NAMES[entry]}
            </Choice>
          ))}
        </Group>
        <Group title={t("display.theme")} columns={TWO}>
          {THEMES.map((entry) => (
            <Choice key={entry} name="theme" value={entry} chosen={entry === theme}>
              {t(`display.${entry}`)}
            </Choice>
          ))}
        </Group>
        <Group title={t("display.fontSize")} columns={TWO}>
          {FONT_SIZES.map((entry) => (
            <Choice key={entry} name="fontSize" value={entry} chosen={entry === display.fontSize}>
              {t(`display.sizes.${entry}`)}
            </Choice>
          ))}
        </Group>
        <Group title={t("display.units")} columns={TWO}>
          {UNITS.map((entry) => (
            <Choice key={entry} name="units" value={entry} chosen={entry === units}>
              {t(`display.measures.${entry}`)}
            </Choice>
          ))}
        </Group>
        <div className="mt-3 border-t border-line">
          <Switch name="motion" on={display.motion === "less"} values={["less", "system"]}>
            {t("display.motion")}
          </Switch>
          <Switch name="vibration" on={display.vibration}>
            {t("display.vibration")}
          </Switch>
          <Switch name="shortcuts" on={display.shortcuts}>
            {t("display.shortcuts")}
          </Switch>
        </div>
      </form>
      <ShortcutHelp drawn={opened} />
      <div className="border-t border-line">
        {opened && (
          <>
            <Assist kind="read" icon="volume-2" note={t("display.textToSpeech")}>
              {t("display.readPage")}
            </Assist>
            <Assist kind="voice" icon="mic">
              {t("display.voiceControl")}
            </Assist>
            <Assist kind="menu" icon="menu">
              {t("display.navigateMenu")}
            </Assist>
          </>
        )}
        <p className="hidden px-4 py-3 text-muted noscript:block">{t("display.needsScripts")}</p>
        <a href="#content" data-assist="content" className={ROW}>
          <Icon name="arrow-right" directional />
          {t("skip")}
        </a>
      </div>
    </Menu>
  );
}
