import { useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { HomeDesignView } from "../home-design.view.server.ts";
import { PlanDrawing } from "./plan-drawing.tsx";

/** A view whose plan was drawn. */
export type Drawn = Extract<HomeDesignView, { variants: unknown }>;
type Shown = Pick<Drawn, "sheets" | "rooms" | "twoStoreys"> & { form: Pick<Drawn["form"], "units"> };

/** The storeys of a plan, each with its file. */
export function Sheets({ view }: { view: Pick<Shown, "sheets" | "form"> }) {
  const t = useText("home-design");
  const words = { north: t("north"), bar: t(view.form.units === "metric" ? "barMetric" : "barUs") };
  return view.sheets.map(({ title, sheet, svg, analyzer }) => (
    <figure key={title} className="grid gap-2 break-inside-avoid">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <strong className="text-lg">{title}</strong>
        <span className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={svg} download className="inline-flex min-h-12 items-center">
            {t("svg", { storey: title })}
          </TextLink>
          <TextLink href={analyzer} data-reload className="inline-flex min-h-12 items-center">
            {t("analyzer", { storey: title })}
          </TextLink>
        </span>
      </figcaption>
      <section
        aria-label={title}
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto border border-line bg-surface print:border-0"
      >
        <PlanDrawing sheet={sheet} title={title} words={words} paint="page" />
      </section>
    </figure>
  ));
}

/** The rooms with their clear dimensions. */
export function RoomTable({ view }: { view: Pick<Shown, "rooms" | "twoStoreys"> }) {
  const t = useText("home-design");
  return (
    <TitledSection id="rooms" title={t("roomsTitle")} className="grid gap-3 break-before-page">
      <DataTable
        dense
        captionHidden
        caption={t("roomsTitle")}
        columns={[
          { key: "name", heading: t("room") },
          ...(view.twoStoreys ? [{ key: "storey", heading: t("storeyHeading"), numeric: true }] : []),
          { key: "sides", heading: t("sides"), numeric: true },
          { key: "other", heading: t("sidesOther"), numeric: true, wideOnly: true },
          { key: "area", heading: t("area"), numeric: true },
        ]}
        rows={view.rooms.map(({ id, name, storey, sides, other, area }) => ({
          id,
          cells: {
            name,
            storey,
            sides: <bdi dir="ltr">{sides}</bdi>,
            other: <bdi dir="ltr">{other}</bdi>,
            area: <bdi>{area}</bdi>,
          },
        }))}
      />
    </TitledSection>
  );
}
