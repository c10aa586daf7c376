import { isLoopback } from "~workers/shared/web-address.ts";
import type { AppEnv } from "../environment.ts";

/** Headers that a proxy adds to forwarded requests. */
const PASSED_ON = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

const HOST = /^https?:\/\/([^/?#@]+?)(?::\d+)?(?:[/?#]|$)/i;

/** Checked without parsing the URL, because it runs for every page, cached pages too. */
const leadsHere = (address: string): boolean => isLoopback(HOST.exec(address)?.[1] ?? "");

/**
 * Whether a request was sent to this machine with a loopback host name and without a proxy. The Host header is
 * checked in addition to the URL, because a local runtime lets another header replace the URL.
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
 * Whether developer tools exist for a request: the outbox, which shows everybody's mails, and the UI kit gallery.
 * Only if mail goes to the outbox and only this machine is served.
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
