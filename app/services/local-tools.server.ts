import { isLoopback } from "~workers/shared/web-address.ts";
import type { AppEnv } from "../environment.ts";

/** What a proxy adds to the requests that it passes on for others. */
const PASSED_ON = ["forwarded", "x-forwarded-for", "x-forwarded-host", "via"];

const HOST = /^https?:\/\/([^/?#@]+?)(?::\d+)?(?:[/?#]|$)/i;

/** Read without taking the address apart: every page is asked this, shared copies too. */
const leadsHere = (address: string): boolean => isLoopback(HOST.exec(address)?.[1] ?? "");

/**
 * Whether a request was sent to this machine under a name of its own, and by nobody on behalf of others. The Host header
 * is looked at beside the address, because a local runtime lets another header replace the latter.
 */
export function isAskedHere({ url, headers }: Request): boolean {
  const host = headers.get("host");
  return (
    leadsHere(url) &&
    (host === null || leadsHere(`http://${host}`)) &&
    !PASSED_ON.some((name) => headers.has(name))
  );
}

/**
 * Whether the tools of a developer's machine exist for a request: the outbox, which shows the mails of everybody, and the
 * gallery of the kit. Only where mail goes to the outbox and nobody but this machine is served.
 */
export function hasLocalTools(env: Pick<AppEnv, "mode" | "mail" | "appOrigin">, request: Request): boolean {
  const { mode, mail, appOrigin } = env;
  return (
    mode !== "production" &&
    mail === undefined &&
    (appOrigin === undefined || leadsHere(appOrigin)) &&
    isAskedHere(request)
  );
}
