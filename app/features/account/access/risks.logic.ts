const DAY_MS = 24 * 60 * 60 * 1000;

/** From how many days on something is worth a word. */
export const RISK_DAYS = {
  /** A network is new for this long after the first sign-in from it. */
  newNetwork: 7,
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
  sessions: readonly { key: string; device: string | null; current: boolean; lastUsedAt: string }[];
  /** Networks from which somebody signed in, each with the first time. */
  networks: readonly { network: string; firstAt: string }[];
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
  | "newNetwork"
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
  days?: number;
  count?: number;
  /** Where it is mended. */
  href: string;
}

const LEVELS = ["high", "medium", "low"] as const;

/**
 * What makes it easier than it need be for somebody else to get at an account's data, the worst first, each with its
 * reason. Only what can be mended on the page that it leads to.
 */
export function risksOf({ now, sessions, links, members, networks, ...known }: Known): Risk[] {
  const daysSince = (at: string) => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);
  const daysUntil = (at: string) => Math.ceil((Date.parse(at) - now.getTime()) / DAY_MS);
  const security = "/security-dashboard";
  const risks: Risk[] = [];
  if (known.secondFactor !== "on" && known.hasPassword)
    risks.push({ kind: "noSecondFactor", level: "high", href: security });
  if (known.secondFactor === "on" && known.codesLeft < FEW_CODES)
    risks.push({ kind: "fewCodes", level: "medium", count: known.codesLeft, href: security });
  const [first, ...later] = [...networks].sort((a, b) => (a.firstAt < b.firstAt ? -1 : 1));
  // The first network of all is where the account was made.
  if (first)
    for (const { network, firstAt } of later)
      if (daysSince(firstAt) < RISK_DAYS.newNetwork)
        risks.push({
          kind: "newNetwork",
          level: "high",
          name: network,
          days: daysSince(firstAt),
          href: "/security-log?group=sessions",
        });
  for (const { device, current, lastUsedAt } of sessions)
    if (!current && daysSince(lastUsedAt) >= RISK_DAYS.idleDevice)
      risks.push({
        kind: "idleDevice",
        level: "low",
        name: device ?? undefined,
        days: daysSince(lastUsedAt),
        href: `${security}#sessions`,
      });
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
