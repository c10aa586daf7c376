import { createContext, useContext } from "react";
import type { Language } from "~/i18n/languages.ts";
import type { Namespace } from "~/i18n/namespaces.ts";
import { DEFAULT_DISPLAY, type Display } from "~/services/display.ts";
import type { Theme } from "~/services/theme.ts";

/** The server's decisions about the page as a whole; available even if every loader failed. */
export interface PageFacts {
  theme: Theme;
  display: Display;
  /** The screen's description for search results; client navigations do not update it. */
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

/** The facts of a page whose visitor chose nothing, of an operator who set nothing. */
export const USUAL_FACTS = {
  theme: "system",
  display: DEFAULT_DISPLAY,
  contact: {},
  localTools: false,
} as const satisfies Partial<PageFacts>;

type Usual = keyof typeof USUAL_FACTS;

/** The data in the page from which it hydrates. */
export interface PageData {
  language: Language;
  /** Usual ones are left out. */
  facts: Omit<PageFacts, Usual> & Partial<Pick<PageFacts, Usual>>;
  /** The namespaces that the page uses. Their texts are already in its HTML; the browser fetches and caches them. */
  texts: Namespace[];
  /** The loader data, in Remix's encoding. */
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
