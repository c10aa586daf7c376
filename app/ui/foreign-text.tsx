import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { webAddress } from "~workers/shared/web-address.ts";

interface ForeignTextProps {
  /** What a model or a provider wrote, with Markdown's emphasis, lists, tables and links, or with none. */
  text: string;
  /** Draws running text, for instance with its `[n]` as links; as it stands when left out. */
  renderText?: (text: string) => ReactNode;
  /** Read out behind a link that leaves the platform. */
  newTab: string;
}

/** Levels of lists and quotations that a text is drawn with; what is deeper is flat. No person writes more. */
const DEPTH_MAX = 8;
const DEEPER = new RegExp(`^( {${2 * DEPTH_MAX}}) +|^((?:> ?){${DEPTH_MAX}})[> ]+`, "gm");

/**
 * A stranger's words, drawn with the structure they were written in and with nothing else: HTML in them is text, an
 * image is its description, and a link shows its host.
 */
export function ForeignText({ text, renderText = (plain) => plain, newTab }: ForeignTextProps) {
  const each = (tokens: readonly Token[] | undefined, draw: (token: MarkedToken) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
    tokens?.map((token, n) => <Fragment key={n}>{draw(token as MarkedToken)}</Fragment>);

  const inline = (tokens: readonly Token[] | undefined): ReactNode =>
    each(tokens, (token) => {
      switch (token.type) {
        case "strong":
          return <strong>{inline(token.tokens)}</strong>;
        case "em":
          // 2*4*6 is a product.
          return /\p{L}/u.test(token.text) ? <em>{inline(token.tokens)}</em> : renderText(token.raw);
        case "codespan":
          return <code>{token.text}</code>;
        case "br":
          return <br />;
        case "image":
        case "escape":
          return renderText(token.text);
        case "link":
          return <ForeignLink link={token} text={renderText} newTab={newTab} />;
        case "text":
          return token.tokens ? inline(token.tokens) : renderText(token.text);
        // Also what is struck out: ~ stands for "about" more often.
        default:
          return renderText(token.raw);
      }
    });

  const item = ({ tokens, task, checked }: Tokens.ListItem): ReactNode => (
    <>
      {task && (checked ? "☑ " : "☐ ")}
      {each(tokens, (token) => (token.type === "text" ? inline([token]) : block(token)))}
    </>
  );

  const block = (token: MarkedToken): ReactNode => {
    switch (token.type) {
      case "space":
      case "def":
      case "hr":
      case "checkbox":
        return null;
      case "heading":
        return <h3 className="font-bold">{inline(token.tokens)}</h3>;
      case "blockquote":
        return (
          <blockquote className="grid gap-3 border-s-2 border-line ps-4">
            {each(token.tokens, block)}
          </blockquote>
        );
      case "list": {
        const items = token.items.map((entry, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list has no other order than its own
          <li key={n}>{item(entry)}</li>
        ));
        return token.ordered ? (
          <ol start={Number(token.start) || 1} className="list-decimal space-y-1 ps-8">
            {items}
          </ol>
        ) : (
          <ul className="list-disc space-y-1 ps-6">{items}</ul>
        );
      }
      case "table":
        return <ForeignTable table={token} cell={inline} />;
      case "paragraph":
        return <p className="whitespace-pre-line">{inline(token.tokens)}</p>;
      // Indented or fenced lines are no program here.
      case "code":
        return <p className="whitespace-pre-wrap">{renderText(token.text)}</p>;
      default:
        return <p className="whitespace-pre-line">{inline([token])}</p>;
    }
  };

  return (
    <div dir="auto" className="grid max-w-prose gap-3 wrap-anywhere">
      {each(read(text), block)}
    </div>
  );
}

/** The text's structure; one paragraph where it has none that can be read. */
function read(text: string): readonly Token[] {
  try {
    return Lexer.lex(text.replace(DEEPER, "$1$2"), { gfm: true });
  } catch {
    return [
      { type: "paragraph", raw: text, text, tokens: [{ type: "text", raw: text, text, escaped: false }] },
    ];
  }
}

interface ForeignLinkProps {
  link: Tokens.Link;
  text: (text: string) => ReactNode;
  newTab: string;
}

function ForeignLink({ link, text, newTab }: ForeignLinkProps) {
  // A number stands for a source of the page's own list.
  if (/^\d{1,3}$/.test(link.text)) return text(`[${link.text}]`);
  const url = webAddress(link.href);
  if (!url) return text(link.text);
  return (
    <>
      <a
        href={url.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="font-medium text-blueprint underline underline-offset-4 hover:no-underline"
      >
        <bdi>{link.text}</bdi>
        <span className="sr-only"> ({newTab})</span>
      </a>
      {!link.text.includes(url.host) && <bdi className="text-sm text-muted"> ({url.host})</bdi>}
    </>
  );
}

interface ForeignTableProps {
  table: Tokens.Table;
  cell: (tokens: readonly Token[]) => ReactNode;
}

/** Scrolls by itself where it is wider than the page, also from the keyboard. */
function ForeignTable({ table, cell }: ForeignTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
    <div tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-sm wrap-normal">
        <thead className="border-b-2 border-ink text-start">
          <tr>
            {table.header.map(({ tokens }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand
              <th key={n} scope="col" className="px-3 py-2 text-start font-bold first:ps-0">
                {cell(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand where they stand
            <tr key={r} className="border-b border-line align-top">
              {row.map(({ tokens }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand
                <td key={n} className="px-3 py-2 first:ps-0">
                  {cell(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
