/** The sign-in page with the reason why a provider's sign-in came to nothing, still on the way to `redirectTo`. */
export function problemPath(problem: "failed" | "unverified" | "cancelled", redirectTo: string): string {
  const params = new URLSearchParams({ problem });
  if (redirectTo !== "/") params.set("redirectTo", redirectTo);
  return `/auth?${params}`;
}
