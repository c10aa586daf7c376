import { useText } from "~/i18n/i18n.tsx";
import { intelligenceAfter } from "../persona.logic.ts";

const DOTS = {
  connected: "bg-ok",
  degraded: "bg-warn",
  offline: "bg-danger",
  unknown: "bg-control",
} as const;

/** The status dot and the intelligence of the product's description, and that neither of them is measured. */
export function JoeStatus({ answers, status = "degraded" }: { answers: number; status?: keyof typeof DOTS }) {
  const t = useText("joe");
  const intelligence = intelligenceAfter(answers);
  const percent = t("percent", { value: intelligence });
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p className="flex flex-wrap items-center gap-x-4">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 rounded-full ${DOTS[status]}`} data-status={status} />
          {t(`status.${status}`)}
        </span>
        <span className="inline-flex items-center gap-2">
          {t("intelligence")}
          <meter
            min={0}
            max={100}
            value={intelligence}
            aria-label={t("intelligence")}
            className="h-3 w-16 appearance-none border border-control [&::-moz-meter-bar]:[background:var(--blueprint)] [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--sunken)] [&::-webkit-meter-optimum-value]:[background:var(--blueprint)]"
          >
            {percent}
          </meter>
          <bdi className="tabular-nums">{percent}</bdi>
        </span>
      </p>
      <p>{t("fixed")}</p>
    </div>
  );
}
