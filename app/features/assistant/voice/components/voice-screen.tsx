import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { VoiceRoom, type VoiceRoomProps } from "./voice-room.tsx";

/** The voice assistant's own page. */
export function VoiceScreen(props: VoiceRoomProps) {
  const t = useText("voice");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("voice"))} title={t("title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <VoiceRoom {...props} />
    </div>
  );
}
