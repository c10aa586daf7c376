import type { Language } from "./languages.ts";
import { messagesPath } from "./messages-path.ts";
import type { Messages, Namespace } from "./namespaces.ts";

declare global {
  interface Window {
    __remixManifest?: { version: string };
  }
}

/**
 * Fetches a namespace that is not in the page; undefined if it fails. It uses a URL instead of `import()`, because
 * otherwise the scripts of every page would contain the names of all locale files.
 */
export async function fetchMessages(language: Language, namespace: Namespace): Promise<Messages | undefined> {
  try {
    const response = await fetch(messagesPath(language, namespace, window.__remixManifest?.version ?? ""));
    if (response.ok) return (await response.json()) as Messages;
  } catch {
    // Treated as unreachable, like a response that is not text.
  }
  return undefined;
}

/** Loads a namespace for a client navigation. If that fails, the document of the wanted page is loaded. */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  const messages = await fetchMessages(language, namespace);
  if (messages) return messages;
  // The URL is already that of the target page.
  window.location.reload();
  return new Promise(() => {});
}
