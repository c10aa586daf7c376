import { METRES_PER_MILE } from "~/engines/place/place.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HouseView, SearchView } from "../houses.view.server.ts";
import {
  housePath,
  housePhoto,
  LIST_HOUSE,
  LODGING,
  LODGING_LIMITS,
  MUSTS,
  STAYS,
  WITHIN,
} from "../lodging.limits.ts";
import { searchHref } from "../read-search.ts";
import {
  BoxField,
  ChoiceField,
  CostTable,
  Problem,
  searchForm,
  TypedField,
  useDistance,
  useHas,
} from "./parts.tsx";

const hrefOf = (view: SearchView, id: string) => searchHref(housePath(id), view.typed);

function SearchFields({ view }: { view: SearchView }) {
  const t = useText("lodging");
  const { number } = useFormat();
  const form = searchForm(view);
  return (
    <form method="get" action={LODGING} className="grid gap-4 border-b border-line pb-6" data-reload>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TypedField
          form={form}
          name="at"
          label={t("fields.at")}
          hint={t("fields.atHint")}
          most={LODGING_LIMITS.position}
        />
        <ChoiceField
          form={form}
          name="within"
          label={t("fields.within")}
          options={WITHIN.map((metres) => ({
            value: String(metres),
            text: view.metric
              ? t("units.km", { value: number(Math.round(metres / 1_000)) })
              : t("units.mi", { value: number(Math.round(metres / METRES_PER_MILE)) }),
          }))}
        />
        <TypedField form={form} name="crew" label={t("fields.crew")} type="numeric" />
        <TypedField form={form} name="workDays" label={t("fields.workDays")} type="numeric" />
        <TypedField form={form} name="arrive" label={t("fields.arrive")} type="date" />
        <TypedField form={form} name="leave" label={t("fields.leave")} type="date" />
        <TypedField
          form={form}
          name="wage"
          label={t("fields.wage")}
          hint={t("fields.wageHint")}
          type="decimal"
        />
        <TypedField
          form={form}
          name="perDiem"
          label={t("fields.perDiem")}
          hint={t("fields.perDiemHint")}
          type="decimal"
        />
      </div>
      <fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="font-bold">{t("musts.title")}</legend>
        {MUSTS.map((must) => (
          <BoxField key={must} form={form} name={must} value="yes" label={t(`musts.${must}`)} />
        ))}
      </fieldset>
      <Button className="justify-self-start">{t("search")}</Button>
    </form>
  );
}

function Place({ house }: { house: HouseView }) {
  const distanceOf = useDistance();
  return (
    <>
      {isolated(house.town)}
      {house.distance && ` · ${distanceOf(house.distance)}`}
    </>
  );
}

function Result({ view, house }: { view: SearchView; house: SearchView["results"][number] }) {
  const t = useText("lodging");
  const { money } = useFormat();
  const hasOf = useHas();
  const { cost } = house;
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-1">
        {house.photo && (
          <img
            src={housePhoto(house.photo)}
            alt=""
            loading="lazy"
            className="h-24 w-36 border border-line bg-sunken object-cover"
          />
        )}
        <h3 className="text-lg font-bold wrap-anywhere">
          <a href={hrefOf(view, house.id)} className="inline-flex min-h-12 items-center underline">
            <Typed text={house.title} />
          </a>
        </h3>
        <p>
          {t("by", { name: isolated(house.offeredBy) })} · <Place house={house} />
        </p>
        <p className="text-muted">{hasOf(house).join(" · ")}</p>
        <p className="flex flex-wrap items-center gap-2">
          {(view.isExample || house.sample) && <Badge variant="secondary">{t("sample")}</Badge>}
          <Badge variant="outline">{t(`sorts.${house.sort}`)}</Badge>
          {house.attrs.extends && <Badge variant="outline">{t("mayExtend")}</Badge>}
        </p>
      </div>
      <div className="sm:text-end">
        <p className="text-xl font-bold tabular-nums">{money(cost.projectCents)}</p>
        <p className="text-sm text-muted">
          {cost.commute
            ? t("ofWhichCommute", { price: isolated(money(cost.commute.cents)) })
            : t("withoutCommute")}
        </p>
        <p className="text-sm text-muted">
          {t("cost.bedNight", { price: isolated(money(cost.bedNightCents)) })}
        </p>
        {cost.unusedNights > 0 && (
          <p className="text-sm text-muted">{t("cost.unused", { count: cost.unusedNights })}</p>
        )}
        <label className="inline-flex min-h-12 items-center gap-2">
          <input
            type="checkbox"
            name="compare"
            value={house.id}
            form="compare"
            defaultChecked={view.columns.some(({ id }) => id === house.id)}
            className="size-6 accent-accent"
          />
          {t("compare.tick")}
          <span className="sr-only">{isolated(house.title)}</span>
        </label>
      </div>
    </li>
  );
}

