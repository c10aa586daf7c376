/**
 * Every namespace of visible text, by name. Each `locales/<namespace>.en.ts` adds its own entry by declaration merging,
 * so that keys are checked by the compiler without this file knowing the features.
 */
export interface Namespaces {
  "screen-descriptions": { [Id in keyof Screens]: string };
  "screen-keywords": Partial<Record<keyof Screens, string>>;
}

/**
 * What every screen is called, what it is for and what people look for in it, by its id. Each
 * `screens/locales/<area>.en.ts` adds its own. Titles are among the shell's words, because every page leads to other
 * screens; descriptions and keywords are namespaces of their own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Screens {}

/** The words of one screen, as its area's locale files have them; without keywords where no index lists it. */
export interface ScreenWords {
  title: string;
  description: string;
  keywords?: string;
}

export type Namespace = Extract<keyof Namespaces, string>;

/** Nested text: a key leads to a sentence or to more keys. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What another language must provide: every key of the English source, plural forms of its own beside them. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> } & {
  [extra: string]: unknown;
};

type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
type Base<K extends string> = K extends `${infer B}_${PluralSuffix}` ? B : K;

/** Dotted paths to the sentences of a namespace; `items_one` and `items_other` are both reached as `items`. */
export type Path<T> = {
  [K in Extract<keyof T, string>]: T[K] extends string ? Base<K> : `${K}.${Path<T[K]>}`;
}[Extract<keyof T, string>];

export type Key<N extends Namespace> = Path<Namespaces[N]>;
