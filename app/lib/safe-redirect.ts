// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through
const LOCAL_PATH = /^\/(?![/\\])[^\u0000-\u001f\u007f\\]*$/;

/**
 * Validates every redirect target that a visitor can influence. Accepts a path of this origin (with query and
 * fragment) and returns `fallback` for everything else.
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
  // Resolving dot segments can expose two slashes: `/.//host` is the path `//host`, which a browser treats as a host.
  if (url.origin !== origin || !LOCAL_PATH.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
