import { createShortcutReader } from "./shortcuts.logic.ts";

interface Handlers {
  go: (path: string) => void;
  help: () => void;
}

/** Elements in which keys type text. */
const WRITES = "input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]";

/** Handles the keyboard shortcuts until the returned function is called. */
export function listenForShortcuts({ go, help }: Handlers): () => void {
  const read = createShortcutReader();
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(WRITES)) return;
    const meaning = read(event, event.timeStamp);
    if (!meaning) return;
    event.preventDefault();
    if (meaning === "help") help();
    else go(meaning.to);
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}
