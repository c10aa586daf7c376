import { createContext, type ReactNode, useContext } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type ScreenId, screen } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { ScheduleRow } from "~/ui/schedule-row.tsx";

interface Pins {
  pins: readonly ScreenId[];
  pinnable: readonly ScreenId[];
}

const PinsContext = createContext<Pins>({ pins: [], pinnable: [] });

const FORMS = { pin: "pin-sheet", unpin: "unpin-sheet" } as const;

/** The two forms that the pins of a whole list send, each of which stands in the page once. */
function PinForms({ action }: { action: string }) {
  return (["pin", "unpin"] as const).map((intent) => (
    <form key={intent} id={FORMS[intent]} method="post" action={action} data-keep-scroll>
      <input type="hidden" name="intent" value={intent} />
    </form>
  ));
}

interface PinningProps extends Pins {
  /** The address of the page, to which pins are sent. */
  action: string;
  children: ReactNode;
}

/** Lets every list inside be pinned. */
export function Pinning({ action, pins, pinnable, children }: PinningProps) {
  return (
    <PinsContext.Provider value={{ pins, pinnable }}>
      <PinForms action={action} />
      {children}
    </PinsContext.Provider>
  );
}

/** Pins a sheet, or lets it go. */
export function PinButton({ id }: { id: ScreenId }) {
  const t = useText("sheet-index");
  const shell = useText("shell");
  const { pins, pinnable } = useContext(PinsContext);
  const isPinned = pins.includes(id);
  if (!isPinned && !pinnable.includes(id)) return <span className="size-12" />;
  const title = shell(`screens.${id}.title`);
  return (
    <button
      type="submit"
      form={FORMS[isPinned ? "unpin" : "pin"]}
      name="screen"
      value={id}
      aria-label={t(isPinned ? "pins.unpinOf" : "pins.pinOf", { title })}
      className={`icon-button shrink-0 ${isPinned ? "text-accent" : "text-muted"}`}
    >
      <Icon name={isPinned ? "pin-off" : "pin"} />
    </button>
  );
}

/** On the profile: what is pinned, in its order, each to be moved up or let go. */
export function PinnedRow({ action, pins }: { action: string; pins: readonly ScreenId[] }) {
  const t = useText("sheet-index");
  const shell = useText("shell");
  return (
    <ScheduleRow id="pins" title={t("pins.title")}>
      {pins.length === 0 ? (
        <p className="text-muted">{t("pins.none")}</p>
      ) : (
        <ul className="w-full border-t border-line">
          {pins.map((id, place) => {
            const title = shell(`screens.${id}.title`);
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
                <a href={screen(id).path} className="standing-link min-w-0 flex-1 hover:no-underline">
                  {title}
                </a>
                {(["pin", "unpin"] as const).map((intent) => (
                  <form key={intent} method="post" action={action} data-keep-scroll>
                    <input type="hidden" name="intent" value={intent} />
                    <input type="hidden" name="screen" value={id} />
                    {(intent === "unpin" || place > 0) && (
                      <button
                        type="submit"
                        className="standing-link hover:no-underline"
                        aria-label={t(intent === "pin" ? "pins.topOf" : "pins.unpinOf", { title })}
                      >
                        {t(intent === "pin" ? "pins.top" : "pins.unpin")}
                      </button>
                    )}
                  </form>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      <a href={screen("services").path} className="standing-link hover:no-underline">
        {t("pins.find")}
      </a>
    </ScheduleRow>
  );
}
