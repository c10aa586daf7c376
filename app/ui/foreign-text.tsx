import { Fragment, type ReactNode } from "react";
import type { ForeignBlock, ForeignWords } from "./read-foreign-text.ts";

interface ForeignTextProps {
  /** The text of a model or a provider, as parsed by `readForeignText`. */
  text: readonly ForeignBlock[];
  /** Renders running text, for instance with its `[n]` as links; plain by default. */
  renderText?: (text: string) => ReactNode;
  /** Read out behind a link that leaves the platform. */
  newTab: string;
  /** The level of its headings: one below what they stand under. */
  heading?: "h2" | "h3";
}

/**
 * Renders untrusted text with its structure and nothing else: HTML is shown as text, an image as its description, and
 * a link shows its host.
 */
export function ForeignText({
  text,
  renderText = (plain) => plain,
  newTab,
  heading: Heading = "h3",
}: ForeignTextProps) {
  const each = <T,>(parts: readonly T[], draw: (part: T) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
    parts.map((part, n) => <Fragment key={n}>{draw(part)}</Fragment>);

  const words = (part: ForeignWords): ReactNode => {
    if (typeof part === "string") return renderText(part);
    switch (part.is) {
      case "strong":
        return <strong>{each(part.of, words)}</strong>;
      case "em":
        return <em>{each(part.of, words)}</em>;
      case "code":
        return <code>{part.text}</code>;
      case "break":
        return <br />;
      case "link":
        return <ForeignLink {...part} newTab={newTab} />;
    }
  };

  const block = (part: ForeignBlock): ReactNode => {
    switch (part.is) {
      case "heading":
        return <Heading className="font-bold">{each(part.of, words)}</Heading>;
      case "words":
        return each(part.of, words);
      case "paragraph":
        return <p className="whitespace-pre-line">{each(part.of, words)}</p>;
      case "lines":
        return <p className="whitespace-pre-wrap">{renderText(part.text)}</p>;
      case "quote":
        return (
          <blockquote className="grid gap-3 border-s-2 border-line ps-4">{each(part.of, block)}</blockquote>
        );
      case "list": {
        const items = part.items.map((item, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list has no other order than its own
          <li key={n}>{each(item, block)}</li>
        ));
        return part.start === undefined ? (
          <ul className="list-disc space-y-1 ps-6">{items}</ul>
        ) : (
          <ol start={part.start} className="list-decimal space-y-1 ps-8">
            {items}
          </ol>
        );
      }
      case "table":
        return <ForeignTable {...part} cell={(of) => each(of, words)} />;
    }
  };

  return (
    <div dir="auto" className="grid max-w-prose gap-3 wrap-anywhere">
      {each(text, block)}
    </div>
  );
}

interface ForeignLinkProps {
  href: string;
  host: string;
  text: string;
  newTab: string;
}

function ForeignLink({ href, host, text, newTab }: ForeignLinkProps) {
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-medium text-blueprint underline underline-offset-4 hover:no-underline"
      >
        <bdi>{text}</bdi>
        <span className="sr-only"> ({newTab})</span>
      </a>
      {!text.includes(host) && <bdi className="text-sm text-muted"> ({host})</bdi>}
    </>
  );
}

interface ForeignTableProps {
  head: readonly ForeignWords[][];
  rows: readonly ForeignWords[][][];
  cell: (words: readonly ForeignWords[]) => ReactNode;
}

/** Scrolls by itself where it is wider than the page, also from the keyboard. */
function ForeignTable({ head, rows, cell }: ForeignTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable
    <div tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-sm wrap-normal">
        <thead className="border-b-2 border-ink text-start">
          <tr>
            {head.map((words, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand
              <th key={n} scope="col" className="px-3 py-2 text-start font-bold first:ps-0">
                {cell(words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand where they stand
            <tr key={r} className="border-b border-line align-top">
              {row.map((words, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand
                <td key={n} className="px-3 py-2 first:ps-0">
                  {cell(words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
