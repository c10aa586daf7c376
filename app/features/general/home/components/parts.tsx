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

interface PromiseEntry {
  id: string;
  icon: IconName;
  /** Of the screen that keeps the promise. */
  path: string;
  /** Where on that screen, if it is not its own address. */
  to?: string;
  name: string;
  /** Said of what is kept; what is planned has its name alone. */
  text?: string;
}

function PromiseWords({ icon, name, text, linked }: PromiseEntry & { linked: boolean }) {
  return (
    <>
      <Icon name={icon} className={`mt-0.5 size-6 ${linked ? "text-blueprint" : "text-muted"}`} />
      <span className="grid min-w-0 flex-1">
        <span className={linked ? "font-bold text-blueprint underline underline-offset-4" : "font-medium"}>
          {name}
        </span>
        {linked && text && <span className="text-sm leading-snug text-muted">{text}</span>}
      </span>
    </>
  );
}

/** Promises row by row: what is kept is a link with the number of its sheet; what is planned follows, and is said to be. */
export function Promises({ promises }: { promises: readonly PromiseEntry[] }) {
  const t = useText("home");
  const kept = promises.filter(({ path }) => screenAt(path));
  const planned = promises.filter(({ path }) => !screenAt(path));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {kept.length > 0 && (
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
          {kept.map(({ to, ...promise }) => {
            const screen = screenAt(promise.path);
            return (
              <li key={promise.id} className="border-b border-line">
                <a
                  href={to ?? promise.path}
                  className="flex min-h-12 items-start gap-3 py-2 hover:bg-sunken lg:py-1"
                >
                  <PromiseWords {...promise} linked={true} />
                  <bdi className="text-sm text-muted tabular-nums">{screen && sheetNumber(screen)}</bdi>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {planned.length > 0 && (
        <>
          <p className={`text-sm font-medium text-muted ${kept.length > 0 ? "pt-3 pb-1" : "pb-1"}`}>
            {t("planned")}
          </p>
          <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-4">
            {planned.map((promise) => (
              <li key={promise.id} className="flex items-start gap-3 border-b border-line py-2">
                <PromiseWords {...promise} linked={false} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
