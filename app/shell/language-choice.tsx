import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { LANGUAGES } from "~/i18n/languages.ts";
import { LANGUAGE_NAMES, LANGUAGE_SIGNS } from "./language-names.ts";

/** Where to return to; an old `?lang=` would win over the choice just made. */
export function withoutLanguage({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.delete("lang");
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/**
 * The languages in one short line, each in its own script, so that visitors who cannot read the page find theirs. The
 * page is reloaded because the language affects the whole document.
 */
export function LanguageChoice({ className = "" }: { className?: string }) {
  const t = useText("shell");
  const { language } = useLanguage();
  const back = withoutLanguage(useLocation());
  return (
    <form method="post" action="/preferences" data-reload className={className}>
      <input type="hidden" name="redirectTo" value={back} />
      <fieldset aria-label={t("display.language")} className="flex items-center">
        {LANGUAGES.map((entry, n) => (
          <Fragment key={entry}>
            {n > 0 && (
              <span aria-hidden="true" className="text-muted">
                ·
              </span>
            )}
            <button
              type="submit"
              name="language"
              value={entry}
              lang={entry}
              translate="no"
              aria-pressed={entry === language}
              className="language-sign"
            >
              {LANGUAGE_SIGNS[entry]}
              <span className="sr-only">{` ${LANGUAGE_NAMES[entry]}`}</span>
            </button>
          </Fragment>
        ))}
      </fieldset>
    </form>
  );
}
