import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

export const loader = () => redirect("/", 303);

export async function action({ context }: ActionFunctionArgs) {
  await context.session.signOut();
  await context.cookies.recent.clear();
  await context.toast.set("signedOut");
  return redirect("/", 303);
}

/** Never shown; with it, a refusal here is a page for people. */
export default function SignOutRoute() {
  return null;
}
