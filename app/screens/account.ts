import type { AreaEndpoints, AreaScreen, Features } from "./screen.ts";

export const screens = [
  {
    id: "auth",
    path: "/auth",
    number: 2,
    access: "public",
    unlisted: true,
    shared: { mode: ["sign-up", "check", "code"] },
  },
  {
    id: "confirm",
    path: "/auth/confirm",
    number: 3,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "recover",
    path: "/auth/recover",
    number: 4,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "reset",
    path: "/auth/reset",
    number: 5,
    access: "public",
    unlisted: true,
    shared: true,
  },
  {
    id: "profile",
    path: "/profile",
    number: 6,
    access: "member",
    unlisted: true,
  },
  {
    id: "outbox",
    path: "/dev/outbox",
    number: 99,
    access: "local",
    unlisted: true,
  },
  { id: "securityDashboard", path: "/security-dashboard", number: 16, access: "member", unlisted: true },
  { id: "workspace", path: "/workspace", number: 13, access: "member", unlisted: true },
  {
    id: "workspaceInvitation",
    path: "/workspace/invitation",
    number: 14,
    access: "public",
    unlisted: true,
    shared: true,
  },
  { id: "workspaceShare", path: "/workspace/share", number: 15, access: "member", unlisted: true },
  { id: "profileData", path: "/profile/data", number: 28, access: "member", unlisted: true },
  { id: "keepAccount", path: "/auth/keep", number: 29, access: "public", unlisted: true, shared: true },
  { id: "people", path: "/admin/people", number: 190, access: "admin", unlisted: true },
  { id: "sharedLink", path: "/shared/:link", number: 17, access: "link", unlisted: true },
  { id: "siteReports", path: "/site-reports", number: 30, access: "member", unlisted: true },
  { id: "securityLog", path: "/security-log", number: 31, access: "member", unlisted: true },
  { id: "access", path: "/access", number: 32, access: "member", unlisted: true },
  { id: "sharedWithMe", path: "/shared-with-me", number: 36, access: "member", unlisted: true },
  { id: "keepLink", path: "/shared/:link/keep", number: 37, access: "link", unlisted: true },
] as const satisfies readonly AreaScreen[];

/** Screens made in a feature that is not called as they are; apart, because no page needs it. */
export const features = {
  auth: "account",
  confirm: "account",
  recover: "account",
  reset: "account",
  outbox: "account",
  securityDashboard: "account",
  workspaceInvitation: "workspace",
  workspaceShare: "workspace",
  sharedLink: "workspace",
  keepLink: "shared-with-me",
  profileData: "privacy",
  keepAccount: "privacy",
  securityLog: "audit",
} as const satisfies Features<typeof screens>;

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/l/:token": "open-link.ts",
  "/profile/archive": "profile-archive.ts",
  "/security-log.csv": "security-log-csv.ts",
  "/auth/sign-out": "sign-out.ts",
  "/auth/passkey": "auth-passkey.ts",
  "/auth/:provider": "provider.ts",
  "/auth/:provider/callback": "provider-callback.ts",
} as const satisfies AreaEndpoints;
