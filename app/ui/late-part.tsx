import { type ComponentType, lazy } from "react";

/** How long a script may take before HTML answers in its place. */
const PATIENCE_MS = 8_000;

/** Before hydration the page stays plain HTML; afterwards the URL is that of the document to load. */
function goWithout(): Promise<never> {
  if (window.groundwork?.awake) window.location.reload();
  else window.groundwork?.giveUp();
  return new Promise(() => {});
}

/**
 * A lazy part for content that a press opens: the server renders it, and the browser loads its script when it is
 * shown. It has no `Suspense` of its own, so the page hydrates as a whole, with it or not at all.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const inTime = () =>
    Promise.race([load(), new Promise<never>((_, late) => setTimeout(late, PATIENCE_MS))]).catch(goWithout);
  // Refs, of which the type of a lazy component speaks too, are none of ours.
  return lazy(inTime) as unknown as ComponentType<P>;
}
