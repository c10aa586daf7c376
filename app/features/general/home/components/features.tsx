import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { BENEFITS, FEATURES } from "../home.data.ts";
import { SampleValue, Standing, Way } from "./parts.tsx";

function Card({ id, path, icon, figure }: (typeof FEATURES)[number]) {
  const t = useText("home");
  const name = t(`features.${id}.name`);
  return (
    <li className="border-b border-line last:border-b-0 md:border-b-0 md:border-t-2 md:border-t-ink md:bg-surface">
      <details className="fold group/fold md:h-full">
        <summary className="flex min-h-14 items-center gap-3 py-2">
          <Icon name={icon} className="size-6 text-blueprint" />
          <div className="grid min-w-0 flex-1">
            <h3 className="font-bold hyphens-auto">{name}</h3>
            <Standing />
          </div>
          <Icon name="chevron-down" className="size-5 text-blueprint group-open/fold:rotate-180" />
        </summary>
        <div className="grid content-start gap-2 pb-6 md:p-4">
          <div className="fold-title items-start justify-between gap-2">
            <h3 className="font-bold hyphens-auto">{name}</h3>
            <Icon name={icon} className="size-7 text-blueprint" />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Standing />
            <Badge variant="outline">{t(`features.${id}.highlight`)}</Badge>
          </p>
          <p className="text-muted">{t(`features.${id}.text`)}</p>
          <ul className="grid gap-1 text-sm">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2">
                <Icon name="check" className="mt-0.5 size-4 text-ok" />
                {t(`features.${id}.${benefit}`)}
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-baseline gap-x-2 border-t border-line pt-2">
            <span className="text-lg font-bold tabular-nums">
              <SampleValue id={figure} />
            </span>
            <span className="text-sm text-muted">{t(`figures.${figure}`)}</span>
          </p>
          <Way path={path}>{t("features.explore", { name })}</Way>
        </div>
      </details>
    </li>
  );
}

/** The four feature cards, and the way to job site intelligence. */
export function Features() {
  const t = useText("home");
  return (
    <section className="border-b border-line bg-surface">
      <div className="sheet grid gap-4 py-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 className="text-xl font-bold">{t("features.title")}</h2>
          <Way path="/job-site-intelligence">{t("intelligence")}</Way>
        </div>
        <ul className="grid border-y border-line md:grid-cols-2 md:gap-px md:border md:bg-line lg:grid-cols-4">
          {FEATURES.map((feature) => (
            <Card key={feature.id} {...feature} />
          ))}
        </ul>
      </div>
    </section>
  );
}
