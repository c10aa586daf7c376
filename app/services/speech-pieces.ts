/** Some browsers stop an utterance after fifteen seconds; this many characters take less. */
const LONGEST = 180;

/** Splits text into pieces to be spoken one after the other: by line, then by sentence, then by word. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap((line) => joined(line.match(/.+?(?:[.!?;:…](?=\s)|$)\s*/gu) ?? [line]));
}

/** Joins parts up to the maximum length, and splits longer ones at spaces. */
function joined(parts: readonly string[]): string[] {
  const pieces: string[] = [];
  let current = "";
  for (const part of parts.flatMap((entry) => (entry.length > LONGEST ? wordsOf(entry) : [entry]))) {
    if (current && current.length + part.length > LONGEST) {
      pieces.push(current.trim());
      current = "";
    }
    current += part;
  }
  return current.trim() ? [...pieces, current.trim()] : pieces;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Obsolete language codes that voices still use. */
const FORMER: Record<string, string> = { iw: "he" };

/** The voice for a language: local voices first, because they need no network; undefined if there is none. */
export function voiceFor<V extends { lang: string; localService: boolean; default: boolean }>(
  voices: readonly V[],
  language: string,
): V | undefined {
  const own = voices.filter(({ lang }) => {
    const base = lang.toLowerCase().split(/[-_]/)[0] ?? "";
    return (FORMER[base] ?? base) === language;
  });
  return (
    own.find((voice) => voice.default && voice.localService) ??
    own.find((voice) => voice.localService) ??
    own[0]
  );
}
