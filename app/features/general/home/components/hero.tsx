import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Counts } from "../counts.queries.server.ts";
import { HERO_FIGURES, HERO_LINES } from "../home.data.ts";
import type { JobView } from "../jobs.queries.server.ts";
import { Jobs } from "./jobs.tsx";
import { Figures, Way } from "./parts.tsx";
import { SurveyDrawing } from "./survey-drawing.tsx";

/** The lines that take turns; all of them one below the other where motion is not wanted. */
function TurningLine() {
  const t = useText("home");
  return (
    <ul aria-label={t("hero.lines")} className="turning-lines font-medium text-blueprint">
      {HERO_LINES.map((line) => (
        <li key={line}>{t(`hero.${line}`)}</li>
      ))}
    </ul>
  );
}

export interface HeroProps {
  job: JobView;
  /** What the open job answered. */
  answer: ReactNode;
  counts: Counts;
}

/** What this is, and three jobs that are done right here. */
export function Hero({ job, answer, counts }: HeroProps) {
  const t = useText("home");
  return (
    <section className="hero drafting-grid border-b border-line">
      <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 py-3 md:gap-y-5 md:py-7 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-1.5 self-end md:gap-3">
          <p className="flex items-center gap-3 text-sm font-bold tracking-wide text-accent">
            {t("hero.eyebrow")}
            <span className="revision-cloud px-2 py-0.5">{t("hero.beta")}</span>
          </p>
          <h1 className="text-2xl font-bold sm:text-4xl">{t("hero.title")}</h1>
          <p className="max-w-prose leading-snug md:text-lg md:leading-normal">{t("hero.lead")}</p>
        </div>
        <div className="max-lg:order-1 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SurveyDrawing caption={t("hero.caption")} span={t("hero.span")} rise={t("hero.rise")} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 self-start max-lg:order-1">
          <TurningLine />
          <label className="hold-still min-h-12 cursor-pointer items-center gap-2 text-sm text-muted">
            <input type="checkbox" className="size-5 accent-accent" />
            {t("hero.pause")}
          </label>
        </div>
        <div className="lg:col-span-2">
          <Jobs view={job} answer={answer} />
        </div>
        <div className="grid gap-5 max-lg:order-1 lg:col-span-2">
          <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_14rem_auto]">
            <Figures
              ids={HERO_FIGURES}
              columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:grid-cols-5"
            />
            <p id="sample" className="text-sm leading-snug text-muted">
              <span aria-hidden="true" className="text-accent">
                *
              </span>{" "}
              {t("sample")} {counts && t("counted", counts)}
            </p>
            <p className="flex flex-wrap gap-3 empty:hidden lg:flex-col">
              <Way path="/job-site-intelligence">{t("hero.intelligence")}</Way>
              <Way path="/equipment-rental">{t("hero.rental")}</Way>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
