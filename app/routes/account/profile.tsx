import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resendConfirmation } from "~/features/account/account/account.commands.server.ts";
import { accountOf } from "~/features/account/account/account.queries.server.ts";
import { AddSamples, EditProfile } from "~/features/account/account/account.schemas.ts";
import { ProfileFrame, profilePath } from "~/features/account/account/components/profile-frame.tsx";
import { ProfileScreen } from "~/features/account/account/components/profile-screen.tsx";
import { saveProfile } from "~/features/account/account/profile.commands.server.ts";
import { NotificationList } from "~/features/account/notifications/components/notification-list.tsx";
import { markRead } from "~/features/account/notifications/notifications.commands.server.ts";
import { listNotifications } from "~/features/account/notifications/notifications.queries.server.ts";
import { MarkRead } from "~/features/account/notifications/notifications.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { workspaceOf } from "~/services/workspace.ts";

export const handle = { i18n: ["account", "notifications"] };

const NOTIFICATIONS = profilePath("notifications");

/** The account, or with `tab=notifications` what the member is told. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email, emailConfirmed, counts } = await requireUser(context, request);
  const { unread } = counts;
  if (new URL(request.url).searchParams.get("tab") === "notifications")
    return { unread, notifications: await listNotifications(context.db, id), account: undefined };
  const { owned, samples } = context.contributions;
  const { hasSamples, ...found } = await accountOf(context.db, id, owned);
  const sampleData = hasSamples ? "present" : samples.length > 0 ? "offered" : undefined;
  const account = { email, emailConfirmed, ...found, sampleData, idem: crypto.randomUUID() } as const;
  return { unread, notifications: undefined, account };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "resend": {
      if (member.emailConfirmed) return redirect("/profile", 303);
      await context.rateLimit.takeMail("confirmation", member.email);
      const { mailId } = await resendConfirmation(context, member);
      context.waitUntil(context.mail.deliver([mailId]));
      await context.toast.set("confirmationSent");
      return redirect("/profile", 303);
    }
    case "end-others":
      await context.session.endOthers(member.id);
      await context.toast.set("signedOut");
      return redirect("/profile", 303);
    case "add-samples": {
      const submission = parseForm(form, AddSamples);
      if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
      const { language } = context;
      const workspace = workspaceOf(`user:${member.id}`);
      await addSamples(context, context.contributions, { workspace, language, idem: submission.value.idem });
      await context.toast.set("samplesAdded");
      return redirect("/profile", 303);
    }
    case "remove-samples":
      await removeSamples(context.db, context.contributions.owned, workspaceOf(`user:${member.id}`));
      await context.toast.set("samplesRemoved");
      return redirect("/profile", 303);
    case "read":
    case "read-all": {
      const submission = parseForm(form, MarkRead);
      if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
      await markRead(context, member.id, submission.value);
      await context.toast.set("notificationsRead");
      return redirect(NOTIFICATIONS, 303);
    }
    default: {
      const submission = parseForm(form, EditProfile);
      if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
      const saved = await saveProfile(context, member.id, submission.value);
      if (!saved.ok) throw refusal("stale");
      await context.toast.set("profileSaved");
      return redirect("/profile", 303);
    }
  }
}

export default function ProfileRoute() {
  const { unread, notifications, account } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return (
    <ProfileFrame tab={account ? "account" : "notifications"} unread={unread}>
      {account ? (
        <ProfileScreen {...account} reply={reply} />
      ) : (
        <NotificationList path={NOTIFICATIONS} notifications={notifications} refused={Boolean(reply)} />
      )}
    </ProfileFrame>
  );
}
