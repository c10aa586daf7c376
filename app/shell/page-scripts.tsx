import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useEffect, useState } from "react";
import { usePage } from "./page-context.tsx";

/** Set once this page has hydrated. Of the browser's page, not of a request: the server never sets it. */
let hydrated = false;

/**
 * The framework's scripts, in the server's HTML and while it hydrates. When an error makes React draw the document
 * anew, they run already, and writing script elements again is what Trusted Types rightly refuse.
 */
export function PageScripts() {
  const { nonce } = usePage();
  const [needed] = useState(() => !hydrated);
  useEffect(() => {
    hydrated = true;
  }, []);
  if (!needed) return null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
