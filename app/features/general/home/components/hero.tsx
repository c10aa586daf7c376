import { useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { HERO_FIGURES, HERO_LINES } from "../home.data.ts";
import { Figures, Way } from "./parts.tsx";
import { SurveyDrawing } from "./survey-drawing.tsx";

/** The lines that take turns; all of them one below the other where motion is not wanted. */
function TurningLine() {
  const t = useText("home");
  return (
    <ul aria-label={t("hero.lines")} className="turning-lines text-lg font-medium text-blueprint">
      {HERO_LINES.map((line) => (
        <li key={line}>{t(`hero.${line}`)}</li>
      ))}
    </ul>
  );
}

export function Hero() {
  const t = useText("home");
  const explore = screenAt("/job-site-intelligence");
  const rent = screenAt("/equipment-rental");
  return (
    <section className="hero drafting-grid border-b border-line">
      <div className="sheet grid items-center gap-x-10 gap-y-8 py-10 sm:py-16 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          <p className="flex items-center gap-3 text-sm font-bold tracking-wide text-accent">
            {t("hero.eyebrow")}
            <span className="revision-cloud px-2">{t("hero.beta")}</span>
          </p>
          <h1 className="text-3xl font-bold sm:text-4xl">{t("hero.title")}</h1>
          <p className="max-w-prose text-lg text-muted">{t("hero.lead")}</p>
          <TurningLine />
          <div className="flex flex-wrap gap-3">
            <Way path="/job-site-intelligence" variant="default" size="lg">
              {t("hero.intelligence")}
            </Way>
            {!explore && (
              <Way path="/ai-hub?tab=chat" variant="default" size="lg">
                {t("hero.ask")}
              </Way>
            )}
            <Way path="/equipment-rental" size="lg">
              {t("hero.rental")}
            </Way>
            {!rent && (
              <Way path="/shop" size="lg">
                {t("hero.shop")}
              </Way>
            )}
          </div>
        </div>
        <div className="grid gap-2">
          <SurveyDrawing caption={t("hero.caption")} span={t("hero.span")} rise={t("hero.rise")} />
          <label className="hold-still min-h-12 cursor-pointer items-center gap-2 justify-self-end text-sm text-muted">
            <input type="checkbox" className="size-5 accent-accent" />
            {t("hero.pause")}
          </label>
        </div>
        <div className="border-t border-line pt-8 lg:col-span-2">
          <Figures ids={HERO_FIGURES} />
        </div>
      </div>
    </section>
  );
}
