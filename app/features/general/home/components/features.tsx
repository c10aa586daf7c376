import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { BENEFITS, CLAIMS, FEATURES, MORE_TOOLS } from "../home.data.ts";
import { SAMPLE_FIGURES } from "../sample-figures.data.ts";
import { Figures, Section, Standing, Way } from "./parts.tsx";

/** The four feature cards, and the way to job site intelligence below them. */
export function Features({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("features.title")} raised>
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ id, path, icon, figure }) => (
          <li key={id} className="flex flex-col gap-4 border-t-2 border-ink bg-surface p-5">
            <div className="flex items-center justify-between gap-2">
              <Icon name={icon} className="size-8 text-blueprint" />
              <Badge variant="outline">{t(`features.${id}.highlight`)}</Badge>
            </div>
            <div className="grid gap-1">
              <h3 className="text-lg font-bold">{t(`features.${id}.name`)}</h3>
              <Standing path={path} />
            </div>
            <p className="text-muted">{t(`features.${id}.text`)}</p>
            <ul className="grid gap-1.5">
              {BENEFITS.map((benefit) => (
                <li key={benefit} className="flex items-start gap-2">
                  <Icon name="check" className="mt-1 size-4 text-ok" />
                  {t(`features.${id}.${benefit}`)}
                </li>
              ))}
            </ul>
            <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-line pt-3">
              <bdi translate="no" className="text-xl font-bold tabular-nums">
                {SAMPLE_FIGURES[figure]}
              </bdi>
              <span className="text-sm text-muted">{t(`figures.${figure}`)}</span>
            </p>
            <Way path={path}>{t("features.explore", { name: t(`features.${id}.name`) })}</Way>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("sample")}</p>
      <Way path="/job-site-intelligence" variant="default" size="lg">
        {t("intelligence")}
      </Way>
    </Section>
  );
}

/** "More Powerful Tools": six cards, what builders want from them, and the closing banner. */
export function Showcase({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("showcase.title")}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {MORE_TOOLS.map(({ id, path, icon }) => (
          <li key={id} className="grid content-start gap-2 border-t border-line py-5">
            <h3 className="flex items-center gap-3 text-lg font-bold">
              <Icon name={icon} className="size-6 text-blueprint" />
              {t(`showcase.${id}.name`)}
            </h3>
            <p className="text-muted">{t(`showcase.${id}.text`)}</p>
            <Standing path={path} />
            <Way path={path} variant="link">
              <span>
                {t("showcase.learnMore")}
                <span className="sr-only">: {t(`showcase.${id}.name`)}</span>
              </span>
            </Way>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 border-2 border-ink bg-surface p-6 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="grid gap-6">
          <h3 className="text-lg font-bold">{t("showcase.claims")}</h3>
          <Figures ids={CLAIMS} />
        </div>
        <div className="grid gap-3 lg:max-w-sm">
          <p className="text-xl font-bold">{t("showcase.banner")}</p>
          <p className="text-muted">{t("showcase.bannerText")}</p>
          <Way path="/membership" variant="default" size="lg">
            {t("showcase.start")}
          </Way>
        </div>
      </div>
    </Section>
  );
}
