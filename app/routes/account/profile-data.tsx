import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProfileDataScreen } from "~/features/account/privacy/components/profile-data-screen.tsx";
import { askDeletion } from "~/features/account/privacy/privacy.commands.server.ts";
import { readAccountData } from "~/features/account/privacy/privacy.queries.server.ts";
import { DeleteAccount } from "~/features/account/privacy/privacy.schemas.ts";
import { keepAccount, UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["privacy"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email } = await requireUser(context, request);
  const kept = await readAccountData(context.db, id, context.contributions.sharedWithOthers);
  return { ...kept, email, days: UNDO_DAYS };
}

/**
 * `delete` signs out everywhere and begins the days in which it can be undone, once the member has shown who they are;
 * `keep` undoes it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  if (form.get("intent") === "keep") {
    await keepAccount(context.db, { userId: member.id }, context.now());
    await context.toast.set("accountKept");
    return redirect("/profile/data", 303);
  }
  await requireRecentAuth(context, request, "/profile/data");
  const submission = parseForm(form, DeleteAccount);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  await context.rateLimit.takeMail("deletion", member.email);
  const result = await askDeletion(context, member, submission.value);
  if (!result.ok) {
    const more =
      result.error === "address"
        ? { errors: { address: "errors.address" } }
        : { formError: `errors.${result.error}` };
    return data({ reply: replyOf(submission, more) }, result.error === "address" ? 400 : 409);
  }
  context.waitUntil(context.mail.deliver([result.mailId]));
  await context.session.signOut();
  await context.toast.set("deletionAsked");
  return redirect("/", 303);
}

export default function ProfileDataRoute() {
  return (
    <ProfileDataScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />
  );
}
