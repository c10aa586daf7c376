import type { Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";

/** Where a namespace is fetched from. Pages name their build, so that a new one never reads the words of an old one. */
export const messagesPath = (language: Language, namespace: Namespace, build: string) =>
  `/texts/${language}/${namespace}?build=${encodeURIComponent(build)}`;
