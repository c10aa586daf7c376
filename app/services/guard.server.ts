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
