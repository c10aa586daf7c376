import { useFormat, useLanguage, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { withAsked } from "../asked.ts";
import { BOARD, INTELLIGENCE_LIMITS, MY_FIGURES, metricPath, rowsPath } from "../intelligence.limits.ts";
import type { MetricView } from "../intelligence.view.server.ts";
import { ChangeLine, Counted, Question, TrendPicture, TrendTable, useFigure } from "./figure-parts.tsx";
import { PartsTable } from "./parts-table.tsx";

interface MetricProps {
  view: MetricView;
}

interface NotesProps extends MetricProps {
  sent?: Sent;
}

/** The form of one's own board, begun with this figure as it is shown. */
const keepHref = ({ metric, split, asked }: MetricView) => {
  const { period, project } = asked;
  const query = new URLSearchParams({ metric: metric.id, period: period === "own" ? "month" : period });
  if (split) query.set("split", split);
  if (project) query.set("project", project);
  return `${MY_FIGURES}?${query}`;
};

/** How the figure is made, as a sentence and as a formula. */
function Definition({ view: { metric } }: MetricProps) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { number } = useFormat();
  const way = metric.kind === "sum" ? "sum" : metric.times === 1 ? "average" : "ratio";
  return (
    <TitledSection id="definition" title={t("definition")} className="grid gap-2">
      <p className="max-w-prose">{words(`texts.${metric.id}`)}</p>
      <p className="max-w-prose text-muted">{t(`formulas.${way}`, { times: number(metric.times) })}</p>
    </TitledSection>
  );
}

function Trend({ view: { tile, noted } }: MetricProps) {
  const t = useText("intelligence");
  const name = useText("metrics")(`names.${tile.id}`);
  const rtl = useLanguage().direction === "rtl";
  if (tile.trend.length < 2) return null;
  return (
    <TitledSection id="trend" title={t("trend")} className="grid gap-3">
      <TrendPicture tile={tile} label={t("pictureOf", { name })} rtl={rtl} noted={noted} />
      <TrendTable tile={tile} caption={name} />
      {tile.trend.some(({ unusual }) => unusual) && (
        <p className="max-w-prose text-sm text-muted">{t("unusualMeans")}</p>
      )}
    </TitledSection>
  );
}

