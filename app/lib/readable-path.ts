/** What is in no address of ours: control characters, line ends, backslashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const IN_NO_PATH = /[\u0000-\u001f\u007f\u2028\u2029\\]/;
const ALL_OF_THEM = new RegExp(IN_NO_PATH, "g");
const UNREADABLE = "\ufffd";

function isReadable(pathname: string): boolean {
  try {
    return !IN_NO_PATH.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** Escaped bytes as escaped text, with what is no text or in no address replaced. A percent sign alone escapes nothing. */
function readableEscapes(escapes: string): string {
  const bytes = escapes.split("%").slice(1);
  if (bytes[0] === "") return encodeURIComponent(UNREADABLE);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
  );
  return encodeURIComponent(text.replace(ALL_OF_THEM, UNREADABLE));
}

/**
 * A URL's path as a router can read it; equal to the path unless it leads nowhere. React Router writes a warning for
 * what cannot be decoded, has no route for a line end (not even `*`), and takes a backslash at the start for a host.
 */
export function readablePath(pathname: string): string {
  if (isReadable(pathname)) return pathname;
  return pathname.replace(/(?:%[\da-f]{2})+|%/gi, readableEscapes);
}
