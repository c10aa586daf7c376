import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The server writes the framework's scripts at the end of the body, where React leaves alone what is none of its own.
 * When an error makes it draw the document anew, none is written again: Trusted Types rightly refuse that.
 */
export function PageScripts({ nonce }: { nonce?: string }) {
  // True on the server and while its HTML is hydrated, whether that ends well or not; `Boolean()` is false.
  const [needed] = useState(useSyncExternalStore(never, Boolean, () => true));
  return (
    needed && (
      <>
        <ScrollRestoration nonce={nonce} />
        {import.meta.env.SSR && <Scripts nonce={nonce} />}
      </>
    )
  );
}
