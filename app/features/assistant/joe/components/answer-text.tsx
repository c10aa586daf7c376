import { type LinkedPiece, type LinkName, linkTerms } from "~/engines/knowledge/knowledge.ts";
import { Icon } from "~/ui/icon.tsx";
import { LinkedText } from "~/ui/linked-text.tsx";
import { blocksOf } from "../folded-block.ts";
import { Unbroken } from "./unbroken.tsx";

interface AnswerTextProps {
  text: string;
  lang?: string;
  /** What stands large: the first words themselves, or a limit behind them. */
  figure?: string;
  /** Terms of the glossary that the words mention; each leads there where it stands first. */
  links?: readonly LinkName[];
}

/** The words of an answer: what was asked for comes first, and its figure stands between dimension ticks. */
export function AnswerText({ text, lang, figure, links }: AnswerTextProps) {
  // Drawn in one go, from the first words to the last.
  const used = new Set<string>();
  const linked = (words: string) => links && linkTerms(words, links, used);
  if (!figure) {
    return blocksOf(text).map(({ title, text: words }) =>
      title === undefined ? (
        <Words key={words} text={words} lang={lang} pieces={linked(words)} />
      ) : (
        <Folded key={title} title={title} text={words} lang={lang} pieces={linked(words)} />
      ),
    );
  }
  const [first = "", ...rest] = text.split("\n\n");
  const isFirst = first === figure;
  return (
    <>
      {!isFirst && <Words text={first} lang={lang} pieces={linked(first)} className="font-bold" />}
      <Figure text={figure} lang={lang} hidden={!isFirst} />
      {rest.length > 0 && <Words text={rest.join("\n\n")} lang={lang} pieces={linked(rest.join("\n\n"))} />}
    </>
  );
}

interface WordsProps {
  text: string;
  lang?: string;
  pieces?: readonly LinkedPiece[];
  className?: string;
}

const Words = ({ text, lang, pieces = [text], className = "" }: WordsProps) => (
  <p dir="auto" lang={lang} className={`whitespace-pre-line ${className}`}>
    <LinkedText pieces={pieces} draw={(words) => <Unbroken text={words} />} />
  </p>
);

const Folded = ({ title, ...words }: WordsProps & { title: string }) => (
  <details dir="auto" lang={words.lang} className="group/fold border-t border-line">
    <summary className="flex min-h-12 items-center gap-3 font-bold">
      <span className="min-w-0 flex-1">{title}</span>
      <Icon name="chevron-down" className="size-6 group-open/fold:rotate-180" />
    </summary>
    <Words {...words} className="pb-3" />
  </details>
);

/** A figure between ticks. A limit is said in the words around it too, and is not read out twice. */
const Figure = ({ text, lang, hidden }: { text: string; lang?: string; hidden?: boolean }) => (
  <p
    dir="auto"
    lang={lang}
    aria-hidden={hidden}
    className="dimension mb-3 w-fit max-w-full text-2xl font-bold tabular-nums"
  >
    <Unbroken text={text} />
  </p>
);
