import { directionOf, type Language } from "~/i18n/languages.ts";

/** A word of the trade in its language; no text of ours, so that nothing translates it. */
export const TermName = ({ name, language }: { name: string; language: Language }) => (
  <bdi lang={language} dir={directionOf(language)} translate="no">
    {name}
  </bdi>
);
