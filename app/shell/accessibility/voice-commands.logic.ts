import { fold } from "~/lib/fold.ts";

export const SPOKEN = ["go", "read", "stop", "down", "up", "back", "menu"] as const;
export type Spoken = (typeof SPOKEN)[number];

export type Command = { kind: "go"; path: string; title: string } | { kind: Exclude<Spoken, "go"> };

/** How one language says things. Phrases are separated by "|", the one that is shown first. */
export interface Vocabulary {
  phrases: Record<Spoken, string>;
  /** Small words that may stand before the name of a screen. */
  fillers: string;
  screens: readonly { path: string; title: string }[];
}

/** Words as they are compared: folded, without punctuation; an apostrophe belongs to its word. */
function plain(words: string): string {
  return fold(words)
    .replace(/['’׳`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const phrasesOf = (list: string): string[] =>
  list
    .split("|")
    .map(plain)
    .filter((phrase) => phrase !== "")
    // The longest first: "go to the" before "go to".
    .sort((one, other) => other.length - one.length);

/** The phrase that a page shows as an example. */
export function exampleOf(list: string): string {
  return list.split("|")[0] ?? "";
}

/**
 * The command that somebody spoke, or undefined when it is none. Only a whole command counts, so that talk nearby
 * moves nothing. `heard` holds what the browser understood, its best guess first.
 */
export function commandIn(heard: readonly string[], vocabulary: Vocabulary): Command | undefined {
  for (const guess of heard) {
    const command = parse(plain(guess), vocabulary);
    if (command) return command;
  }
  return undefined;
}

function parse(words: string, { phrases, fillers, screens }: Vocabulary): Command | undefined {
  for (const kind of SPOKEN) {
    if (kind !== "go" && phrasesOf(phrases[kind]).includes(words)) return { kind };
  }
  const small = new Set(phrasesOf(fillers));
  const nameOf = (text: string) =>
    text
      .split(" ")
      .filter((word) => !small.has(word))
      .join(" ");
  const names = screens.map(({ path, title }) => ({ path, title, name: nameOf(plain(title)) }));
  const named = (text: string) => names.find(({ name }) => name !== "" && name === nameOf(text.trim()));
  // A Hebrew preposition is one word with the name, so a phrase need not end where a word does.
  const rests = phrasesOf(phrases.go).filter((phrase) => words.startsWith(phrase));
  for (const text of [words, ...rests.map((phrase) => words.slice(phrase.length))]) {
    const screen = named(text);
    if (screen) return { kind: "go", path: screen.path, title: screen.title };
  }
  return undefined;
}
