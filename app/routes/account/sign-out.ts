import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

export const loader = () => redirect("/", 303);

export async function action({ context }: ActionFunctionArgs) {
  await context.session.signOut();
  await context.toast.set("signedOut");
  return redirect("/", 303);
}
