import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { buttonClass } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { DroneView } from "../drone.view.server.ts";
import { MISSIONS } from "../missions.limits.ts";
import type { StockpileView } from "../stockpile.server.ts";
import { DroneForm } from "./drone-form.tsx";
import { Stockpile } from "./stockpile.tsx";

export type Planned = Extract<DroneView, { figures: unknown }>;

const TONES = { holds: "ok", lights: "warn", open: "info", fails: "danger" } as const;

function Rules({ view }: { view: Planned }) {
  const t = useText("drone");
  return (
    <TitledSection id="rules" title={t("rulesTitle")} className="grid gap-3">
      <Notice tone={TONES[view.worst]} title={view.summary} />
      <DataTable
        dense
        captionHidden
        caption={t("rulesTitle")}
        columns={[
          { key: "name", heading: t("rule"), width: "lg:w-1/4" },
          { key: "found", heading: t("found"), numeric: true },
          { key: "limit", heading: t("limit"), numeric: true },
          { key: "source", heading: t("source") },
          { key: "verdict", heading: t("verdict") },
        ]}
        rows={view.rules.map(({ id, name, found, limit, section, verdict, text }) => ({
          id,
          cells: {
            name,
            found: <bdi>{found}</bdi>,
            limit,
            source: section ? <bdi translate="no">{section}</bdi> : t("camera"),
            verdict: verdict === "fails" ? <strong className="text-danger">{text}</strong> : text,
          },
        }))}
      />
      {view.sun && <FigureList rows={view.sun} />}
      <p className="max-w-prose text-muted">{t("verify")}</p>
    </TitledSection>
  );
}

/** Figures, map, files and rules of a plan. */
export function Plan({ view, children }: { view: Planned; children?: ReactNode }) {
  const t = useText("drone");
  return (
    <>
      <TitledSection id="mission" title={t("mission")} className="grid gap-4">
        {children}
        <FigureList rows={view.figures} />
        <img
          src={view.map}
          alt={view.mapAlt}
          width={720}
          height={540}
          className="aspect-[4/3] h-auto w-full max-w-3xl border border-line bg-white object-contain"
        />
        <p className="flex flex-wrap gap-2 print:hidden">
          {view.files.map(({ id, href, text }) => (
            <a key={id} href={href} download className={buttonClass({ variant: "outline" })}>
              <bdi>{text}</bdi>
            </a>
          ))}
        </p>
        <ul className="grid max-w-prose list-disc gap-1 ps-6">
          {view.notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </TitledSection>
      <Rules view={view} />
    </>
  );
}

export default function DroneScreen({ view, heap }: { view: DroneView; heap: StockpileView }) {
  const t = useText("drone");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16 print:gap-4 print:p-0">
      <PageHeading
        sheet={sheetNumber(screen("droneIntegration"))}
        title={shell("screens.droneIntegration.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {"wrong" in view && <Notice tone="warn" title={view.wrong} />}
      <DroneForm form={view.form} />
      {"figures" in view && (
        <Plan view={view as Planned}>
          <p className="flex flex-wrap gap-x-5 print:hidden">
            <TextLink href={(view as Planned).keep.href}>
              {t((view as Planned).keep.isNew ? "keep" : "keepAgain")}
            </TextLink>
            <TextLink href={MISSIONS}>{t("missions")}</TextLink>
          </p>
        </Plan>
      )}
      <Stockpile heap={heap} />
    </div>
  );
}
