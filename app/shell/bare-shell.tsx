import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { AccessibilityPanel } from "./accessibility/panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";

/**
 * What surrounds a page made for somebody who holds a link: how to read it, and nothing else. They came for one job, and
 * no menu of ours stands in its way.
 */
export function BareShell({ children }: { children: ReactNode }) {
  const t = useText("shell");
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
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </>
  );
}
