import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SAMPLE_FIGURES, type SampleFigure } from "../sample-figures.data.ts";

interface SectionProps {
  /** The number of the detail on this sheet, in the order of the page. */
  detail: number;
  title: string;
  lead?: string;
  /** A raised band instead of the page's paper. */
  raised?: boolean;
  className?: string;
  children: ReactNode;
}

/** The mark of a detail on a drawing: its number over the sheet it stands on. */
function DetailMark({ detail }: { detail: number }) {
  return (
    <span
      translate="no"
      className="grid size-12 shrink-0 place-content-center rounded-full border-2 border-ink text-center text-sm leading-tight font-bold tabular-nums"
      aria-hidden="true"
    >
      <span className="border-b border-ink px-1.5">{detail}</span>
      <span className="text-muted">G1</span>
    </span>
  );
}

export function Section({ detail, title, lead, raised = false, className = "", children }: SectionProps) {
  return (
    <section className={`border-b border-line ${raised ? "bg-surface" : ""} ${className}`}>
      <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-8 py-12 sm:py-16">
        <header className="flex items-start gap-4">
          <DetailMark detail={detail} />
          <div className="grid min-w-0 gap-2 pt-1.5">
            <h2 className="text-2xl font-bold hyphens-auto">{title}</h2>
            {lead && <p className="max-w-prose text-lg text-muted">{lead}</p>}
          </div>
        </header>
        {children}
      </div>
    </section>
  );
}

/** What is said in place of a section that could not be drawn. */
export function SectionFailed() {
  const t = useText("home");
  return (
    <section className="border-b border-line">
      <p className="sheet flex items-center gap-3 py-8 text-muted">
        <Icon name="triangle-alert" className="size-6 text-warn" />
        {t("failed")}
      </p>
    </section>
  );
}

/** One sample figure as a measured length, with what it counts below. */
export function Figure({ id }: { id: SampleFigure }) {
  const t = useText("home");
  return (
    <div className="grid justify-items-start gap-4">
      <dt className="order-last text-sm text-muted">{t(`figures.${id}`)}</dt>
      <dd className="dimension text-2xl font-bold tabular-nums">
        <bdi translate="no">{SAMPLE_FIGURES[id]}</bdi>
      </dd>
    </div>
  );
}

/** Several sample figures with the caption that says what they are. */
export function Figures({ ids }: { ids: readonly SampleFigure[] }) {
  const t = useText("home");
  return (
    <figure className="grid gap-5">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-6">
        {ids.map((id) => (
          <Figure key={id} id={id} />
        ))}
      </dl>
      <figcaption className="text-sm text-muted">{t("sample")}</figcaption>
    </figure>
  );
}

/** Whether the screen behind a promise stands yet, in words. */
export function Standing({ path }: { path: string }) {
  const t = useText("home");
  const stands = screenAt(path) !== undefined;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-medium ${stands ? "text-ok" : "text-muted"}`}
    >
      <Icon name={stands ? "circle-check" : "circle"} className="size-4" />
      {t(stands ? "available" : "planned")}
    </span>
  );
}

interface WayProps {
  path: string;
  variant?: "default" | "outline" | "link";
  size?: "default" | "lg";
  children: ReactNode;
}

/** A button to a screen of the site map; nothing where that does not stand yet. */
export function Way({ path, variant = "outline", size = "default", children }: WayProps) {
  if (!screenAt(path.split("?")[0] ?? path)) return null;
  return (
    <a href={path} className={buttonClass({ variant, size, className: "justify-self-start" })}>
      {children}
      <Icon name="arrow-right" directional />
    </a>
  );
}
