import type { Language } from "./languages.ts";
import type { Namespace } from "./namespaces.ts";

/** The URL of a namespace. It contains the page's build, so that a new page never reads the texts of an old build. */
export const messagesPath = (language: Language, namespace: Namespace, build: string) =>
  `/texts/${language}/${namespace}?build=${encodeURIComponent(build)}`;
