// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through
const LOCAL_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/;

/**
 * The one gate for every target that a visitor can influence.
 * Accepts a path of this origin (with query and fragment) and answers `fallback` for everything else.
 */
export function safeRedirect(target: unknown, fallback = "/"): string {
  if (typeof target !== "string" || target.length > 2_000 || !LOCAL_PATH.test(target)) return fallback;
  const origin = "https://origin.invalid";
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return fallback;
  }
  // Resolving dots can lay two slashes bare: `/.//host` is the path `//host`, which a browser takes for a host.
  if (url.origin !== origin || !LOCAL_PATH.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
