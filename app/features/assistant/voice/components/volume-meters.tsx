import { type RefObject, useEffect, useRef } from "react";
import { useText } from "~/i18n/i18n.tsx";

interface VolumeMetersProps {
  /** How loud either side is now, from 0 to 1. */
  levels: () => { you: number; joe: number };
}

/** The volume of both sides, drawn without React because it changes with every frame. */
export function VolumeMeters({ levels }: VolumeMetersProps) {
  const t = useText("voice-talk");
  const you = useRef<HTMLSpanElement>(null);
  const joe = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const now = levels();
      if (you.current) you.current.style.inlineSize = `${now.you * 100}%`;
      if (joe.current) joe.current.style.inlineSize = `${now.joe * 100}%`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [levels]);
  return (
    // For the eye alone: who cannot see it hears both voices.
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-sm">
      <span>{t("levelYou")}</span>
      <Scale fill={you} className="bg-blueprint" />
      <span>{t("levelJoe")}</span>
      <Scale fill={joe} className="bg-accent" />
    </div>
  );
}

/** A length between two ticks. */
function Scale({ fill, className }: { fill: RefObject<HTMLSpanElement>; className: string }) {
  return (
    <span className="flex h-4 items-center border-x border-control">
      <span className="flex h-2 w-full bg-sunken">
        <span ref={fill} className={`w-0 ${className}`} />
      </span>
    </span>
  );
}
