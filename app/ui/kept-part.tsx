import { createContext, type HTMLAttributes, useContext } from "react";

/** On the server only: the HTML that a part had when it was drawn before, undefined for one that is drawn now. */
export const KeptHtml = createContext<((name: string, of: string) => string | undefined) | undefined>(
  undefined,
);

interface KeptPartProps extends Omit<HTMLAttributes<HTMLDivElement>, "dangerouslySetInnerHTML"> {
  /** Tells it from the other parts of the page. */
  name: string;
  /** What it follows from besides; the same for everybody, too, such as the shop's products. */
  of?: string;
}

/**
 * A part that is the same on every drawing of a page, whoever asks for it: it follows from the address, the language and
 * the page's facts, and never from a visitor or a form's key. The server draws it once and writes
 * the same text from then on (`kept-parts.server.ts`); to the browser it is a part like any other.
 */
export function KeptPart({ name, of = "", children, ...around }: KeptPartProps) {
  const find = useContext(KeptHtml);
  if (!find) return <div {...around}>{children}</div>;
  const html = find(name, of);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own, drawn from the same children
  if (html !== undefined) return <div {...around} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div {...around}>
      <i data-kept={name} />
      {children}
      <i data-kept="" />
    </div>
  );
}
