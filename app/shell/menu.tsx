import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

interface MenuProps {
  /** The accessible name, where the summary shows no words. */
  label?: string;
  summary: ReactNode;
  children: ReactNode;
  /** Of menus with one name at most one is open, also without scripts. */
  name?: string;
  /** Which edge of the button the panel keeps to. */
  edge?: "start" | "end";
  /** How the button looks; a square with an icon by default. */
  summaryClass?: string;
  /** For more than a list of links: as wide as a phone's screen. */
  wide?: boolean;
  /** Called when it is opened, and on hydration if it was opened before. */
  onOpen?: () => void;
}

const ICON_BUTTON = "icon-button";
const EDGES = { start: "start-0", end: "end-0" } as const;
const NARROW = "w-72";
const WIDE = "inset-x-2 md:inset-x-auto md:end-0 md:w-96";

/** A disclosure that works as HTML; with scripts it also closes on Escape, on an outside click and on navigation. */
export function Menu({
  label,
  summary,
  children,
  name,
  edge = "end",
  summaryClass = ICON_BUTTON,
  wide = false,
  onOpen,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  const told = useRef(onOpen);
  told.current = onOpen;
  useEffect(() => {
    if (details.current?.open) told.current?.();
  }, []);

  const shownAt = useRef(location.key);
  useEffect(() => {
    // Not on hydration: a menu that was opened before stays open.
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
    // A wide one hangs below the whole header on phones, not below its own button.
    <details
      ref={details}
      name={name}
      className={`group/menu ${wide ? "md:relative" : "relative"}`}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      <div className={`hanging ${wide ? WIDE : `${NARROW} ${EDGES[edge]}`}`}>{children}</div>
    </details>
  );
}
