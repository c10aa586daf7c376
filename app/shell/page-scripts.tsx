import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useState, useSyncExternalStore } from "react";
import { usePage } from "./page-context.tsx";

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * The framework's scripts, in the server's HTML and while it hydrates. When an error makes React draw the document
 * anew, they run already, and writing script elements again is what Trusted Types rightly refuse.
 */
export function PageScripts() {
  const { nonce } = usePage();
  // True on the server and while its HTML is hydrated, whether that ends well or not.
  const served = useSyncExternalStore(never, no, yes);
  const [needed] = useState(served);
  if (!needed) return null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
