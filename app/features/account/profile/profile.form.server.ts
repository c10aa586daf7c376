import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type FormReply, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import type { Member } from "~/services/session.server.ts";
import type { AboutReply } from "./components/about-form.tsx";
import { dropPicture, keepPicture, keepPreferences, saveProfile } from "./profile.commands.server.ts";
import { BY_LANGUAGE, EditProfile, Settings } from "./profile.schemas.ts";
import { type ProfileTab, profilePath } from "./profile-tabs.ts";

/** What the profile's pages show after a refusal, with the status that goes with it. */
export interface ProfileReply {
  status: number;
  about?: AboutReply;
  settings?: FormReply;
  /** Why a picture was not kept. */
  picture?: string;
}

export type ProfileOutcome = { to: string } | ProfileReply;

const goTo = (tab: ProfileTab) => ({ to: profilePath(tab) });

const ticked = (form: FormData, name: string) =>
  form.getAll(name).filter((value): value is string => typeof value === "string");

/** The form about oneself, where it names no other intent. */
export async function receiveAbout(
  context: AppLoadContext,
  member: Member,
  form: FormData,
): Promise<ProfileOutcome> {
  const submission = parseForm(form, EditProfile);
  const typed = {
    fields: typedIn(form),
    trades: ticked(form, "trades"),
    spoken: ticked(form, "spoken"),
    isStale: false,
  };
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    // What no field shows is said of the form.
    const formError = reply.formError ?? reply.errors.intent ?? reply.errors.version;
    return { status: 400, about: { ...reply, formError, ...typed } };
  }
  const saved = await saveProfile(context, member.id, submission.value);
  if (!saved.ok) return { status: 409, about: { errors: {}, ...typed, isStale: true } };
  await context.toast.set("profileSaved");
  return goTo("profile");
}

const STATUS: Record<string, number> = { tooLarge: 413, full: 409, tooMany: 409, "not-allowed": 403 };

export async function receivePicture(
  context: AppLoadContext,
  member: Member,
  file: File | undefined,
): Promise<ProfileOutcome> {
  if (!file) return { status: 400, picture: "none" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = await keepPicture(storeOf(context), member.id, { name: file.name, bytes });
  if (!kept.ok) return { status: STATUS[kept.error] ?? 400, picture: kept.error };
  await context.toast.set("profilePictureKept");
  return goTo("profile");
}

export async function removePicture(context: AppLoadContext, member: Member): Promise<ProfileOutcome> {
  await dropPicture(storeOf(context), member.id);
  await context.toast.set("profilePictureRemoved");
  return goTo("profile");
}

/** Display choices: cookies for this browser, at once, and the profile for the member's other ones. */
export async function receiveSettings(
  context: AppLoadContext,
  member: Member,
  form: FormData,
): Promise<ProfileOutcome> {
  const submission = parseForm(form, Settings);
  if (submission.status !== "success")
    return { status: 400, settings: { ...replyOf(submission), fields: typedIn(form) } };
  const { language, theme, fontSize, units, motion, vibration, shortcuts } = submission.value;
  const display = {
    fontSize,
    motion,
    units: units === BY_LANGUAGE ? undefined : units,
    vibration: vibration === "on",
    shortcuts: shortcuts === "on",
  };
  await context.cookies.language.write(language);
  await context.cookies.theme.write(theme);
  await context.cookies.display.write(display);
  await keepPreferences(context, member.id, { language, theme, ...display, units: display.units ?? null });
  await context.toast.set("profileSettingsSaved");
  return goTo("settings");
}
