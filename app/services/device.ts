/** The browsers that name themselves, those first that also name another. */
const BROWSERS: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const named = (list: readonly [string, RegExp][], agent: string) =>
  list.find(([, pattern]) => pattern.test(agent))?.[0];

/** What a device is called by what its browser says of itself; these are names, the same in every language. */
export function deviceName(userAgent: string | null): string | undefined {
  const agent = userAgent?.slice(0, 500) ?? "";
  const parts = [named(BROWSERS, agent), named(SYSTEMS, agent)].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

/**
 * The country that the platform derived from the address, by ISO 3166-1 in two letters; undefined where it does not know.
 * `XX` is its own word for that, and what comes through Tor (`T1`) shows none.
 */
export function countryOf(request: Request): string | undefined {
  const { cf } = request as { cf?: { country?: unknown } };
  const country = cf?.country;
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX" ? country : undefined;
}

/**
 * The part of an address that says which network it is and not which device: what is kept with sessions and events.
 * IPv4 by /24, IPv6 by /48.
 */
export function networkPrefix(network: string): string {
  if (!network.includes(":")) return `${network.split(".").slice(0, 3).join(".")}.0/24`;
  return `${network.split(":").slice(0, 3).join(":")}::/48`;
}
