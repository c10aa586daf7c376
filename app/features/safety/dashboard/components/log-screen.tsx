import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { DASHBOARD, LOG, reportPath } from "../dashboard.limits.ts";
import type { LogView } from "../dashboard.view.server.ts";

const COLUMNS = ["G", "H", "I", "J"] as const;
const TYPES = [1, 2, 3, 4, 5, 6] as const;
const TEXTS = ["A", "B", "C", "D", "E", "F"] as const;

function Head({ letter, text }: { letter: string; text: string }) {
  return (
    <th scope="col" className="p-2 text-start align-bottom">
      <bdi className="block" translate="no">
        {letter}
      </bdi>
      <span className="font-medium">{text}</span>
    </th>
  );
}

function Log({ view }: { view: LogView }) {
  const t = useText("safety-dashboard");
  const { date } = useFormat();
  if (view.lines.length === 0) return <p>{t("log.none", { year: view.year })}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable
    <div tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse text-sm">
        <thead className="border-b-2 border-ink">
          <tr>
            {TEXTS.map((one) => (
              <Head key={one} letter={one} text={t(`log.${one}`)} />
            ))}
            {COLUMNS.map((one) => (
              <Head key={one} letter={one} text={t(`log.${one}`)} />
            ))}
            <Head letter="K" text={t("log.K")} />
            <Head letter="L" text={t("log.L")} />
            {TYPES.map((one) => (
              <Head key={one} letter={`M${one}`} text={t(`log.M${one}`)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {view.lines.map((line) => (
            <tr key={line.id} className="border-b border-line">
              <th scope="row" className="p-2 text-start">
                <TextLink href={reportPath(line.id)}>{line.number}</TextLink>
              </th>
              <td className="p-2">
                {line.person === undefined ? t("log.withheld") : <Typed text={line.person} />}
              </td>
              <td className="p-2">
                <Typed text={line.jobTitle} />
              </td>
              <td className="p-2 tabular-nums">{date(line.happenedOn)}</td>
              <td className="p-2">
                <Typed text={line.place} />
              </td>
              <td className="min-w-40 p-2">
                <Typed text={line.injury} />
              </td>
              {COLUMNS.map((one) => (
                <td key={one} className="p-2">
                  {line.column === one ? "X" : ""}
                </td>
              ))}
              <td className="p-2 tabular-nums">{line.days.away}</td>
              <td className="p-2 tabular-nums">{line.days.restricted}</td>
              {TYPES.map((one) => (
                <td key={one} className="p-2">
                  {line.type === one ? "X" : ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Forms 300 and 300A of a year, to print. */
export default function LogScreen({ view }: { view: LogView }) {
  const t = useText("safety-dashboard");
  const shell = useText("shell");
  const form301 = useText("osha-301");
  const { number } = useFormat();
  const { totals } = view;
  const summary = [
    ...COLUMNS.map((one) => ({ id: one, name: t(`log.${one}`), value: totals[one] })),
    { id: "K", name: t("log.K"), value: totals.K },
    { id: "L", name: t("log.L"), value: totals.L },
    ...TYPES.map((one, n) => ({ id: `M${one}`, name: t(`log.M${one}`), value: totals.M[n] ?? 0 })),
    { id: "", name: t("log.people"), value: view.averagePeople },
    { id: "", name: t("log.hours"), value: view.hours },
  ];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("oshaLog"))} title={shell("screens.oshaLog.title")}>
        <p>{t("log.lead")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={DASHBOARD}>{t("back")}</TextLink>
      </p>
      <form method="get" action={LOG} className="flex flex-wrap items-end gap-3 print:hidden" data-reload>
        <Field name="year" label={t("log.year")} inputMode="numeric" defaultValue={view.year} />
        <Button variant="outline">{t("log.show")}</Button>
      </form>
      <TitledSection id="log" title={`${t("log.form300")}, ${view.year}`} className="grid gap-4">
        <Log view={view} />
        <p className="flex flex-wrap gap-4 print:hidden">
          <TextLink href={`${LOG}.csv?year=${view.year}`} download>
            {t("log.csv300")}
          </TextLink>
          <TextLink href={`/osha-301.csv?year=${view.year}`} download>
            {form301("csv")}
          </TextLink>
        </p>
      </TitledSection>
      <TitledSection id="summary" title={`${t("log.form300A")}, ${view.year}`} className="grid gap-4">
        <dl className="grid max-w-2xl gap-1">
          {summary.map(({ id, name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-1">
              <dt>
                {id && (
                  <bdi className="pe-2 font-bold" translate="no">
                    {id}
                  </bdi>
                )}
                {name}
              </dt>
              <dd className="tabular-nums">{number(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-prose">{t("posting")}</p>
        <p className="max-w-prose border-b border-ink pb-12">{t("log.sign")}</p>
        <p className="print:hidden">
          <TextLink href={`/osha-summary.csv?year=${view.year}`} download>
            {t("log.csv300A")}
          </TextLink>
        </p>
      </TitledSection>
      <p className="max-w-prose text-sm text-muted">{t("verify")}</p>
    </div>
  );
}
