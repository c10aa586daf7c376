/** An escaped backslash comes first, so that what stands behind one is no escape. */
const ESCAPES = /\\(?:\\|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/g;

/**
 * JavaScript with its letters as they are. Wrangler writes each Hebrew or accented one as an escape of four to six
 * characters, which made the app worker 33 KB heavier, compressed. Whatever is no letter keeps its escape.
 * @param {string} script
 */
export function withPlainLetters(script) {
  return script.replace(ESCAPES, (written, unicode, hex) => {
    const letter = String.fromCharCode(Number.parseInt(unicode ?? hex ?? "5c", 16));
    return letter > "\x7f" && /^\p{L}$/u.test(letter) ? letter : written;
  });
}
