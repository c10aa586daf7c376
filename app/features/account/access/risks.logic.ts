const DAY_MS = 24 * 60 * 60 * 1000;

/** From how many days on something is worth a word. */
export const RISK_DAYS = {
  /** A network or a country is new for this long after the first sign-in from it. */
  newPlace: 7,
  /** A link that stands for longer than this from now. */
  longLink: 90,
  /** A link that nobody has used for so long. */
  unusedLink: 30,
  /** A member who has not signed in for so long. */
  idleMember: 90,
  /** A device that has not been used for so long. */
  idleDevice: 21,
} as const;

/** Recovery codes below which it is time for new ones. */
const FEW_CODES = 3;

export interface Known {
  now: Date;
  secondFactor: "on" | "begun" | "off";
  codesLeft: number;
  hasPassword: boolean;
  passkeys: number;
  sessions: readonly {
    key: string;
    device: string | null;
    country: string | null;
    current: boolean;
    lastUsedAt: string;
  }[];
  /** From where somebody signed in, each with the first time. The country is null where nobody knew it. */
  places: readonly { network: string; country: string | null; firstAt: string }[];
  links: readonly {
    id: string;
    name: string;
    kind: "person" | "crew" | "kiosk";
    hasPin: boolean;
    createdAt: string;
    expiresAt: string;
    lastUsedAt: string | null;
  }[];
  /** Nobody where the workspace is somebody's own. */
  members: readonly { userId: string; name: string; role: string; lastSeenAt: string | null }[];
}

export type RiskKind =
  | "noSecondFactor"
  | "fewCodes"
  | "newCountry"
  | "newNetwork"
  | "usedAbroad"
  | "idleDevice"
  | "sharedLinkWithoutPin"
  | "longLink"
  | "unusedLink"
  | "idleMember"
  | "singleOwner";

export interface Risk {
  kind: RiskKind;
  level: "high" | "medium" | "low";
  /** A device, network, link or member, as people call it. */
  name?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
  days?: number;
  count?: number;
  /** Where it is mended. */
  href: string;
}

const LEVELS = ["high", "medium", "low"] as const;

/**
 * Which of the places seen are new, with their age in days. The first of all is where the account was made, or where one
 * was first known.
 */
function newAmong(seen: readonly { name: string; firstAt: string }[], daysSince: (at: string) => number) {
  const first = new Map<string, string>();
  for (const { name, firstAt } of [...seen].sort((a, b) => (a.firstAt < b.firstAt ? -1 : 1)))
    if (!first.has(name)) first.set(name, firstAt);
  return [...first]
    .slice(1)
    .map(([name, firstAt]) => ({ name, days: daysSince(firstAt) }))
    .filter(({ days }) => days < RISK_DAYS.newPlace);
}

/**
 * What makes it easier than it need be for somebody else to get at an account's data, the worst first, each with its
 * reason. Only what can be mended on the page that it leads to.
 */
export function risksOf({ now, sessions, links, members, places, ...known }: Known): Risk[] {
  const daysSince = (at: string) => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);
  const daysUntil = (at: string) => Math.ceil((Date.parse(at) - now.getTime()) / DAY_MS);
  const security = "/security-dashboard";
  const risks: Risk[] = [];
  if (known.secondFactor !== "on" && known.hasPassword)
    risks.push({ kind: "noSecondFactor", level: "high", href: security });
  if (known.secondFactor === "on" && known.codesLeft < FEW_CODES)
    risks.push({ kind: "fewCodes", level: "medium", count: known.codesLeft, href: security });
  const signIns = "/security-log?group=sessions";
  const abroad = places.flatMap(({ country, firstAt }) => (country ? [{ name: country, firstAt }] : []));
  const newCountries = newAmong(abroad, daysSince);
  for (const { name: country, days } of newCountries)
    risks.push({ kind: "newCountry", level: "high", country, days, href: signIns });
  // The network of a new country is new, too, and adds nothing.
  const said = new Set(newCountries.map(({ name }) => name));
  const networks = places.map(({ network: name, firstAt }) => ({ name, firstAt }));
  for (const { name, days } of newAmong(networks, daysSince))
    if (!places.some(({ network, country }) => network === name && country && said.has(country)))
      risks.push({ kind: "newNetwork", level: "high", name, days, href: signIns });
  // Where no country of a sign-in is known, none is a strange one.
  const signedIn = new Set(abroad.map(({ name }) => name));
  for (const { device, country, current, lastUsedAt } of sessions) {
    if (!current && country && signedIn.size > 0 && !signedIn.has(country))
      risks.push({
        kind: "usedAbroad",
        level: "high",
        name: device ?? undefined,
        country,
        href: `${security}#sessions`,
      });
    if (!current && daysSince(lastUsedAt) >= RISK_DAYS.idleDevice)
      risks.push({
        kind: "idleDevice",
        level: "low",
        name: device ?? undefined,
        days: daysSince(lastUsedAt),
        href: `${security}#sessions`,
      });
  }
  for (const { name, kind, hasPin, createdAt, expiresAt, lastUsedAt } of links) {
    if (kind !== "person" && !hasPin)
      risks.push({ kind: "sharedLinkWithoutPin", level: "medium", name, href: "#links" });
    const unused = daysSince(lastUsedAt ?? createdAt);
    if (unused >= RISK_DAYS.unusedLink)
      risks.push({ kind: "unusedLink", level: "medium", name, days: unused, href: "#links" });
    else if (daysUntil(expiresAt) > RISK_DAYS.longLink)
      risks.push({ kind: "longLink", level: "low", name, days: daysUntil(expiresAt), href: "#links" });
  }
  for (const { name, lastSeenAt } of members)
    if (lastSeenAt && daysSince(lastSeenAt) >= RISK_DAYS.idleMember)
      risks.push({
        kind: "idleMember",
        level: "medium",
        name,
        days: daysSince(lastSeenAt),
        href: "/workspace#members",
      });
  if (members.length > 1 && members.filter(({ role }) => role === "owner").length === 1)
    risks.push({ kind: "singleOwner", level: "low", href: "/workspace#members" });
  return risks.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
