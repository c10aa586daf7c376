import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Formats, formatsOf } from "./formats.ts";
import { directionOf, type Language } from "./languages.ts";
import type { Messages, Namespace } from "./namespaces.ts";
import { createTranslate, type Translate } from "./translator.ts";
import { type Units, unitsFor } from "./units.ts";

export type Texts = Partial<Record<Namespace, Messages>>;

interface I18n {
  language: Language;
  texts: Texts;
  /** What the reader chose; without a choice the language decides. */
  units?: Units;
  /** Fetches a namespace that is not in the page; only set in the browser. */
  load?: (language: Language, namespace: Namespace) => Promise<Messages>;
  pending: Map<Namespace, Promise<void>>;
}

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nProvider({
  language,
  texts,
  units,
  load,
  children,
}: Pick<I18n, "language" | "texts" | "units" | "load"> & { children: ReactNode }) {
  const value = useMemo(
    () => ({ language, texts, units, load, pending: new Map() }),
    [language, texts, units, load],
  );
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("text is used outside I18nProvider");
  return i18n;
}

/** Suspends (inside the router's transition, so the old page stays) until the namespace is there. */
function textsOf(i18n: I18n, namespace: Namespace): Messages {
  const texts = i18n.texts[namespace];
  if (texts) return texts;
  if (!i18n.load) throw new Error(`the route's handle does not name the namespace ${namespace}`);
  let pending = i18n.pending.get(namespace);
  if (!pending) {
    pending = i18n.load(i18n.language, namespace).then((messages) => {
      i18n.texts[namespace] = messages;
    });
    i18n.pending.set(namespace, pending);
  }
  throw pending;
}

/** The translate function of one namespace, in the language of the page. */
export function useText<N extends Namespace>(namespace: N): Translate<N> {
  const i18n = useI18n();
  const messages = textsOf(i18n, namespace);
  return useMemo(() => createTranslate<N>(i18n.language, messages), [i18n.language, messages]);
}

export function useLanguage() {
  const { language } = useI18n();
  return { language, direction: directionOf(language) };
}

/** Which measures the reader wants first. */
export function useUnits(): Units {
  const { language, units } = useI18n();
  return unitsFor(language, units);
}

/** Formats money, numbers and dates for the page's language. */
export function useFormat(): Formats {
  return formatsOf(useI18n().language);
}
