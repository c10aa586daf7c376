import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { resendConfirmation } from "~/features/account/account/account.commands.server.ts";
import { selectAccount } from "~/features/account/account/account.queries.server.ts";
import { AddSamples } from "~/features/account/account/account.schemas.ts";
import { ProfileScreen } from "~/features/account/account/components/profile-screen.tsx";
import { endOtherSessions } from "~/features/account/account/session.commands.server.ts";
import { ChannelsForm, RefusedForm } from "~/features/account/notifications/components/channels-form.tsx";
import { NotificationList } from "~/features/account/notifications/components/notification-list.tsx";
import { receiveNotifications } from "~/features/account/notifications/notifications.form.server.ts";
import {
  choicesOf,
  listNotifications,
} from "~/features/account/notifications/notifications.queries.server.ts";
import { AboutScreen } from "~/features/account/profile/components/about-screen.tsx";
import { ProfileFrame } from "~/features/account/profile/components/profile-frame.tsx";
import { SettingsScreen } from "~/features/account/profile/components/settings-screen.tsx";
import {
  type ProfileOutcome,
  type ProfileReply,
  receiveAbout,
  receivePicture,
  receiveSettings,
  removePicture,
} from "~/features/account/profile/profile.form.server.ts";
import {
  profileIn,
  selectPicture,
  selectProfile,
} from "~/features/account/profile/profile.queries.server.ts";
import { profilePath, tabOf } from "~/features/account/profile/profile-tabs.ts";
import { PinnedRow } from "~/features/general/sheet-index/components/pins.tsx";
import { receivePin } from "~/features/general/sheet-index/pins.form.server.ts";
import { pinsOf } from "~/features/general/sheet-index/pins.queries.server.ts";
import { parseForm, readUpload } from "~/services/form.server.ts";
import { requireRecentAuth, requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { addSamples, removeSamples } from "~/services/sample-data.server.ts";
import { workspaceOf } from "~/services/workspace.ts";

export const handle = {
  i18n: ["profile", "trades", "account", "verification", "notifications", "sheet-index"],
};

/** Who one is and how one gets in; with `tab` the settings, or what is new. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email, emailConfirmed, counts } = await requireUser(context, request);
  const { db, language, theme, display, contributions } = context;
  const { unread } = counts;
  const tab = tabOf(new URL(request.url).searchParams);
  if (tab === "notifications") {
    const [notifications, choices] = await Promise.all([listNotifications(db, id), choicesOf(db, id)]);
    return { tab, unread, notifications, choices, emailConfirmed };
  }
  if (tab === "settings") {
    const { name: workspace } = await presentMember(context, { id });
    const pins = await pinsOf(db, `user:${id}`);
    return { tab, unread, pins, settings: { language, theme, display, workspace } };
  }
  const [profile, pictures, linked, [samples], [verified]] = await db.batch([
    selectProfile(db, id),
    selectPicture(db, id),
    ...selectAccount(db, id, contributions.owned),
  ]);
  const sampleData = samples?.present ? "present" : contributions.samples.length > 0 ? "offered" : undefined;
  const account = {
    email,
    emailConfirmed,
    identities: linked,
    sampleData,
    level: verified?.level ?? 0,
    idem: crypto.randomUUID(),
  } as const;
  const { tooLarge } = context;
  const about = { profile: profileIn(profile), picture: pictures.at(-1)?.id };
  return data({ tab, unread, ...about, account, tooLarge } as const, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const { form, file } = await readUpload(request, "picture");
  const own = workspaceOf(`user:${member.id}`);
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
      await requireRecentAuth(context, request, "/profile");
      await endOtherSessions(context, member.id, await context.session.key());
      await context.toast.set("securityOthersEnded");
      return redirect("/profile", 303);
    case "add-samples": {
      const submission = parseForm(form, AddSamples);
      if (submission.status !== "success") throw refusal("malformed");
      const { language } = context;
      const { idem } = submission.value;
      await addSamples(context, context.contributions, { workspace: own, language, idem });
      await context.toast.set("samplesAdded");
      return redirect("/profile", 303);
    }
    case "remove-samples":
      await removeSamples(context.db, context.contributions.owned, own);
      await context.toast.set("samplesRemoved");
      return redirect("/profile", 303);
    case "read":
    case "read-all":
    case "choose":
      if (!(await receiveNotifications(context, member, form))) return answered({ status: 400 });
      return redirect(profilePath("notifications"), 303);
    case "pin":
    case "unpin":
      await receivePin(context, form);
      return redirect(profilePath("settings"), 303);
    case "settings":
      return answered(await receiveSettings(context, member, form));
    case "picture":
      return answered(await receivePicture(context, member, file));
    case "drop-picture":
      return answered(await removePicture(context, member));
    default:
      return answered(await receiveAbout(context, member, form));
  }
}

function answered(outcome: ProfileOutcome) {
  return "to" in outcome ? redirect(outcome.to, 303) : data({ reply: outcome }, outcome.status);
}

export default function ProfileRoute() {
  const shown = useLoaderData<typeof loader>();
  const reply: ProfileReply | undefined = useActionData<typeof action>()?.reply;
  return (
    <ProfileFrame tab={shown.tab} unread={shown.unread}>
      <Shown shown={shown} reply={reply} />
    </ProfileFrame>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Shown({ shown, reply }: { shown: Loaded; reply?: ProfileReply }) {
  const path = profilePath(shown.tab);
  if (shown.tab === "notifications") {
    const { notifications, choices, emailConfirmed } = shown;
    return (
      <>
        {reply && <RefusedForm />}
        <NotificationList path={path} notifications={notifications} />
        <ChannelsForm path={path} choices={choices} emailConfirmed={emailConfirmed} />
      </>
    );
  }
  if (shown.tab === "settings") {
    return (
      <div>
        <SettingsScreen {...shown.settings} reply={reply?.settings}>
          <PinnedRow action={path} pins={shown.pins} />
        </SettingsScreen>
      </div>
    );
  }
  const { profile, picture, account, tooLarge } = shown;
  return (
    <div>
      <AboutScreen
        profile={profile}
        picture={picture}
        email={account.email}
        emailConfirmed={account.emailConfirmed}
        reply={reply?.about}
        pictureProblem={tooLarge ? "tooLarge" : reply?.picture}
      />
      <ProfileScreen {...account} />
    </div>
  );
}
