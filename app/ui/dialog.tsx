import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** React 18 knows neither attribute and writes both as they are. */
const popover = { popover: "auto" };
const target = (id: string, action: "toggle" | "hide") => ({
  popovertarget: id,
  popovertargetaction: action,
});

interface DialogProps {
  /** Unique on the page; the heading's id is made of it. */
  id: string;
  /** The label of the button that opens it. */
  open: ReactNode;
  title: string;
  /** Label of the button that closes it. */
  close: string;
  children: ReactNode;
}

/** A surface above the page, opened and closed by the browser itself: no script, Escape and a press outside included. */
export function Dialog({ id, open, title, close, children }: DialogProps) {
  return (
    <>
      <button type="button" className={buttonClass({ variant: "outline" })} {...target(id, "toggle")}>
        {open}
      </button>
      <dialog
        id={id}
        aria-labelledby={`${id}-title`}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-surface border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-scrim"
        {...popover}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="py-2 text-xl font-bold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            className={buttonClass({ variant: "ghost", size: "icon" })}
            {...target(id, "hide")}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="grid gap-4">{children}</div>
      </dialog>
    </>
  );
}
