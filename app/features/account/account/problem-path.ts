export type SignInProblem = "failed" | "unverified" | "cancelled" | "stepOver";

/** The sign-in page with the reason why a sign-in came to nothing, still on the way to `redirectTo`. */
export function problemPath(problem: SignInProblem, redirectTo: string): string {
  const params = new URLSearchParams({ problem });
  if (redirectTo !== "/") params.set("redirectTo", redirectTo);
  return `/auth?${params}`;
}
