import { Fragment, type ReactNode } from "react";

interface LinkedTextProps {
  /** Words, and words that lead to a page. */
  pieces: readonly (string | { words: string; href: string })[];
  /** Draws running words, as the text around them is drawn; plain by default. */
  draw?: (words: string) => ReactNode;
}

/** Running text in which some words lead on. It stays the same text for whoever copies or hears it. */
export function LinkedText({ pieces, draw = (words) => words }: LinkedTextProps) {
  return pieces.map((piece, n) =>
    typeof piece === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
      <Fragment key={n}>{draw(piece)}</Fragment>
    ) : (
      <a
        key={piece.href}
        href={piece.href}
        className="underline decoration-dotted underline-offset-4 hover:decoration-solid"
      >
        {piece.words}
      </a>
    ),
  );
}
