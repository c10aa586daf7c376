import type { Namespace, Namespaces } from "../i18n/namespaces.ts";
import type { Params } from "../i18n/translator.ts";

/** The toasts of a namespace: the keys of its `toasts`. */
export type ToastCodeOf<N extends Namespace> = Namespaces[N] extends { toasts: infer Words }
  ? Extract<keyof Words, string>
  : never;

/** Every namespace that has words for toasts. */
export type ToastNamespace = {
  [N in Namespace]: [ToastCodeOf<N>] extends [never] ? never : N;
}[Namespace];

/** Every toast of every feature. A code without words does not compile. */
export type ToastCode = { [N in Namespace]: ToastCodeOf<N> }[Namespace];

export type Tone = "ok" | "warn" | "danger";

/** A tone, or `copied`: a success that is read at a glance. */
export type Manner = Tone | "copied";

/** A feature's toasts. The words of each are `toasts.<code>` of the namespace, a second line is `toastDetails.<code>`. */
export interface ToastSet<N extends Namespace = Namespace, Code extends string = string> {
  namespace: N;
  manners: Readonly<Record<Code, Manner>>;
  /** Those that have a second line. */
  detailed: readonly Code[];
}

/** A set of which scripts show some. */
export interface PageToastSet<N extends Namespace = Namespace, Code extends string = string>
  extends ToastSet<N, Code> {
  inPage: true;
}

/** Names the toasts of one namespace, all of them and no others. Only the server says them: no page brings their words. */
export function toastSet<N extends ToastNamespace>(
  namespace: N,
  manners: Record<ToastCodeOf<N>, Manner>,
  detailed: readonly ToastCodeOf<N>[] = [],
): ToastSet<N, ToastCodeOf<N>> {
  return { namespace, manners, detailed };
}

/** As `toastSet`, for a namespace whose pages bring the words along because scripts show some of them. */
export function pageToastSet<N extends ToastNamespace>(
  ...given: Parameters<typeof toastSet<N>>
): PageToastSet<N, ToastCodeOf<N>> {
  return { ...toastSet(...given), inPage: true };
}

/** A toast as it is drawn, in the language of the page. */
export interface Toast {
  tone: Tone;
  words: string;
  /** A second line. */
  detail?: string;
  /** How long it stays once scripts run. */
  milliseconds: number;
}

/** A toast of a set in words, or undefined when the set has no such code: a cookie may name one that is gone. */
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
