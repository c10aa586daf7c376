import { LANGUAGES, type Language } from "./languages.ts";
import type { Messages, Namespace, ScreenWords } from "./namespaces.ts";
import { pseudoMessages } from "./pseudo.ts";
import { createTranslate, type Translate } from "./translator.ts";

/** Every locale file of the application but the screens', each one namespace: `locales/<namespace>.<language>.ts`. */
const files = import.meta.glob<Messages>(["../**/locales/*.ts", "!../screens/**"], {
  eager: true,
  import: "default",
});
/** The words of the screens, by area. */
const screenFiles = import.meta.glob<Record<string, ScreenWords>>("../screens/locales/*.ts", {
  eager: true,
  import: "default",
});

function inLanguages<T>(modules: Record<string, T>): [language: string, name: string, content: T][] {
  return Object.entries(modules).map(([path, content]) => {
    const [name = "", language = ""] = (path.split("/").at(-1) ?? "").split(".");
    return [language, name, content];
  });
}

const catalogue = new Map<string, Messages>(
  inLanguages(files).map(([language, namespace, messages]) => [`${language}/${namespace}`, messages]),
);
for (const language of LANGUAGES) {
  const screens = Object.assign(
    {},
    ...inLanguages(screenFiles)
      .filter(([own]) => own === language)
      .map((file) => file[2]),
  );
  const each = (words: (screen: ScreenWords) => string | Messages | undefined) =>
    Object.fromEntries(
      Object.entries<ScreenWords>(screens).flatMap(([id, screen]) => {
        const said = words(screen);
        return said === undefined ? [] : [[id, said]];
      }),
    );
  const shell = catalogue.get(`${language}/shell`);
  catalogue.set(`${language}/shell`, { ...shell, screens: each(({ title }) => ({ title })) });
  catalogue.set(
    `${language}/screen-descriptions`,
    each(({ description }) => description),
  );
  catalogue.set(
    `${language}/screen-keywords`,
    each(({ keywords }) => keywords),
  );
}

let pseudo = false;
const translators = new Map<string, Translate<Namespace>>();

/**
 * Whether every text is that of the pseudo-locale. It follows from the environment, of which an isolate has one, so it
 * is said once and not carried by everything that speaks.
 */
export function speakPseudo(on: boolean): void {
  if (on !== pseudo) translators.clear();
  pseudo = on;
}

/** The texts for names that come from outside; undefined if there are none with these names. */
export function findMessages(language: string, namespace: string): Messages | undefined {
  const messages = catalogue.get(`${language}/${namespace}`);
  return pseudo && messages ? pseudoMessages(messages) : messages;
}

export function messagesOf(language: Language, namespace: Namespace): Messages {
  const messages = findMessages(language, namespace);
  if (!messages) throw new Error(`no text for namespace ${namespace} in ${language}`);
  return messages;
}

/** The translate function for text that React does not render: mails, answers, exports. */
export function translator<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const id = `${language}/${namespace}`;
  let translate = translators.get(id);
  if (!translate) {
    translate = createTranslate(language, messagesOf(language, namespace)) as Translate<Namespace>;
    translators.set(id, translate);
  }
  return translate as unknown as Translate<N>;
}
