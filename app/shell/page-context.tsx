import { createContext, useContext } from "react";
import type { Language } from "~/i18n/languages.ts";
import type { Namespace } from "~/i18n/namespaces.ts";
import type { Display } from "~/services/display.ts";
import type { Theme } from "~/services/theme.ts";

/** What the server decided about the page as a whole; it stands even when every loader failed. */
export interface PageFacts {
  theme: Theme;
  display: Display;
  /** What the screen is for, which those read who find it in a list; nobody needs it anew on the way to another one. */
  description?: string;
  /** Public origin, for canonical links. */
  origin: string;
  /** The incident that an error page names; there only where the server answered with one. */
  requestId?: string;
  /** The day the sheet was issued, ISO 8601. */
  issuedAt: string;
  contact: { phone?: string; email?: string };
  /** Whether there is an outbox and a gallery of the kit to link to. */
  localTools: boolean;
}

/** What a page brings along to hydrate from. */
export interface PageData {
  language: Language;
  facts: PageFacts;
  /** The namespaces whose words it shows. They are in its HTML already; the browser fetches them once and keeps them. */
  texts: Namespace[];
  /** What the loaders answered, encoded as Remix reads it. */
  data: string;
}

export interface PageContextValue extends PageFacts {
  /** Lets this response's scripts run; only the server knows it. */
  nonce?: string;
}

export const PageContext = createContext<PageContextValue | undefined>(undefined);

export function usePage(): PageContextValue {
  const page = useContext(PageContext);
  if (!page) throw new Error("page facts are used outside PageContext");
  return page;
}
