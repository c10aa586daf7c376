/**
 * Every namespace of visible text, by name. Each `locales/<namespace>.en.ts` adds its own entry by declaration merging,
 * so that keys are checked by the compiler without this file knowing the features.
 */
export interface Namespaces {
  "screen-descriptions": { [Id in keyof Screens]: string };
  "screen-keywords": Partial<Record<keyof Screens, string>>;
}

/**
 * Titles, descriptions and search keywords of the screens, by id. Each `screens/locales/<area>.en.ts` adds its own.
 * Titles are part of the shell's texts, because every page links to other screens; descriptions and keywords are
 * separate namespaces.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Screens {}

/** The texts of one screen in its area's locale files; without keywords if no index lists it. */
export interface ScreenWords {
  title: string;
  description: string;
  keywords?: string;
}

export type Namespace = Extract<keyof Namespaces, string>;

/** Nested text: a key leads to a message or to more keys. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What another language must provide: every key of the English source, and its own plural forms. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> } & {
  [extra: string]: unknown;
};

type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type Base<K extends string> = K extends `${infer B}_${PluralSuffix}` ? B : K;

/** Dotted paths to the messages of a namespace; `items_one` and `items_other` are both reached as `items`. */
export type Path<T> = {
  [K in Extract<keyof T, string>]: T[K] extends string ? Base<K> : `${K}.${Path<T[K]>}`;
}[Extract<keyof T, string>];

export type Key<N extends Namespace> = Path<Namespaces[N]>;
