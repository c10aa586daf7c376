import { useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";

interface VolumeMetersProps {
  /** How loud either side is now, from 0 to 1. */
  levels: () => { you: number; joe: number };
}

/** How loud both sides are, drawn past React because it changes with every frame. */
export function VolumeMeters({ levels }: VolumeMetersProps) {
  const t = useText("voice-talk");
  const you = useRef<HTMLMeterElement>(null);
  const joe = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const now = levels();
      if (you.current) you.current.value = now.you;
      if (joe.current) joe.current.value = now.joe;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [levels]);
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <label className="flex items-center gap-2">
        {t("levelYou")}
        <meter ref={you} max={1} className="w-24" />
      </label>
      <label className="flex items-center gap-2">
        {t("levelJoe")}
        <meter ref={joe} max={1} className="w-24" />
      </label>
    </div>
  );
}
