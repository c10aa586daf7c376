import { MachinePicture } from "~/engines/listing/listing.ts";
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
import { MACHINES, TITLES } from "~db/schema/listing.terms.ts";
import { MARKET, OFFERS, SALE_LIMITS, SELL, salePath, WITHIN } from "../sales.limits.ts";
import type { MarketView } from "../sales.view.server.ts";
import { ChoiceField, Problem, TypedField, useMachineName, useToldMachine } from "./parts.tsx";

const ORDERS = ["price", "new", "hours", "year"] as const;

/** The same search with something changed; a value that is empty is left out. */
function hrefOf(typed: Readonly<Record<string, string>>, changes: Readonly<Record<string, string | number>>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...typed, ...changes }))
    if (value !== "" && value !== undefined) query.set(name, String(value));
  const said = query.toString();
  return said ? `${MARKET}?${said}` : MARKET;
}

function SearchFields({ view }: { view: MarketView }) {
  const t = useText("equipment-marketplace");
  const machineName = useMachineName();
  const { number } = useFormat();
  const form = {
    ...{ isSent: true, idem: undefined },
    value: (name: string) =>
      name === "within" ? String(view.within) : name === "order" ? view.order : (view.typed[name] ?? ""),
    error: (name: string) => view.errors[name],
  };
  return (
    <form method="get" action={MARKET} className="grid gap-4 border-b border-line pb-6" data-reload>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TypedField form={form} name="q" label={t("fields.q")} most={SALE_LIMITS.search} />
        <ChoiceField
          form={form}
          name="machine"
          label={t("fields.machine")}
          options={[
            { value: "", text: t("all") },
            ...MACHINES.map((machine) => ({ value: machine, text: machineName(machine) })),
          ]}
        />
        <ChoiceField
          form={form}
          name="papers"
          label={t("fields.papers")}
          options={[
            { value: "", text: t("all") },
            ...TITLES.map((title) => ({ value: title, text: t(`papers.${title}`) })),
          ]}
        />
        <TypedField form={form} name="most" label={t("fields.most")} type="decimal" />
        <TypedField form={form} name="hours" label={t("fields.mostHours")} type="numeric" />
        <TypedField form={form} name="year" label={t("fields.leastYear")} type="numeric" />
        <TypedField
          form={form}
          name="at"
          label={t("fields.at")}
          hint={t("fields.positionHint")}
          most={SALE_LIMITS.position}
        />
        <ChoiceField
          form={form}
          name="within"
          label={t("fields.within")}
          options={WITHIN.map((metres) => ({
            value: String(metres),
            text: view.metric
              ? t("km", { value: number(Math.round(metres / 1_000)) })
              : t("mi", { value: number(Math.round(metres / METRES_PER_MILE)) }),
          }))}
        />
        <ChoiceField
          form={form}
          name="order"
          label={t("fields.order")}
          options={ORDERS.map((order) => ({ value: order, text: t(`orders.${order}`) }))}
        />
      </div>
      <Button className="justify-self-start">{t("search")}</Button>
    </form>
  );
}

function Facets({ view }: { view: MarketView }) {
  const t = useText("equipment-marketplace");
  const machineName = useMachineName();
  const line = (name: "machine" | "papers", value: string, text: string, count: number, chosen: boolean) => (
    <li key={value}>
      <a
        href={hrefOf(view.typed, { [name]: chosen ? "" : value })}
        aria-current={chosen ? "true" : undefined}
        className={`flex min-h-12 items-center justify-between gap-2 ${chosen ? "font-bold" : "underline"}`}
      >
        <span>{text}</span>
        <span className="tabular-nums">{count}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={t("facets.title")} className="grid content-start gap-4">
      <div>
        <h3 className="font-bold">{t("fields.machine")}</h3>
        <ul>
          {view.machines.map(({ value, count }) =>
            line("machine", value, machineName(value), count, view.machine === value),
          )}
        </ul>
      </div>
      <div>
        <h3 className="font-bold">{t("fields.papers")}</h3>
        <ul>
          {view.titles.map(({ value, count }) =>
            line("papers", value, t(`papers.${value}`), count, view.papers === value),
          )}
        </ul>
      </div>
    </nav>
  );
}

/** The market of used machines, by the price that is asked. */
export default function MarketScreen({ view }: { view: MarketView }) {
  const t = useText("equipment-marketplace");
  const shell = useText("shell");
  const toldMachine = useToldMachine();
  const { money } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("equipmentMarketplace"))}
        title={shell("screens.equipmentMarketplace.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {Object.keys(view.errors).length > 0 && <Problem sent={{ errors: view.errors }} />}
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={SELL} className={buttonClass({ variant: "outline" })}>
          {t("sell.lead")}
        </a>
        <TextLink href={OFFERS}>{t("offers.title")}</TextLink>
      </p>
      <SearchFields view={view} />
      <TitledSection
        id="found"
        title={t("found", { count: view.count })}
        className="grid gap-x-8 gap-y-4 lg:grid-cols-[14rem_1fr] [&>h2]:lg:col-span-2"
      >
        <Facets view={view} />
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-muted">{t(`ranking.${view.order}`)}</p>
          {view.results.length === 0 && <p>{t("nothing")}</p>}
          <ul className="border-t-2 border-ink">
            {view.results.map((one) => (
              <li
                key={one.id}
                className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[7rem_1fr_auto]"
              >
                <MachinePicture machine={one.machine} className="h-16 w-24 text-blueprint" />
                <div className="grid content-start gap-1">
                  <p className="flex flex-wrap items-center gap-x-3">
                    <a
                      href={salePath(one.id)}
                      className="inline-flex min-h-12 items-center text-lg font-bold underline"
                    >
                      <Typed text={one.heading} />
                    </a>
                    {one.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                  </p>
                  <p>{toldMachine(one)}</p>
                  <p className="text-muted">
                    {isolated(one.offeredBy)} · {isolated(one.town)}
                  </p>
                </div>
                <p className="text-xl font-bold tabular-nums sm:text-end">{money(one.price)}</p>
              </li>
            ))}
          </ul>
          <SearchPages
            page={view.page}
            hasMore={view.hasMore}
            href={(page) => hrefOf(view.typed, { page })}
            words={{
              label: t("pages"),
              position: t("page", { page: view.page }),
              ...{ previous: t("previous"), next: t("next") },
            }}
          />
        </div>
      </TitledSection>
    </div>
  );
}
