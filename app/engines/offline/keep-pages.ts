import { trustedWorkerUrl } from "~/lib/trusted-worker.ts";
import workerUrl from "./field.worker.ts?worker&url";

/** Where somebody signs in or out, and every page that is kept goes. */
const ACCOUNT = ["/auth", "/profile"];
const REFUSED = "field-pages-refused";

/** The addresses of a screen: those of one link, or all that begin with its name. */
const scopeOf = (pathname: string): string => {
  const [, name = "", ...rest] = pathname.split("/");
  return name === "shared" ? pathname : `/${name}${rest.length > 0 ? "/" : ""}`;
};

export const mayKeepPages = (): boolean =>
  "serviceWorker" in navigator && window.localStorage.getItem(REFUSED) === null;

/** Has this page kept, and those of its screen when they are opened. */
export async function keepPages(): Promise<void> {
  window.localStorage.removeItem(REFUSED);
  // What came through this build's worker was kept by it.
  const wasKept = navigator.serviceWorker.controller?.scriptURL.endsWith(workerUrl);
  const scope = scopeOf(window.location.pathname);
  const [registration] = await Promise.all(
    [scope, ...ACCOUNT].map((each) =>
      navigator.serviceWorker.register(trustedWorkerUrl("field-worker", workerUrl), { scope: each }),
    ),
  );
  if (wasKept || !registration) return;
  const began = await activeOf(registration);
  const assets = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|texts)\//.test(new URL(name).pathname));
  began?.postMessage({ keep: [window.location.href.replace(/#.*/, ""), ...new Set(assets)] });
}

/** Its worker once it is at work. */
function activeOf({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve(active);
  return new Promise((resolve) =>
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve(coming)),
  );
}

/** Removes every page and worker of ours from this device. What waits to be sent stays. */
export async function forgetPages(): Promise<void> {
  window.localStorage.setItem(REFUSED, "1");
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  await Promise.all([
    ...workers.map((each) => each.unregister()),
    ...names.filter((name) => name.startsWith("field-")).map((name) => caches.delete(name)),
  ]);
}