/** What the team says of days in it, and the form of another note. */
function Notes({ view, sent }: NotesProps) {
  const t = useText("intelligence");
  const say = (key: string) => t(key as Key<"intelligence">);
  const { date } = useFormat();
  const { notes, metric, asked, split, mayWrite } = view;
  const form = formOf(["note"], sent, { day: view.day });
  const action = withAsked(metricPath(metric.id), asked, { split: split ?? "" });
  return (
    <TitledSection id="notes" title={t("notes.title")} className="grid gap-3">
      {notes.length === 0 ? (
        <p>{t("notes.none")}</p>
      ) : (
        <ul className="grid max-w-3xl">
          {notes.map((note) => (
            <li key={note.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
              <bdi className="font-medium">{date(note.day)}</bdi>
              <span className="min-w-0 flex-1">
                <Typed text={note.words} />
              </span>
              {mayWrite && (
                <form method="post" action={action} data-reload className="print:hidden">
                  <input type="hidden" name="note" value={note.id} />
                  <Button
                    name="intent"
                    value="drop"
                    variant="outline"
                    aria-label={t("notes.dropOf", { day: isolated(date(note.day)) })}
                  >
                    {t("notes.drop")}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <Fold title={t("notes.add")} open={form.isSent}>
          <form method="post" action={action} noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <TypedField form={form} say={say} name="day" type="date" label={t("notes.day")} />
            <TypedField
              form={form}
              say={say}
              name="words"
              label={t("notes.words")}
              hint={t("notes.hint")}
              most={INTELLIGENCE_LIMITS.noteWords}
            />
            <Button name="intent" value="note" className="justify-self-start max-sm:w-full">
              {t("notes.submit")}
            </Button>
          </form>
        </Fold>
      )}
    </TitledSection>
  );
}

/** The figure part by part, each with a bar as long as it is large. */
function Parts({ view }: MetricProps) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { split, splits, tile, parts, asked, metric } = view;
  if (!split) return null;
  return (
    <TitledSection
      id="parts"
      title={t("parts.title", { part: words(`parts.${split}`) })}
      className="grid gap-3"
    >
      <TabLinks
        label={t("parts.by")}
        tabs={splits.map((one) => ({
          ...{ href: withAsked(metricPath(metric.id), asked, { split: one }), text: words(`parts.${one}`) },
          current: one === split,
        }))}
      />
      {parts.length === 0 ? (
        <p>{t("noRows")}</p>
      ) : (
        <PartsTable parts={parts} split={split} unit={tile.unit} />
      )}
    </TitledSection>
  );
}

/** What the figure rests on, a page at a time, each row with its page. */
function Rows({ view }: MetricProps) {
  const t = useText("intelligence");
  const { date } = useFormat();
  const { rows, page, hasMore, asked, metric, split } = view;
  const href = (to: number) =>
    withAsked(metricPath(metric.id), asked, { split: split ?? "", page: to === 1 ? "" : String(to) });
  return (
    <TitledSection id="rows" title={t("rows.title")} className="grid gap-3">
      {rows.length === 0 ? (
        <p>{t("noRows")}</p>
      ) : (
        <>
          <ul className="grid">
            {rows.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-1">
                <TextLink href={row.href}>
                  <Typed text={row.name} />
                </TextLink>
                {row.day && <bdi className="text-sm text-muted">{date(row.day)}</bdi>}
                {row.project && (
                  <span className="text-sm text-muted">
                    <Typed text={row.project} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p className="print:hidden">
            <TextLink href={withAsked(rowsPath(metric.id), asked)} data-reload>
              {t("rows.csv")}
            </TextLink>
          </p>
        </>
      )}
      <SearchPages
        {...{ page, hasMore, href }}
        words={{
          ...{ label: t("rows.pages"), position: t("rows.position", { page }) },
          ...{ previous: t("rows.previous"), next: t("rows.next") },
        }}
      />
    </TitledSection>
  );
}

/** One figure: what it is, what it means, and what it is made of. */
export default function MetricScreen({ view, sent }: NotesProps) {
  const t = useText("intelligence");
  const say = (key: string) => t(key as Key<"intelligence">);
  const words = useText("metrics");
  const figure = useFigure();
  const { tile, metric, asked, split } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("businessMetric"))} title={words(`names.${metric.id}`)}>
        <p>
          <TextLink href={withAsked(BOARD, { ...asked, goal: metric.goal })}>
            {words(`goals.${metric.goal}`)}
          </TextLink>
        </p>
      </PageHeading>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "idem", "note"]} />
      <Question view={view} action={metricPath(metric.id)} hidden={{ split: split ?? "" }} />
      <Counted view={view} />
      {asked.project && tile.isWhole && <p>{t("wholeWorkspace")}</p>}
      <div className="grid gap-1">
        <p className={tile.value === undefined ? "text-xl font-medium" : "text-4xl font-bold tabular-nums"}>
          <bdi>{figure(tile.unit, tile.value)}</bdi>
        </p>
        <ChangeLine tile={tile} />
        <p className="text-sm text-muted">{t("fromRows", { count: tile.rows })}</p>
      </div>
      {view.mayWrite && (
        <p className="print:hidden">
          <TextLink href={`${keepHref(view)}#keep`}>{t("mine.keep")}</TextLink>
          {" · "}
          <TextLink href={`${keepHref(view)}#alert`}>{t("alerts.set")}</TextLink>
        </p>
      )}
      <Definition view={view} />
      <Trend view={view} />
      <Notes view={view} sent={sent} />
      <Parts view={view} />
      <Rows view={view} />
    </div>
  );
}
