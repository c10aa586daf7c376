import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { refusal } from "./refusal.server.ts";
import type { Member } from "./session.server.ts";

/**
 * The signed-in member; a guest is redirected to sign in and back afterwards. The first line of every private loader
 * and action.
 */
export async function requireUser(context: AppLoadContext, request: Request): Promise<Member> {
  const member = await context.session.current();
  if (member) return member;
  const { pathname, search } = new URL(request.url);
  throw redirect(
    `/auth?${new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, "") + search })}`,
    303,
  );
}

/** Where a member confirms who they are, on the way back to `page`. */
export function confirmAgainPath(page: string): string {
  return `/auth?${new URLSearchParams({ mode: "again", redirectTo: page })}`;
}

/**
 * Like `requireUser`, before something dangerous: a member who signed in a while ago is sent to confirm who they are,
 * and from there to `page`. So whoever finds a screen unlocked, or has stolen a cookie, cannot change how one gets in.
 */
export async function requireRecentAuth(
  context: AppLoadContext,
  request: Request,
  page: string,
): Promise<Member> {
  const member = await requireUser(context, request);
  if (!(await context.session.isRecent(context.now()))) throw redirect(confirmAgainPath(page), 303);
  return member;
}

/** Whether a member is listed in ADMIN_EMAILS and has confirmed the address. */
export function isAdmin({ env }: Pick<AppLoadContext, "env">, member: Member): boolean {
  return member.emailConfirmed && env.adminEmails.includes(member.email);
}

/** Like `requireUser`, for administrators with a confirmed address; others get the 404 page. */
export async function requireAdmin(context: AppLoadContext, request: Request): Promise<Member> {
  const member = await requireUser(context, request);
  if (!isAdmin(context, member)) throw refusal("not-found");
  return member;
}

/** Screens that are developer tools and exist only in local mode. */
export function requireLocal({ localTools }: Pick<AppLoadContext, "localTools">): void {
  if (!localTools) throw refusal("not-found");
}
