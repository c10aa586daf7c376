import { useText } from "~/i18n/i18n.tsx";
import type { ListeningState } from "~/services/speech-recognition.ts";
import { Badge } from "~/ui/badge.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import type { Talk } from "../voice-talk/talk.logic.ts";

/** Why recognition is off, in practice. */
export type Deafness = Exclude<ListeningState, "starting" | "listening">;

type State = "offline" | "speaking" | "silent" | "byHand" | "listening";

const SIGNS: Record<State, { icon: IconName; className: string }> = {
  offline: { icon: "radio", className: "border border-dashed border-control text-muted" },
  speaking: { icon: "volume-2", className: "bg-accent text-on-accent" },
  silent: { icon: "mic-off", className: "border border-control bg-sunken text-muted" },
  byHand: { icon: "keyboard", className: "border border-control bg-sunken text-muted" },
  listening: { icon: "mic", className: "border-2 border-accent bg-tint text-ink" },
};
const BADGES = { offline: "outline", speaking: "default", listening: "secondary" } as const;

/** What the conversation does now, to be read at arm's length, and what can be done about it. */
export function TalkState({ talk, deaf }: { talk: Talk; deaf?: Deafness }) {
  const t = useText("voice-talk");
  const { status, mode, practice, muted, online } = talk;
  const badge = status === "connected" && online ? mode : "offline";
  const silent = badge !== "offline" && (muted || deaf !== undefined);
  const state = badge !== "listening" || !silent ? badge : deaf ? "byHand" : "silent";
  const { icon, className } = SIGNS[state];
  const hint =
    status === "connecting"
      ? `${t("connecting")} ${practice ? "" : t("allow")}`
      : status === "disconnecting"
        ? t("ending")
        : !online
          ? t("noNetwork")
          : mode === "listening"
            ? t("speakUp")
            : t(practice ? "interruptByHand" : "interrupt");
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4">
      <span className={`grid size-16 place-items-center rounded-control ${className}`}>
        <Icon name={icon} className="size-8" />
      </span>
      <div className="grid min-w-0 justify-items-start gap-1">
        <p role="status">
          <Badge variant={BADGES[badge]}>{t(`badge.${badge}`)}</Badge>
        </p>
        {!silent && <p>{hint}</p>}
        {/* Told when it changes; what is usual is not. */}
        <div role="status" className="empty:hidden">
          {silent && (
            <>
              <p>{t("byHand")}</p>
              <p className="text-sm text-muted">{deaf ? t(`hearing.${deaf}`) : t("muted")}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
