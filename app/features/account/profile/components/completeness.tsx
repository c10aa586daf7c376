import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Progress } from "~/ui/progress.tsx";
import { PARTS, type Part } from "../profile.logic.ts";

/** How much of the profile is there, with the way to everything that is missing. */
export function Completeness({ percent, gaps }: { percent: number; gaps: readonly Part[] }) {
  const t = useText("profile");
  const format = useFormat();
  return (
    <div className="grid w-full gap-3">
      <Progress
        id="completeness"
        label={t("complete.label")}
        value={percent}
        max={100}
        text={t("complete.percent", { percent: format.number(percent) })}
      />
      {gaps.length > 0 ? (
        <>
          <p>{t("complete.gaps")}</p>
          <ul className="flex flex-wrap gap-x-4">
            {gaps.map((part) => (
              <li key={part}>
                <a
                  href={`#${PARTS[part]}`}
                  className="inline-flex min-h-12 items-center text-blueprint underline underline-offset-4 hover:no-underline"
                >
                  {t(`complete.parts.${part}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{t("complete.whole")}</p>
      )}
    </div>
  );
}
