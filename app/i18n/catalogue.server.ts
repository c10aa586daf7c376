import type { Language } from "./languages.ts";
import type { Messages, Namespace } from "./namespaces.ts";
import { pseudoMessages } from "./pseudo.ts";
import { createTranslate, type Translate } from "./translator.ts";

/** Every locale file of the application, by `<language>/<namespace>`: `locales/<namespace>.<language>.ts`. */
const modules = import.meta.glob<Messages>("../**/locales/*.ts", { eager: true, import: "default" });

const catalogue = new Map<string, Messages>();
for (const [path, messages] of Object.entries(modules)) {
  const match = /locales\/([\w-]+)\.(\w+)\.ts$/.exec(path);
  if (match) catalogue.set(`${match[2]}/${match[1]}`, messages);
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

/** The texts by names that come from outside, or undefined when there are none of these names. */
export function findMessages(language: string, namespace: string): Messages | undefined {
  const messages = catalogue.get(`${language}/${namespace}`);
  return pseudo && messages ? pseudoMessages(messages) : messages;
}

export function messagesOf(language: Language, namespace: Namespace): Messages {
  const messages = findMessages(language, namespace);
  if (!messages) throw new Error(`no text for namespace ${namespace} in ${language}`);
  return messages;
}

/** The translate function for text that is not rendered by React: mails, answers, exports. */
export function translator<N extends Namespace>(language: Language, namespace: N): Translate<N> {
  const id = `${language}/${namespace}`;
  let translate = translators.get(id);
  if (!translate) {
    translate = createTranslate(language, messagesOf(language, namespace)) as Translate<Namespace>;
    translators.set(id, translate);
  }
  return translate as unknown as Translate<N>;
}
