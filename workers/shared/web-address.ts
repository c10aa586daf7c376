/** Whether a host name or address is loopback: only this machine can reach it. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}

/**
 * An untrusted URL that shows where it leads: http or https only, and no user name before the host that could pass
 * for one.
 */
export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined;
}
