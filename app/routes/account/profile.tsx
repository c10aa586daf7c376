import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { resendConfirmation, saveProfile } from "~/features/account/account.commands.server.ts";
import { profileOf } from "~/features/account/account.queries.server.ts";
import { EditProfile } from "~/features/account/account.schemas.ts";
import { ProfileScreen } from "~/features/account/components/profile-screen.tsx";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["account"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const profile = await profileOf(context.db, member.id);
  return { email: member.email, emailConfirmed: member.emailConfirmed, profile };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "resend": {
      if (member.emailConfirmed) return redirect("/profile", 303);
      await context.rateLimit.take("mail", member.email);
      const { mailId } = await resendConfirmation(context, member);
      context.waitUntil(context.mail.deliver([mailId]));
      await context.toast.set("confirmationSent");
      return redirect("/profile", 303);
    }
    case "end-others":
      await context.session.endOthers(member.id);
      await context.toast.set("signedOut");
      return redirect("/profile", 303);
    default: {
      const submission = parseForm(form, EditProfile);
      if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
      if (!(await saveProfile(context, member.id, submission.value))) throw refusal("stale");
      await context.toast.set("profileSaved");
      return redirect("/profile", 303);
    }
  }
}

export default function ProfileRoute() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
