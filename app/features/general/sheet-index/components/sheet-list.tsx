import { useText } from "~/i18n/i18n.tsx";
import { AREAS, type Area, type ListedScreen, type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { PinButton } from "./pins.tsx";

/** Sheets one below the other: a pin, number, title, and what it is for. */
export function SheetList({ sheets }: { sheets: readonly ListedScreen[] }) {
  const shell = useText("shell");
  const descriptions = useText("screen-descriptions");
  return (
    <ul className="border-t-2 border-ink">
      {sheets.map((sheet) => (
        <li key={sheet.id} className="flex items-center border-b border-line">
          {/* At the beginning: at the end Joe's button would lie over it. */}
          <PinButton id={sheet.id} />
          <a
            href={sheet.path}
            className="group grid min-w-0 flex-1 min-h-16 grid-cols-[4rem_minmax(0,1fr)] content-center items-center gap-x-4 px-1 py-3 hover:bg-surface md:grid-cols-[5rem_13rem_1fr_auto]"
          >
            <span className="font-medium text-accent tabular-nums">
              <bdi>{sheetNumber(sheet)}</bdi>
            </span>
            <span className="font-bold wrap-anywhere group-hover:underline">
              {shell(`screens.${sheet.id}.title`)}
            </span>
            <span className="text-muted wrap-anywhere max-md:col-start-2 max-md:row-start-2">
              {descriptions(sheet.id)}
            </span>
            <Icon name="arrow-right" directional className="size-5 text-muted max-md:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The areas that have a sheet in the list, each with its sheets, in the order of the set. */
function byArea(ids: readonly ScreenId[]): [Area, ListedScreen[]][] {
  const sheets = ids.map(screen);
  return (Object.keys(AREAS) as Area[])
    .map((area): [Area, ListedScreen[]] => [area, sheets.filter((sheet) => sheet.area === area)])
    .filter(([, own]) => own.length > 0);
}

/** A list by area, with the way to each area where there is more than one. */
export function AreaSections({ ids }: { ids: readonly ScreenId[] }) {
  const t = useText("sheet-index");
  const areas = byArea(ids);
  const many = areas.length > 1;
  return (
    <div className={many ? "grid gap-10 lg:grid-cols-[15rem_1fr] lg:items-start" : "grid"}>
      {many && (
        <nav
          aria-label={t("jump")}
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        >
          <ul className="grid grid-cols-2 gap-px border border-line bg-line sm:grid-cols-3 lg:grid-cols-1">
            {areas.map(([area, own]) => (
              <li key={area} className="grid min-w-0 bg-surface last:odd:max-sm:col-span-2">
                <a
                  href={`#area-${area}`}
                  className="flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-sunken hover:underline"
                >
                  <span className="w-4 font-bold text-accent">
                    <bdi>{AREAS[area]}</bdi>
                  </span>
                  <span className="min-w-0 flex-1 leading-tight hyphens-auto wrap-anywhere">
                    {t(`areas.${area}`)}
                  </span>
                  <span className="text-sm text-muted tabular-nums">{own.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid gap-10">
        {areas.map(([area, own]) => (
          <section key={area} id={`area-${area}`} aria-labelledby={`heading-${area}`} className="grid gap-4">
            <h2 id={`heading-${area}`} className="flex items-center gap-3 text-xl font-bold">
              <bdi
                aria-hidden="true"
                className="grid size-9 place-items-center rounded-full border-2 border-ink text-lg"
              >
                {AREAS[area]}
              </bdi>
              {t(`areas.${area}`)}
            </h2>
            <SheetList sheets={own} />
          </section>
        ))}
      </div>
    </div>
  );
}
