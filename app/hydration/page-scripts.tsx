import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The server renders the framework's scripts at the end of the body, where React ignores foreign nodes. When an error
 * makes React re-render the document, they are not rendered again: Trusted Types would refuse it.
 */
export function PageScripts({ nonce }: { nonce?: string }) {
  // True on the server and during hydration, whether it succeeds or not; false for `Boolean()`, the client snapshot.
  const [needed] = useState(useSyncExternalStore(never, Boolean, () => true));
  return (
    needed && (
      <>
        {/* Its script restores what browsers restore themselves before hydration; the key is set by the waking script. */}
        {import.meta.env.SSR ? <script nonce={nonce} /> : <ScrollRestoration nonce={nonce} />}
        {import.meta.env.SSR && <Scripts nonce={nonce} />}
      </>
    )
  );
}
