import { useText } from "~/i18n/i18n.tsx";
import { ScheduleRow } from "~/ui/schedule-row.tsx";
import { completeness, type Profile, publicProfile } from "../profile.logic.ts";
import { AboutForm, type AboutReply } from "./about-form.tsx";
import { Completeness } from "./completeness.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PublicCard } from "./public-card.tsx";

interface AboutScreenProps {
  profile: Profile & { version: number };
  picture?: string;
  email: string;
  emailConfirmed: boolean;
  reply?: AboutReply;
  /** Why a picture was not kept, as a key. */
  pictureProblem?: string;
}

/** Who a member is here: how whole it is, the picture, the facts, and what of them others see. */
export function AboutScreen({
  profile,
  picture,
  email,
  emailConfirmed,
  reply,
  pictureProblem,
}: AboutScreenProps) {
  const t = useText("profile");
  const seen = publicProfile(profile, picture);
  const known = seen.name || email;
  return (
    <>
      <ScheduleRow title={t("complete.title")}>
        <Completeness {...completeness(profile, { picture: picture !== undefined, emailConfirmed })} />
      </ScheduleRow>
      <ScheduleRow title={t("picture.title")}>
        <PictureForm
          picture={picture}
          name={known}
          error={pictureProblem && t(`picture.errors.${pictureProblem as "unknown"}`)}
        />
      </ScheduleRow>
      <ScheduleRow title={t("about.title")}>
        <AboutForm key={profile.version} profile={profile} reply={reply} />
      </ScheduleRow>
      <ScheduleRow title={t("card.title")}>
        <p className="text-muted">{t("card.lead")}</p>
        <PublicCard {...seen} />
      </ScheduleRow>
    </>
  );
}
