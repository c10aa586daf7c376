import type { AuthMode } from "./account.schemas.ts";

/** `/auth` in one of its modes, on the way to `redirectTo`. */
export function authPath(mode: AuthMode, redirectTo?: string | null): string {
  const params = new URLSearchParams();
  if (mode !== "sign-in") params.set("mode", mode);
  if (redirectTo) params.set("redirectTo", redirectTo);
  const query = params.toString();
  return query ? `/auth?${query}` : "/auth";
}
