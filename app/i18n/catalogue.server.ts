import { LANGUAGES, type Language } from "./languages.ts";
import type { Messages, Namespace, ScreenWords } from "./namespaces.ts";
import { pseudoMessages } from "./pseudo.ts";
import { createTranslate, type Translate } from "./translator.ts";

/** Texts by the path of their locale file. */
type Files<T> = Record<string, T>;

/**
 * Every locale file of the application but the screens', each one namespace: `locales/<namespace>.<language>.ts`. The
 * built worker has none of them: they would be a third of its weight, so that they lie among the site's files
 * (app/services/beside.server.ts).
 */
const files: Files<Messages> = import.meta.env.PROD
  ? {}
  : import.meta.glob<Messages>(["../**/locales/*.ts", "!../screens/**"], { eager: true, import: "default" });
/** The words of the screens, by area. */
const screenFiles: Files<Record<string, ScreenWords>> = import.meta.env.PROD
  ? {}
  : import.meta.glob<Record<string, ScreenWords>>("../screens/locales/*.ts", {
      eager: true,
      import: "default",
    });

function inLanguages<T>(modules: Files<T>): [language: string, name: string, content: T][] {
  return Object.entries(modules).map(([path, content]) => {
    const [name = "", language = ""] = (path.split("/").at(-1) ?? "").split(".");
    return [language, name, content];
  });
}

const catalogue = new Map<string, Messages>();

/** Takes the texts of whole languages. */
function take(texts: Files<Messages>, ofScreens: Files<Record<string, ScreenWords>>): void {
  for (const [language, namespace, messages] of inLanguages(texts))
    catalogue.set(`${language}/${namespace}`, messages);
  for (const language of LANGUAGES) {
    const screens = Object.assign(
      {},
      ...inLanguages(ofScreens)
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
}
if (!import.meta.env.PROD) take(files, screenFiles);

/** The locale files by their paths. */
export interface Texts {
  files: Files<Messages>;
  screens: Files<Record<string, ScreenWords>>;
}

/** Whether there are texts already. */
export const hasTexts = (): boolean => catalogue.size > 0;

/** Takes all texts, which lie beside the built worker. */
export const takeTexts = ({ files, screens }: Texts): void => take(files, screens);

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
