import { type ComponentType, lazy, useMemo, useSyncExternalStore } from "react";

const never = () => () => {};
const no = () => false;
const yes = () => true;

let lacking = false;
/** Whether a part of this page stays HTML, so that the browser has to follow its links and send its forms. */
export const lacksPart = (): boolean => lacking;

/** Waits for ever, which leaves a part as the server drew it; where it did not, the whole page is asked of it. */
function goWithout(served: boolean): Promise<never> {
  if (served) {
    lacking = true;
    window.groundworkSend?.();
  } else window.location.reload();
  return new Promise(() => {});
}

/**
 * A part that the server draws and whose script the browser fetches apart. A script that does not come, as on a bad
 * line or because a newer version has taken its place, takes nothing away: what the server drew stays and works.
 * Stands in a `Suspense`.
 */
export function latePart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let served = false;
  // Refs, of which the type of a lazy component speaks too, are none of ours.
  const Part = lazy(() => load().catch(() => goWithout(served))) as unknown as ComponentType<P>;
  return function LatePart(props: P) {
    // True while the server's HTML is hydrated; that it is no longer draws nothing anew.
    served = useSyncExternalStore(never, no, yes);
    return useMemo(() => <Part {...props} />, [props]);
  };
}
