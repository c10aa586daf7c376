/** `/auth` in one of its modes, on the way to `redirectTo`. */
export function authPath(mode: string, redirectTo?: string | null): string {
  const params = new URLSearchParams();
  if (mode !== "sign-in") params.set("mode", mode);
  if (redirectTo && redirectTo !== "/") params.set("redirectTo", redirectTo);
  const query = params.toString();
  return query ? `/auth?${query}` : "/auth";
}
