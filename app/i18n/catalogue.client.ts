import type { Language } from "./languages.ts";
import { messagesPath } from "./messages-path.ts";
import type { Messages, Namespace } from "./namespaces.ts";

declare global {
  interface Window {
    __remixManifest?: { version: string };
  }
}

/**
 * Fetches a namespace that the page did not bring along; undefined when it is out of reach. By an address and not by
 * `import()`: the scripts of every page would otherwise carry the names of all locale files there are.
 */
export async function fetchMessages(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  try {
    const response = await fetch(messagesPath(language, namespace, window.__remixManifest?.version ?? ""));
    if (response.ok) return (await response.json()) as Messages;
  } catch {
    // Out of reach, like an answer that is no text.
  }
  return undefined;
}

/** A namespace for a client navigation. Where it is out of reach, the wanted page's own HTML has its words. */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  const messages = await fetchMessages(language, namespace);
  if (messages) return messages;
  // The address is already that of the page that is wanted.
  window.location.reload();
  return new Promise(() => {});
}
