import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { VisualizerView } from "../ar-visualizer.view.server.ts";
import { SCENES } from "../scenes.limits.ts";
import { VisualizerForm } from "./ar-visualizer-form.tsx";

type Drawn = Extract<VisualizerView, { drawings: unknown }>;

function Kinds({ kinds }: Pick<VisualizerView, "kinds">) {
  const t = useText("ar-visualizer");
  return (
    <nav aria-label={t("kindsTitle")} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {kinds.map(({ href, text, current }) => (
          <li key={href}>
            <a
              href={href}
              data-reload
              aria-current={current ? "page" : undefined}
              className={`inline-flex min-h-12 items-center border px-3 ${current ? "border-2 border-accent font-bold" : "border-control hover:border-ink"}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Drawings({ view }: { view: Drawn }) {
  return (
    <TitledSection id="drawings" title={view.title} className="grid gap-4">
      <FigureList rows={view.figures} />
      <div className="grid gap-4 lg:grid-cols-3">
        {view.drawings.map(({ view: id, text, alt, href }) => (
          <figure key={id} className="grid content-start gap-1">
            <img
              src={href}
              alt={alt}
              width={720}
              height={480}
              className="aspect-[3/2] h-auto w-full border border-line bg-white object-contain"
            />
            <figcaption>
              <TextLink href={href} download className="inline-flex min-h-12 items-center">
                {text}
              </TextLink>
            </figcaption>
          </figure>
        ))}
      </div>
    </TitledSection>
  );
}

function Fitting({ fit }: { fit: NonNullable<Drawn["fit"]> }) {
  const t = useText("ar-visualizer");
  return (
    <TitledSection id="fit" title={t("fit.title")} className="grid gap-3">
      <Notice tone={fit.fits ? "ok" : "warn"} title={t(fit.fits ? "fit.fits" : "fit.fitsNot")}>
        <p>{fit.verdict}</p>
      </Notice>
      {fit.rows.length > 0 && (
        <DataTable
          dense
          captionHidden
          caption={t("fit.title")}
          columns={[
            { key: "name", heading: t("fit.where"), width: "lg:w-1/2" },
            { key: "value", heading: t("fit.remains"), numeric: true },
            { key: "holds", heading: t("verdict") },
          ]}
          rows={fit.rows.map(({ id, name, value, holds }) => ({
            id,
            cells: {
              name,
              value: <bdi>{value}</bdi>,
              holds:
                holds === undefined ? (
                  "–"
                ) : holds ? (
                  t("holds")
                ) : (
                  <strong className="text-danger">{t("fails")}</strong>
                ),
            },
          }))}
        />
      )}
    </TitledSection>
  );
}

function Checks({ checks, notes }: Pick<Drawn, "checks" | "notes">) {
  const t = useText("ar-visualizer");
  return (
    <TitledSection id="checks" title={t("checksTitle")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("verify")}</p>
      {checks.length > 0 && (
        <DataTable
          dense
          captionHidden
          caption={t("checksTitle")}
          columns={[
            { key: "name", heading: t("rule"), width: "lg:w-2/5" },
            { key: "found", heading: t("found"), numeric: true },
            { key: "limit", heading: t("limit"), numeric: true },
            { key: "source", heading: t("source") },
            { key: "holds", heading: t("verdict") },
          ]}
          rows={checks.map(({ id, name, found, limit, section, edition, href, holds }) => ({
            id,
            cells: {
              name,
              found: <bdi>{found}</bdi>,
              limit,
              source: (
                <>
                  {href ? (
                    <TextLink href={href} translate="no">
                      <bdi>{section}</bdi>
                    </TextLink>
                  ) : (
                    <bdi translate="no">{section}</bdi>
                  )}{" "}
                  <bdi translate="no" className="text-muted">
                    {edition}
                  </bdi>
                </>
              ),
              holds: holds ? t("holds") : <strong className="text-danger">{t("fails")}</strong>,
            },
          }))}
        />
      )}
      {notes.length > 0 && (
        <ul className="grid max-w-prose list-disc gap-1 ps-6">
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function TrueSize({ view }: { view: Drawn }) {
  const t = useText("ar-visualizer");
  return (
    <TitledSection id="ar" title={t("arTitle")} className="grid gap-3 print:hidden">
      <p className="max-w-prose">{view.drift}</p>
      {view.calibrated && <p className="max-w-prose font-medium">{view.calibrated}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href={view.glb} download className={buttonClass({ variant: "outline" })}>
          {t("glb")}
        </a>
        <a href={view.dxf} download className={buttonClass({ variant: "outline" })}>
          {t("dxf")}
        </a>
        <a href={view.sceneViewer} rel="noreferrer" className={buttonClass({ variant: "outline" })}>
          {t("android")}
        </a>
      </p>
      <p className="max-w-prose text-muted">{t("phones")}</p>
    </TitledSection>
  );
}

/** What stands of a scene that can be drawn: drawings, whether it fits, the code, and its files. */
export function Scene({ view }: { view: VisualizerView }) {
  if (!("drawings" in view)) return null;
  const drawn = view as Drawn;
  return (
    <>
      <Drawings view={drawn} />
      {drawn.fit && <Fitting fit={drawn.fit as NonNullable<Drawn["fit"]>} />}
      <Checks checks={drawn.checks} notes={drawn.notes} />
      <TrueSize view={drawn} />
    </>
  );
}

export default function ArVisualizerScreen({ view }: { view: VisualizerView }) {
  const t = useText("ar-visualizer");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-4 print:p-0">
      <PageHeading sheet={sheetNumber(screen("arVisualizer"))} title={shell("screens.arVisualizer.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Kinds kinds={view.kinds} />
      {view.status === 400 && <Notice tone="warn" title={t("wrong")} />}
      <VisualizerForm form={view.form} title={view.title} />
      {"drawings" in view && (
        <p className="flex flex-wrap gap-x-5 print:hidden">
          <TextLink href={(view as Drawn).keep}>{t("keep")}</TextLink>
          <TextLink href={SCENES}>{t("scenes")}</TextLink>
        </p>
      )}
      <Scene view={view} />
    </div>
  );
}
