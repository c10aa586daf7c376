import type { AreaEndpoints, AreaScreen } from "./screen.ts";

export const screens = [
  {
    id: "auth",
    path: "/auth",
    number: 2,
    access: "public",
    feature: "account",
    unlisted: true,
    shared: { mode: ["sign-up", "check"] },
  },
  {
    id: "confirm",
    path: "/auth/confirm",
    number: 3,
    access: "public",
    feature: "account",
    unlisted: true,
    shared: true,
  },
  {
    id: "recover",
    path: "/auth/recover",
    number: 4,
    access: "public",
    feature: "account",
    unlisted: true,
    shared: true,
  },
  {
    id: "reset",
    path: "/auth/reset",
    number: 5,
    access: "public",
    feature: "account",
    unlisted: true,
    shared: true,
  },
  {
    id: "profile",
    path: "/profile",
    number: 6,
    access: "member",
    feature: "account",
    unlisted: true,
  },
  {
    id: "outbox",
    path: "/dev/outbox",
    number: 99,
    access: "local",
    feature: "account",
    unlisted: true,
  },
] as const satisfies readonly AreaScreen[];

/** Addresses without a screen, each with its file beside the screens'. */
export const endpoints = {
  "/auth/sign-out": "sign-out.ts",
  "/auth/:provider": "provider.ts",
  "/auth/:provider/callback": "provider-callback.ts",
} as const satisfies AreaEndpoints;
