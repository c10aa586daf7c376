import * as v from "valibot";

// Who may do what with a record: words that pages and forms need too. The rest is in trust.server.ts.

/** What a member of a workspace is there. An owner may all that a member may, and a member all that a viewer may. */
export const ROLES = ["owner", "member", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/**
 * How far an account is verified, by level from 0 on: nothing; its address is confirmed; and nobody gets in without a second
 * step either. It says that an account is its holder's, and nothing about the firm behind it.
 */
export const VERIFICATION_LEVELS = ["none", "address", "secondStep"] as const;
export type VerificationLevel = 0 | 1 | 2;

/** What a link may allow with its record. */
export const VERBS = ["read", "answer", "sign", "upload"] as const;
export type Verb = (typeof VERBS)[number];

export const LINK_KINDS = ["person", "crew", "kiosk"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** How many days a link may live: it always ends. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const;

export const TRUST_LIMITS = {
  /** Workspaces that one account may own, beside its own. */
  workspaces: 20,
  /** People of one workspace, with invitations that are still open. */
  members: 200,
  /** Invitations of one workspace, and of one account, within 24 hours. */
  invitationsADay: 20,
  invitationDays: 7,
  /** Links of one workspace that stand. */
  links: 500,
  /** Links of others that one account keeps. */
  keptLinks: 200,
  /** What one link may say of one record. */
  answers: 200,
  /** Wrong PINs of one link within the window. */
  pinFailures: 5,
  pinMinutes: 15,
  name: 80,
  /** What is said in an answer. */
  text: 2_000,
} as const;

export const PIN = /^\d{4,8}$/;

export const RoleField = (message: string) => v.picklist(ROLES, message);
