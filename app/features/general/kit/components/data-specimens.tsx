import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { DimensionFigure } from "~/ui/dimension-figure.tsx";
import { IconList } from "~/ui/icon-list.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { Progress } from "~/ui/progress.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { KIT_PAGES, KIT_TABS, type KitState, kitAddress } from "../kit.schemas.ts";
import { KitSection, Specimen } from "./kit-section.tsx";

/** Sizes as they are marked on the wood; prices in cents. */
const LUMBER = [
  { id: "joist", size: "2×10×14", pieces: 24, cents: 2_350 },
  { id: "stud", size: "2×6×92⅝", pieces: 180, cents: 795 },
  { id: "header", size: "4×12×8", pieces: 6, cents: 5_120 },
] as const;

export function NavigationSpecimens({ state }: { state: KitState }) {
  const t = useText("kit");
  const { page } = state;
  const to = (number: number, text: string) =>
    number >= 1 && number <= KIT_PAGES ? { href: kitAddress(state, { page: number }), text } : undefined;
  return (
    <KitSection id="navigation" title={t("sections.navigation")}>
      <Breadcrumbs
        label={t("navigation.trail")}
        trail={[
          { href: "/", text: t("navigation.home") },
          { href: "/dev/kit", text: t("title") },
        ]}
      />
      <div className="grid gap-4">
        <TabLinks
          label={t("navigation.tabs")}
          tabs={KIT_TABS.map((tab) => ({
            href: kitAddress(state, { tab }),
            text: t(`navigation.${tab}`),
            current: tab === state.tab,
          }))}
        />
        <p>{t("navigation.tabText", { name: t(`navigation.${state.tab}`) })}</p>
      </div>
      <Pagination
        label={t("navigation.pages")}
        position={t("navigation.position", { page, pages: KIT_PAGES })}
        previous={to(page - 1, t("navigation.previous"))}
        next={to(page + 1, t("navigation.next"))}
      />
      <p>
        <TextLink href="/dev/kit">{t("navigation.link")}</TextLink>
      </p>
    </KitSection>
  );
}

export function DataSpecimens() {
  const t = useText("kit");
  const format = useFormat();
  const total = LUMBER.reduce((sum, { pieces, cents }) => sum + pieces * cents, 0);
  return (
    <KitSection id="data" title={t("sections.data")}>
      <Specimen title={t("data.figures")}>
        <dl className="flex flex-wrap gap-x-12 gap-y-6">
          <DimensionFigure label={t("data.span")} value={t("data.spanValue")} note={t("data.sample")} />
          <DimensionFigure label={t("data.load")} value={t("data.loadValue")} note={t("data.sample")} />
          <DimensionFigure label={t("data.total")} value={format.money(total)} note={t("data.sample")} />
        </dl>
      </Specimen>
      <DataTable
        caption={t("data.table")}
        columns={[
          { key: "member", heading: t("data.member") },
          { key: "size", heading: t("data.size") },
          { key: "pieces", heading: t("data.pieces"), numeric: true },
          { key: "price", heading: t("data.price"), numeric: true },
        ]}
        rows={LUMBER.map(({ id, size, pieces, cents }) => ({
          id,
          cells: {
            member: t(`data.${id}`),
            size: <bdi>{size}</bdi>,
            pieces: <bdi>{format.number(pieces)}</bdi>,
            price: <bdi>{format.money(cents)}</bdi>,
          },
        }))}
      />
      <div className="max-w-xl">
        <Progress
          id="poured"
          label={t("data.progress")}
          value={5}
          max={8}
          text={t("data.progressText", { done: 5, all: 8 })}
        />
      </div>
      <Specimen title={t("data.list")}>
        <IconList
          items={[
            { icon: "book-open", id: "cites", text: t("data.cites") },
            { icon: "shield-check", id: "guarded", text: t("data.guarded") },
            { icon: "languages", id: "languages", text: t("data.languages") },
          ]}
        />
      </Specimen>
    </KitSection>
  );
}
