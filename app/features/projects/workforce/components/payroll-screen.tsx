import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { EXAMPLE, weekPath } from "../workforce.limits.ts";
import type { WeekView } from "../workforce.view.server.ts";
import { hoursText } from "./form-parts.tsx";

const CELL = "border border-ink px-1 py-1 text-center tabular-nums";

/** One worker: two lines, overtime above straight time, as the form of the Department of Labor has them. */
function Row({ row, view }: { row: WeekView["rows"][number]; view: WeekView }) {
  const t = useText("workforce");
  const { money } = useFormat();
  // With more than one rate: a line for each, and one for what overtime adds on their average.
  const isMixed = row.byRate.length > 1;
  const lines = 2 + (isMixed ? row.byRate.length + 1 : 0);
  const blank = { rowSpan: lines, className: CELL };
  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={lines} className={`${CELL} text-start font-bold`}>
          <Typed text={row.name} />
        </th>
        <td {...blank}>
          <Typed text={row.trade} />
        </td>
        <th scope="row" className={CELL}>
          {t("payroll.o")}
        </th>
        {view.days.map((day, n) => (
          <td key={day} className={CELL}>
            {hoursText((row.splits[n]?.overtime ?? 0) + (row.splits[n]?.double ?? 0))}
          </td>
        ))}
        <td className={CELL}>{hoursText(row.split.overtime + row.split.double)}</td>
        <td className={CELL}>
          {row.split.overtime > 0 && <div>1.5 × {money(row.rateCents)}</div>}
          {row.split.double > 0 && <div>2 × {money(row.rateCents)}</div>}
        </td>
        <td rowSpan={2} className={CELL}>
          {money(row.pay.total)}
        </td>
        <td {...blank} />
        <td {...blank} />
      </tr>
      <tr>
        <th scope="row" className={CELL}>
          {t("payroll.s")}
        </th>
        {view.days.map((day, n) => (
          <td key={day} className={CELL}>
            {hoursText(row.splits[n]?.regular ?? 0)}
          </td>
        ))}
        <td className={CELL}>{hoursText(row.split.regular)}</td>
        <td className={CELL}>
          {money(row.rateCents)}
          {isMixed && <div>{t("payroll.average")}</div>}
        </td>
      </tr>
      {isMixed &&
        row.byRate.map((at) => (
          <tr key={at.rateCents}>
            <th scope="row" className={CELL}>
              {t("payroll.atRate")}
            </th>
            {view.days.map((day, n) => (
              <td key={day} className={CELL}>
                {hoursText(at.days[n] ?? 0)}
              </td>
            ))}
            <td className={CELL}>{hoursText(at.minutes)}</td>
            <td className={CELL}>{money(at.rateCents)}</td>
            <td className={CELL}>{money(at.cents)}</td>
          </tr>
        ))}
      {isMixed && (
        <tr>
          <th scope="row" className={CELL} colSpan={view.days.length + 3}>
            {t("payroll.premium")}
          </th>
          <td className={CELL}>{money(row.premium)}</td>
        </tr>
      )}
    </>
  );
}

/** A week laid out as a certified payroll, to print and to complete by hand. */
export default function PayrollScreen({ view }: { view: WeekView }) {
  const t = useText("workforce");
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-4 py-8">
      <p className="print:hidden">
        <TextLink href={weekPath(view.isExample ? EXAMPLE : view.crew.id, view.weekOn)}>
          {t("backToWeek")}
        </TextLink>
      </p>
      <h1 className="text-2xl font-bold">{t("payroll.title")}</h1>
      <p className="max-w-prose text-muted">{t("payroll.text")}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt>{t("payroll.weekEnding")}</dt>
        <dd>{date(view.weekTo)}</dd>
        <dt>{t("fields.site")}</dt>
        <dd>
          <Typed text={view.crew.siteName || "—"} />
        </dd>
        <dt>{t("fields.crew")}</dt>
        <dd>
          <Typed text={view.crew.name} />
        </dd>
        <dt>{t("payroll.state")}</dt>
        <dd>{t(`states.${(view.standing?.state ?? "draft") as "draft"}`)}</dd>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t("payroll.title")}</caption>
          <thead>
            <tr>
              <th scope="col" className={CELL}>
                {t("fields.name")}
              </th>
              <th scope="col" className={CELL}>
                {t("fields.trade")}
              </th>
              <th scope="col" className={CELL}>
                {t("payroll.kind")}
              </th>
              {view.days.map((day) => (
                <th key={day} scope="col" className={CELL}>
                  {t(`weekdays.${String(new Date(`${day}T00:00:00Z`).getUTCDay()) as "0"}`)}{" "}
                  <bdi>{Number(day.slice(8))}</bdi>
                </th>
              ))}
              <th scope="col" className={CELL}>
                {t("week.hours")}
              </th>
              <th scope="col" className={CELL}>
                {t("fields.rate")}
              </th>
              <th scope="col" className={CELL}>
                {t("week.pay")}
              </th>
              <th scope="col" className={CELL}>
                {t("payroll.deductions")}
              </th>
              <th scope="col" className={CELL}>
                {t("payroll.net")}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <Row key={row.id} row={row} view={view} />
            ))}
          </tbody>
        </table>
      </div>
      {view.rows.some(({ byRate }) => byRate.length > 1) && (
        <p className="max-w-prose text-sm">{t("payroll.mixed")}</p>
      )}
      <p className="max-w-prose text-sm">{t("payroll.limits")}</p>
    </div>
  );
}
