import { useFormat, useText } from "~/i18n/i18n.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ListView } from "../punch-list.view.server.ts";
import { askedPath } from "./asked-path.ts";
import { useSay } from "./form-parts.tsx";

/** How the list stands: closed and right the first time, by trade, by company and by room. */
export function Figures({ view }: { view: ListView }) {
  const t = useText("punch-list");
  const say = useSay();
  const { number, money } = useFormat();
  const { figures, trades, rooms, companies } = view;
  const share = (percent: number | undefined) =>
    percent === undefined ? t("figures.none") : t("figures.percent", { percent: number(percent) });
  const counted = [
    { key: "open", heading: t("figures.open"), numeric: true },
    { key: "rejections", heading: t("figures.rejections"), numeric: true },
  ];
  return (
    <TitledSection id="figures" title={t("figures.title")} className="grid gap-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {(
          [
            ["open", number(figures.open)],
            ["closed", number(figures.closed)],
            ["firstPass", share(figures.firstPass)],
            ["backCharge", money(figures.backChargeCents)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{t(`figures.${name}`)}</dt>
            <dd className="text-2xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t("figures.trades")}
        columns={[
          { key: "trade", heading: t("fields.trade") },
          ...counted,
          { key: "firstPass", heading: t("figures.firstPass"), numeric: true },
          { key: "age", heading: t("figures.age"), numeric: true },
          { key: "oldest", heading: t("figures.oldest"), numeric: true },
        ]}
        rows={trades.map((one) => ({
          id: one.trade,
          cells: {
            trade: (
              <TextLink href={askedPath(view, { trade: one.trade })}>{say(`trades.${one.trade}`)}</TextLink>
            ),
            open: number(one.open),
            rejections: number(one.rejections),
            firstPass: share(one.firstPass),
            age: one.age === undefined ? t("figures.none") : number(one.age),
            oldest: one.age === undefined ? t("figures.none") : number(one.oldest),
          },
        }))}
      />
      {companies.length > 0 && (
        <DataTable
          caption={t("figures.companies")}
          columns={[
            { key: "company", heading: t("fields.assignee") },
            ...counted,
            { key: "closed", heading: t("figures.closed"), numeric: true },
          ]}
          rows={companies.map((one) => ({
            id: one.company,
            cells: {
              company: (
                <TextLink href={askedPath(view, { company: one.company })}>
                  <Typed text={one.company} />
                </TextLink>
              ),
              open: number(one.open),
              rejections: number(one.rejections),
              closed: number(one.closed),
            },
          }))}
        />
      )}
      <div className="grid gap-2">
        <h3 className="text-lg font-bold">{t("figures.rooms")}</h3>
        <ul className="grid gap-3 sm:grid-cols-2">
          {rooms.map((one) => (
            <li key={one.room} className="grid gap-1">
              <TextLink href={askedPath(view, { room: one.room })}>
                <Typed text={one.room} />
              </TextLink>
              <span className="text-muted">
                {t("figures.room", {
                  done: number(one.done),
                  items: number(one.items),
                  percent: number(one.percent),
                })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </TitledSection>
  );
}