function Column({ view, house }: { view: SearchView; house: HouseView }) {
  const t = useText("lodging");
  const hasOf = useHas();
  return (
    <li className="grid content-start gap-2 border border-line bg-surface p-4">
      <h3 className="text-lg font-bold">
        <a href={hrefOf(view, house.id)} className="underline">
          <Typed text={house.title} />
        </a>
      </h3>
      <p>
        <Place house={house} />
      </p>
      <p className="text-sm text-muted">{hasOf(house).join(" · ")}</p>
      <p className="text-sm">
        {t("terms.longest", { count: house.attrs.longestNights })} ·{" "}
        {t("terms.notice", { count: house.attrs.noticeNights })}
      </p>
      {house.cost ? (
        <CostTable cost={house.cost} assumed={{ ...view.assumed, metric: view.metric }} />
      ) : (
        <p>{t("noPrice")}</p>
      )}
    </li>
  );
}

/** Houses for a crew, the cheapest for the whole project first. */
export default function SearchScreen({ view }: { view: SearchView }) {
  const t = useText("lodging");
  const shell = useText("shell");
  const { date } = useFormat();
  const hasErrors = Object.keys(view.errors).length > 0;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("constructorLodging"))}
        title={shell("screens.constructorLodging.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={hasErrors ? { errors: view.errors } : undefined} />
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={LIST_HOUSE} className={buttonClass({ variant: "outline" })}>
          {t("offer.lead")}
        </a>
        <TextLink href={STAYS}>{t("toStays")}</TextLink>
      </p>
      <SearchFields view={view} />
      {view.columns.length > 0 && (
        <TitledSection id="compared" title={t("compare.title")} className="grid gap-4">
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {view.columns.map((house) => (
              <Column key={house.id} view={view} house={house} />
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection id="found" title={t("found", { count: view.count })} className="grid gap-4">
        <p className="max-w-prose text-muted">
          {t("ranking", {
            ...{ count: view.crew, nights: view.nights },
            dates: isolated(`${date(view.arrive)} – ${date(view.leave)}`),
          })}{" "}
          {t(view.hasPlace && view.hasWage ? "rankingCommute" : "rankingStay")}
        </p>
        {view.results.length === 0 && <p>{t("nothing")}</p>}
        <ul className="border-t-2 border-ink">
          {view.results.map((house) => (
            <Result key={house.id} view={view} house={house} />
          ))}
        </ul>
        {view.results.length > 1 && (
          <form id="compare" method="get" action={LODGING} data-reload>
            {Object.entries(view.typed).map(([name, value]) =>
              value ? <input key={name} type="hidden" name={name} value={value} /> : null,
            )}
            <Button variant="outline">{t("compare.do", { count: view.most })}</Button>
          </form>
        )}
        <SearchPages
          page={view.page}
          hasMore={view.hasMore}
          href={(page) => searchHref(LODGING, view.typed, { page })}
          words={{
            label: t("pages"),
            position: t("page", { page: view.page }),
            ...{ previous: t("previous"), next: t("next") },
          }}
        />
      </TitledSection>
    </div>
  );
}
