import type { Language } from "./languages.ts";
import type { Messages, Namespace } from "./namespaces.ts";

declare global {
  interface Window {
    __remixManifest?: { version: string };
  }
}

/**
 * Fetches a namespace that the page did not bring along. By an address and not by `import()`: the scripts of every
 * page would otherwise carry the names of all locale files there are.
 */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  const build = window.__remixManifest?.version ?? "";
  try {
    const response = await fetch(`/texts/${language}/${namespace}?build=${encodeURIComponent(build)}`);
    if (response.ok) return (await response.json()) as Messages;
  } catch {
    // Out of reach, like an answer that is no text.
  }
  // The page's own HTML has its words. The address is already that of the page that is wanted.
  window.location.reload();
  return new Promise(() => {});
}
