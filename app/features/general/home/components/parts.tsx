import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screenAt, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { SAMPLE_FIGURES, type SampleFigure } from "../sample-figures.data.ts";

/** The mark of a detail on a drawing: its number over the sheet it stands on. */
function DetailMark({ detail }: { detail: number }) {
  return (
    <span
      translate="no"
      className="grid size-11 shrink-0 place-content-center rounded-full border-2 border-ink text-center text-sm leading-tight font-bold tabular-nums"
      aria-hidden="true"
    >
      <span className="border-b border-ink px-1.5">{detail}</span>
      <span className="text-muted">G1</span>
    </span>
  );
}

interface DetailProps {
  /** The number of the detail on this sheet, in the order of the page. */
  detail: number;
  title: string;
  lead?: string;
  /** Its place on the sheet. */
  className?: string;
  children: ReactNode;
}

/** One detail of the sheet; on a phone a row that unfolds. */
export function Detail({ detail, title, lead, className = "", children }: DetailProps) {
  return (
    <section className={className}>
      <details className="fold group/fold">
        <summary className="flex min-h-16 items-center gap-3 py-2">
          <DetailMark detail={detail} />
          <h2 className="min-w-0 flex-1 text-lg leading-snug font-bold hyphens-auto">{title}</h2>
          <Icon name="chevron-down" className="size-6 text-blueprint group-open/fold:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 pb-8 md:py-5">
          <header className="grid gap-2">
            <div className="fold-title items-center gap-4">
              <DetailMark detail={detail} />
              <h2 className="min-w-0 text-xl font-bold hyphens-auto">{title}</h2>
            </div>
            {lead && <p className="max-w-prose text-muted">{lead}</p>}
          </header>
          {children}
        </div>
      </details>
    </section>
  );
}

/** A sample figure with the mark that leads to the one caption of all of them. */
export function SampleValue({ id }: { id: SampleFigure }) {
  const t = useText("home");
  return (
    <>
      <bdi translate="no">{SAMPLE_FIGURES[id]}</bdi>
      <span aria-hidden="true" className="text-accent">
        *
      </span>
      <span className="sr-only"> ({t("sampleMark")})</span>
    </>
  );
}

/** Sample figures as measured lengths, each with what it counts below. */
export function Figures({ ids, columns }: { ids: readonly SampleFigure[]; columns: string }) {
  const t = useText("home");
  return (
    <dl className={`grid gap-x-6 gap-y-5 ${columns}`}>
      {ids.map((id) => (
        <div key={id} className="grid content-start justify-items-start gap-3">
          <dt className="order-last text-sm leading-snug text-muted">{t(`figures.${id}`)}</dt>
          <dd className="dimension text-xl font-bold tabular-nums">
            <SampleValue id={id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The status badge of a feature card. */
export function Standing() {
  const t = useText("home");
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium text-ok">
      <Icon name="circle-check" className="size-4" />
      {t("available")}
    </span>
  );
}

interface WayProps {
  path: string;
  variant?: "default" | "outline" | "link";
  size?: "default" | "lg";
  children: ReactNode;
}

/** A button to a screen of the site map. */
export function Way({ path, variant = "outline", size = "default", children }: WayProps) {
  return (
    <a href={path} className={buttonClass({ variant, size, className: "justify-self-start" })}>
      {children}
      <Icon name="arrow-right" directional />
    </a>
  );
}

interface PromiseEntry {
  id: string;
  icon: IconName;
  /** Of the screen that keeps the promise. */
  path: string;
  /** Where on that screen, if it is not its own address. */
  to?: string;
  name: string;
  text?: string;
}

/** Promises row by row, each a link with the number of its sheet. */
export function Promises({ promises }: { promises: readonly PromiseEntry[] }) {
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
      {promises.map(({ id, icon, path, to, name, text }) => {
        const screen = screenAt(path);
        return (
          <li key={id} className="border-b border-line">
            <a href={to ?? path} className="flex min-h-12 items-start gap-3 py-2 hover:bg-sunken lg:py-1">
              <Icon name={icon} className="mt-0.5 size-6 text-blueprint" />
              <span className="grid min-w-0 flex-1">
                <span className="font-bold text-blueprint underline underline-offset-4">{name}</span>
                {text && <span className="text-sm leading-snug text-muted">{text}</span>}
              </span>
              <bdi className="text-sm text-muted tabular-nums">{screen && sheetNumber(screen)}</bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
