import { createContext, type HTMLAttributes, useContext } from "react";

/** On the server only: the cached HTML of a part, or undefined if it has to be rendered. */
export const KeptHtml = createContext<((name: string, of: string) => string | undefined) | undefined>(
  undefined,
);

interface KeptPartProps extends Omit<HTMLAttributes<HTMLDivElement>, "dangerouslySetInnerHTML"> {
  /** Tells it from the other parts of the page. */
  name: string;
  /** Additional inputs that are the same for everybody, such as the shop's products. */
  of?: string;
}

/**
 * A part that is the same in every rendering of a page, for every visitor: it depends on the URL, the language and
 * the page's facts, and never on a visitor or a form's key. The server renders it once and then reuses the HTML
 * (`kept-parts.server.ts`); in the browser it is a part like any other.
 */
export function KeptPart({ name, of = "", children, ...around }: KeptPartProps) {
  const find = useContext(KeptHtml);
  if (!find) return <div {...around}>{children}</div>;
  const html = find(name, of);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered from the same children
  if (html !== undefined) return <div {...around} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...around}>
      <i data-kept={name} />
      {children}
      <i data-kept="" />
    </div>
  );
}
