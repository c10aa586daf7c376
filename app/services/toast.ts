import type { Namespace, Namespaces } from "../i18n/namespaces.ts";
import type { Params } from "../i18n/translator.ts";

/** The toasts of a namespace: the keys of its `toasts`. */
export type ToastCodeOf<N extends Namespace> = Namespaces[N] extends { toasts: infer Words }
  ? Extract<keyof Words, string>
  : never;

/** Every namespace with texts for toasts. */
export type ToastNamespace = {
  [N in Namespace]: [ToastCodeOf<N>] extends [never] ? never : N;
}[Namespace];

/** Every toast of every feature. A code without a text does not compile. */
export type ToastCode = { [N in Namespace]: ToastCodeOf<N> }[Namespace];

export type Tone = "ok" | "warn" | "danger";

/** A tone, or `copied`: a success that is read at a glance. */
export type Manner = Tone | "copied";

/** A feature's toasts. The text of each is `toasts.<code>` of the namespace, a second line is `toastDetails.<code>`. */
export interface ToastSet<N extends Namespace = Namespace, Code extends string = string> {
  namespace: N;
  manners: Readonly<Record<Code, Manner>>;
  /** Those that have a second line. */
  detailed: readonly Code[];
}

/** A set of which scripts show some toasts. */
export interface PageToastSet<N extends Namespace = Namespace, Code extends string = string>
  extends ToastSet<N, Code> {
  inPage: true;
}

/**
 * Declares the toasts of one namespace, all of them and no others. Only the server renders them, so their texts are
 * not in pages.
 */
export function toastSet<N extends ToastNamespace>(
  namespace: N,
  manners: Record<ToastCodeOf<N>, Manner>,
  detailed: readonly ToastCodeOf<N>[] = [],
): ToastSet<N, ToastCodeOf<N>> {
  return { namespace, manners, detailed };
}

/** Like `toastSet`, for a namespace whose texts are in the page because scripts show some of its toasts. */
export function pageToastSet<N extends ToastNamespace>(
  ...given: Parameters<typeof toastSet<N>>
): PageToastSet<N, ToastCodeOf<N>> {
  return { ...toastSet(...given), inPage: true };
}

/** A toast as rendered, in the language of the page. */
export interface Toast {
  tone: Tone;
  words: string;
  /** A second line. */
  detail?: string;
  /** How long it stays after hydration. */
  milliseconds: number;
}

/** The text of a set's toast; undefined for an unknown code: a cookie may contain one that no longer exists. */
export function wordedToast(
  { manners, detailed }: ToastSet,
  translate: (key: string, params?: Params) => string,
  code: string,
  params?: Params,
): Toast | undefined {
  const manner = Object.hasOwn(manners, code) ? manners[code] : undefined;
  if (!manner) return undefined;
  return {
    tone: manner === "copied" ? "ok" : manner,
    words: translate(`toasts.${code}`, params),
    detail: detailed.includes(code) ? translate(`toastDetails.${code}`, params) : undefined,
    milliseconds: manner === "warn" || manner === "copied" ? 3_000 : 4_000,
  };
}
