import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface MenuProps {
  label: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A disclosure that works as HTML; with scripts it also closes on Escape, on an outside click and on navigation. */
export function Menu({ label, summary, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  const shownAt = useRef(location.key);
  useEffect(() => {
    // Not when the scripts wake: a menu that was opened before stays open.
    if (shownAt.current === location.key) return;
    shownAt.current = location.key;
    if (details.current) details.current.open = false;
  }, [location.key]);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.open = false;
        menu.querySelector("summary")?.focus();
      } else if (!menu.contains(event.target as Node)) {
        menu.open = false;
      }
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, []);

  return (
    <details ref={details} className="relative">
      <summary aria-label={label} className="grid size-12 place-items-center rounded-control hover:bg-sunken">
        {summary}
      </summary>
      <div className="absolute end-0 top-full z-40 mt-1 w-64 max-w-[calc(100vw-2rem)] overflow-hidden rounded-surface border border-line bg-surface shadow-float">
        {children}
      </div>
    </details>
  );
}
