import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { AccessibilityPanel } from "./accessibility/panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";

/** What a link opens, but for its door and the page where it is kept. */
const PAGE_OF_A_LINK = /^(\/shared\/[\w-]+)\/(?!keep$)/;

/**
 * What surrounds a page made for somebody who holds a link: how to read it, and at its foot how to keep it. They came for
 * one job, and no menu of ours stands in its way.
 */
export function BareShell({ children }: { children: ReactNode }) {
  const t = useText("shell");
  const page = PAGE_OF_A_LINK.exec(useLocation().pathname);
  return (
    <>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="sheet flex min-h-14 flex-wrap items-center justify-between gap-x-2">
          <span className="flex items-center gap-1.5">
            <Logo />
            <span className="font-bold tracking-tight">{t("product")}</span>
          </span>
          <span className="flex items-center">
            <LanguageChoice />
            <AccessibilityPanel />
          </span>
        </div>
      </header>
      <main id="content" tabIndex={-1} data-held className="flex flex-1 flex-col outline-none">
        {children}
        {page && (
          <div className="mt-auto border-t border-line print:hidden">
            <p className="sheet py-3">
              <TextLink href={`${page[1]}/keep`}>{t("keepLink")}</TextLink>
            </p>
          </div>
        )}
      </main>
    </>
  );
}
