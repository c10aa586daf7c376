import type { Placement } from "~/engines/drawing/drawing.ts";
import { useText } from "~/i18n/i18n.tsx";
import { Written } from "./written.tsx";

function Rooms({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p>
      {label}:{" "}
      {names.map((name, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
        <span key={n}>
          {n > 0 && ", "}
          <Written>{name}</Written>
        </span>
      ))}
    </p>
  );
}

/** In which rooms alarms were seen, which bedrooms have none, and how many could not be placed. */
export function AlarmPlaces({ rooms, lacking, unplaced }: Placement) {
  const t = useText("drawing-result");
  return (
    <>
      <Rooms label={t("alarms.seen")} names={rooms} />
      <Rooms label={t("alarms.lacking")} names={lacking.map(({ name }) => name)} />
      {unplaced > 0 && <p>{t("alarms.unplaced", { count: unplaced })}</p>}
    </>
  );
}
