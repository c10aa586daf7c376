import { type ComponentType, lazy, useState, useSyncExternalStore } from "react";

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Both sides have the same element around the part. */
const AROUND = "contents";

/** The server's side of `servedPart`. */
export function drawnPart<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function DrawnPart(props: P) {
    return (
      <div className={AROUND}>
        <Part {...props} />
      </div>
    );
  };
}

/** Where a script does not come, the document holds what it would have drawn. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * A part that is finished when the server has drawn it: nothing in it needs scripts. Hydration leaves its HTML alone and
 * fetches neither its script nor its texts. Only where the browser draws the page anew, after a navigation by script,
 * are both fetched; it waits then in the boundary above. Forms and links within that ask for another state of the part
 * say `data-reload`.
 */
export function servedPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  // Refs, of which the type of a lazy component speaks too, are none of ours.
  const Part = lazy(() => load().catch(loadDocument)) as unknown as ComponentType<P>;
  return function ServedPart(props: P) {
    // True while the server's HTML is hydrated.
    const [served] = useState(useSyncExternalStore(never, no, yes));
    // Markup that is never set: React 18 takes what stands in the element as it is.
    if (served) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what the server drew stays
      return <div className={AROUND} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
    }
    return (
      <div className={AROUND}>
        <Part {...props} />
      </div>
    );
  };
}
