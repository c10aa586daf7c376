import { Form, useLocation } from "@remix-run/react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { THEMES } from "~/services/theme.ts";
import { Icon } from "~/ui/icon.tsx";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { Menu } from "./menu.tsx";
import { usePage } from "./page-context.tsx";

interface ChoiceProps {
  name: "language" | "theme";
  value: string;
  chosen: boolean;
  lang?: string;
  children: string;
}

function Choice({ name, value, chosen, lang, children }: ChoiceProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      lang={lang}
      aria-pressed={chosen}
      className={`flex min-h-12 w-full cursor-pointer items-center justify-between gap-2 px-4 text-start hover:bg-sunken ${chosen ? "font-bold" : ""}`}
    >
      {children}
      {chosen && <Icon name="check" className="size-5 text-accent" />}
    </button>
  );
}

/** Language and theme as one form; the page is loaded anew because both belong to the whole document. */
export function DisplayMenu() {
  const t = useText("shell");
  const { language } = useLanguage();
  const { theme } = usePage();
  const { pathname, search } = useLocation();
  const legend = "px-4 pt-3 text-sm text-muted";
  return (
    <Menu label={t("display.label")} summary={<Icon name="languages" className="size-6" />}>
      <Form method="post" action="/preferences" reloadDocument className="pb-1">
        <input type="hidden" name="redirectTo" value={withoutLanguage(pathname, search)} />
        <fieldset>
          <legend className={legend}>{t("display.language")}</legend>
          {LANGUAGES.map((entry) => (
            <Choice key={entry} name="language" value={entry} chosen={entry === language} lang={entry}>
              {LANGUAGE_NAMES[entry]}
            </Choice>
          ))}
        </fieldset>
        <fieldset className="border-t border-line">
          <legend className={legend}>{t("display.theme")}</legend>
          {THEMES.map((entry) => (
            <Choice key={entry} name="theme" value={entry} chosen={entry === theme}>
              {t(`display.${entry}`)}
            </Choice>
          ))}
        </fieldset>
      </Form>
    </Menu>
  );
}

/** Where to return to; an old `?lang=` would win over the choice just made. */
function withoutLanguage(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete("lang");
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
