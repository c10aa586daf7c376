import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import { intelligenceAfter, type Means, statusOf } from "../persona.logic.ts";

const DOTS = {
  connected: "bg-ok",
  degraded: "bg-warn",
  offline: "bg-danger",
  unknown: "bg-control",
} as const;

interface JoeStatusProps {
  /** How many answers of his are shown. */
  answers: number;
  /** What he has to answer from; left out as long as nobody has looked. */
  means?: Means;
}

/** How Joe stands, in one line; what that rests on, and the two figures of the product's description, on demand. */
export function JoeStatus({ answers, means }: JoeStatusProps) {
  const t = useText("joe");
  const format = useFormat();
  const status = statusOf(means);
  const facts = [
    { label: t("facts.status"), value: t(`status.${status}`) },
    { label: t("facts.knowledge"), value: means ? format.number(means.articles) : "—" },
    {
      label: t("facts.provider"),
      value: means?.provider ? <bdi translate="no">{means.provider}</bdi> : t("facts.none"),
    },
    { label: t("intelligence"), value: <bdi>{t("percent", { value: intelligenceAfter(answers) })}</bdi> },
  ];
  return (
    <details className="group text-sm text-muted">
      <summary className="inline-flex min-h-12 items-center gap-2">
        <span aria-hidden="true" className={`size-3 rounded-full ${DOTS[status]}`} data-status={status} />
        {t(`standing.${status}`)}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-s-2 border-line ps-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-medium text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
