import type { AreaScreen } from "./screen.ts";

export const screens = [
  { id: "jobSiteLocator", path: "/job-site-locator", number: 101, access: "member", unlisted: true },
] as const satisfies readonly AreaScreen[];
