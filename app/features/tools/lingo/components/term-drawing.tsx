import { useText } from "~/i18n/i18n.tsx";
import type { Drawing } from "../drawings.data.ts";

/** What a word means, drawn among what stands around it. It reads alike in every direction. */
export function TermDrawing({ drawing }: { drawing: Drawing | undefined }) {
  const t = useText("lingo");
  if (!drawing) return null;
  const { around, meant = [], line } = drawing;
  return (
    <figure className="grid max-w-sm gap-2 break-inside-avoid">
      <svg
        viewBox="0 0 240 160"
        aria-hidden="true"
        direction="ltr"
        className="w-full border border-line bg-surface"
      >
        {around.map((d) => (
          <path
            key={d}
            d={d}
            className={d.endsWith("Z") ? "fill-sunken stroke-muted" : "fill-none stroke-muted"}
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        ))}
        {meant.map((d) => (
          <path
            key={d}
            d={d}
            className="fill-blueprint stroke-blueprint"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        ))}
        {line && (
          <path
            d={line}
            className="fill-none stroke-blueprint"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <figcaption className="text-sm text-muted">{t("drawing")}</figcaption>
    </figure>
  );
}
