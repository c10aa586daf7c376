import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Fit, FitPart } from "../fit.ts";

/** How well a request fits, with every part of the score and why it is what it is. */
export function Score({ fit }: { fit: Fit }) {
  const t = useText("leads");
  const { number } = useFormat();
  const why = ({ why: word }: FitPart) =>
    word === "miles" && fit.distance.kind === "miles"
      ? t("whys.miles", { n: number(Math.round(fit.distance.miles)) })
      : t(`whys.${word}` as "whys.own");
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t("pros.score", { n: number(fit.score) })}</p>
      <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
        {fit.parts.map((part) => (
          <li key={part.part}>
            {t(`parts.${part.part}`)} {t("percent", { n: number(part.hundredths) })} ({why(part)})
          </li>
        ))}
      </ul>
    </div>
  );
}
