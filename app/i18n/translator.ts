import { formatsOf } from "./formats.ts";
import type { Language } from "./languages.ts";
import type { Key, Messages, Namespace } from "./namespaces.ts";

export type Params = Record<string, string | number>;

/** Translates a key of one namespace; returns the key if there is no message. */
export type Translate<N extends Namespace> = (key: Key<N>, params?: Params) => string;

function lookUp(messages: Messages | undefined, key: string): string | undefined {
  let node: string | Messages | undefined = messages;
  for (const step of key.split(".")) {
    if (typeof node !== "object" || !Object.hasOwn(node, step)) return undefined;
    node = node[step];
  }
  return typeof node === "string" ? node : undefined;
}

/**
 * Reads the part of the i18next JSON v4 format that the platform uses: nested keys, `{{name}}`, and plural forms
 * chosen by `count` with the suffixes of `Intl.PluralRules`. Numbers are formatted for the language. Server and
 * browser both use it, because i18next itself would add 14 KB to every page
 * (docs/decisions/0005-one-small-translator.md).
 */
export function createTranslate<N extends Namespace>(
  language: Language,
  messages: Messages | undefined,
): Translate<N> {
  const formats = formatsOf(language);
  return (key, params) => {
    const count = params?.count;
    const sentence =
      (typeof count === "number"
        ? (lookUp(messages, `${key}_${formats.plural(count)}`) ?? lookUp(messages, `${key}_other`))
        : undefined) ?? lookUp(messages, key);
    if (sentence === undefined) return key;
    if (!params) return sentence;
    return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return whole;
      return typeof value === "number" ? formats.number(value) : value;
    });
  };
}
