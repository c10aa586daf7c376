import { type ComponentType, isValidElement, lazy, useState, useSyncExternalStore } from "react";

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

/** What a part is given, elements by what they are given: two that are equal are drawn alike. */
const asText = (props: object) =>
  JSON.stringify(props, (_, value) => (isValidElement(value) ? value.props : value));

/** If the script cannot be loaded, the document contains the same content. */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/**
 * A static part: nothing in it needs scripts after the server has rendered it. Hydration keeps its HTML and loads
 * neither its script nor its texts. Both are loaded when the browser renders the page after a client navigation, or when
 * the part is given anything else than the document came with; it then suspends in the boundary above. Forms and links in it
 * that request another state of the part have `data-reload` where a document is cheaper than the script.
 */
export function servedPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  // Refs, of which the type of a lazy component speaks too, are none of ours.
  const Part = lazy(() => load().catch(loadDocument)) as unknown as ComponentType<P>;
  return function ServedPart(props: P) {
    // What the server's HTML shows; undefined once the part was drawn here, which it stays.
    const [shown, setShown] = useState(useSyncExternalStore(never, no, yes) ? props : undefined);
    const stands = shown && (shown === props || asText(shown) === asText(props));
    if (shown && !stands) setShown(undefined);
    // Markup that is never set: React 18 keeps the existing content of the element.
    if (stands) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's HTML stays
      return <div className={AROUND} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
    }
    return (
      <div className={AROUND}>
        <Part {...props} />
      </div>
    );
  };
}
