import * as v from "valibot";
import { isCalendarDay } from "~/lib/local-day.ts";

/** What entries are about, each by how their codes begin. */
export const GROUPS = {
  sessions: ["session."],
  security: ["security.", "admin."],
  people: ["member.", "invitation."],
  links: ["link."],
  data: ["account.", "medical."],
} as const satisfies Record<string, readonly string[]>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The codes that have words. Another one is shown as it is. */
export const ACTS = [
  "session.started",
  "session.ended",
  "session.othersEnded",
  "security.password-changed",
  "security.identity-linked",
  "security.identity-unlinked",
  "security.passkey-added",
  "security.passkey-removed",
  "security.second-factor-on",
  "security.second-factor-off",
  "security.second-factor-reset",
  "security.second-factor-kept",
  "security.recovery-code-used",
  "security.recovery-codes-made",
  "admin.sessionsEnded",
  "admin.locksLifted",
  "admin.factorResetAsked",
  "admin.factorResetStopped",
  "member.joined",
  "member.role",
  "member.removed",
  "member.left",
  "invitation.made",
  "invitation.withdrawn",
  "link.made",
  "link.shortened",
  "link.revoked",
  "account.archived",
  "account.deletionAsked",
  "account.erased",
  "medical.opened",
  "medical.listed",
] as const;
export type Act = (typeof ACTS)[number];

export interface LogSearch {
  /** Of the account, or of the workspace that somebody works in. */
  of: "account" | "workspace";
  group?: Group;
  /** Days of the calendar in UTC, both included. */
  from?: string;
  to?: string;
  /** The number of the entry before which the page begins. */
  before?: number;
}

const Before = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/** What is looked for, by the address. What does not make sense is left out, because every address shows something. */
export function readLogSearch(params: URLSearchParams): LogSearch {
  const group = GROUP_NAMES.find((name) => name === params.get("group"));
  const day = (name: string) => {
    const given = params.get(name) ?? "";
    return isCalendarDay(given) ? given : undefined;
  };
  const before = v.safeParse(Before, params.get("before") ?? "");
  return {
    of: params.get("of") === "workspace" ? "workspace" : "account",
    group,
    from: day("from"),
    to: day("to"),
    before: before.success ? before.output : undefined,
  };
}

/** The same search as an address, without what is not set. */
export function logAddress(path: string, { of, group, from, to, before }: LogSearch): string {
  const params = new URLSearchParams();
  if (of === "workspace") params.set("of", of);
  if (group) params.set("group", group);
  if (from) params.set("from", from);
  if (to) params.set("to", to);
  if (before) params.set("before", String(before));
  return params.size > 0 ? `${path}?${params}` : path;
}
