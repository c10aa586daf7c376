import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { UNITS } from "~/i18n/units.ts";
import { type Display, FONT_SIZES, MOTIONS } from "~/services/display.ts";
import type { FormReply } from "~/services/form.server.ts";
import { THEMES, type Theme } from "~/services/theme.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { ScheduleRow } from "~/ui/schedule-row.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { BY_LANGUAGE } from "../profile.schemas.ts";
import { profilePath } from "../profile-tabs.ts";

interface SettingsScreenProps {
  language: Language;
  theme: Theme;
  display: Display;
  /** The workspace that the member works in, where it is not their own. */
  workspace?: string;
  reply?: FormReply;
  /** The pinned tools. */
  children: ReactNode;
}

/** How the site looks, reads and behaves, on this device and on every other that the member signs in on. */
export function SettingsScreen({
  language,
  theme,
  display,
  workspace,
  reply,
  children,
}: SettingsScreenProps) {
  const t = useText("profile");
  const problem = (name: string) => reply?.errors[name] && t(reply.errors[name] as "errors.choice");
  const names = ["language", "theme", "fontSize", "units", "motion"] as const;
  const first = {
    language: LANGUAGES[0],
    theme: THEMES[0],
    fontSize: FONT_SIZES[0],
    units: BY_LANGUAGE,
    motion: MOTIONS[0],
  };
  return (
    <>
      <ScheduleRow title={t("settings.display")}>
        <form
          method="post"
          action={profilePath("settings")}
          noValidate
          data-reload
          className="grid w-full gap-6"
        >
          {reply && (
            <ErrorSummary
              title={t("errors.summary")}
              message={reply.formError && t(reply.formError as "errors.form")}
              items={names.flatMap((name) => {
                const message = problem(name);
                return message ? [{ field: `${name}-${first[name]}`, message }] : [];
              })}
            />
          )}
          <RadioTiles
            name="language"
            legend={t("settings.language")}
            options={LANGUAGES.map((value) => ({ value, text: t(`settings.languages.${value}`) }))}
            chosen={language}
            error={problem("language")}
          />
          <RadioTiles
            name="theme"
            legend={t("settings.theme")}
            options={THEMES.map((value) => ({ value, text: t(`settings.themes.${value}`) }))}
            chosen={theme}
            error={problem("theme")}
          />
          <RadioTiles
            name="fontSize"
            legend={t("settings.fontSize")}
            options={FONT_SIZES.map((value) => ({ value, text: t(`settings.fontSizes.${value}`) }))}
            chosen={display.fontSize}
            error={problem("fontSize")}
          />
          <RadioTiles
            name="units"
            legend={t("settings.units")}
            options={[BY_LANGUAGE, ...UNITS].map((value) => ({
              value,
              text: t(`settings.unitNames.${value as "us"}`),
            }))}
            chosen={display.units ?? BY_LANGUAGE}
            error={problem("units")}
          />
          <p className="-mt-4 text-sm text-muted">{t("settings.unitsHint")}</p>
          <RadioTiles
            name="motion"
            legend={t("settings.motion")}
            options={MOTIONS.map((value) => ({ value, text: t(`settings.motions.${value}`) }))}
            chosen={display.motion}
            error={problem("motion")}
          />
          <div>
            <Checkbox
              name="vibration"
              value="on"
              label={t("settings.vibration")}
              defaultChecked={display.vibration}
            />
            <Checkbox
              name="shortcuts"
              value="on"
              label={t("settings.shortcuts")}
              hint={t("settings.shortcutsHint")}
              defaultChecked={display.shortcuts}
            />
          </div>
          <input type="hidden" name="intent" value="settings" />
          <Button className="justify-self-start">{t("settings.save")}</Button>
        </form>
        <p className="text-muted">{t("settings.follow")}</p>
      </ScheduleRow>
      {children}
      <ScheduleRow title={t("settings.workspace")}>
        <p className="text-muted">
          {workspace ? t("settings.inWorkspace", { name: workspace }) : t("settings.inOwn")}
        </p>
        <TextLink href="/workspace">{t("settings.switch")}</TextLink>
        <TextLink href="/membership/plan">{t("settings.plan")}</TextLink>
      </ScheduleRow>
    </>
  );
}
