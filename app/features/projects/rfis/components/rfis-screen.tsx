import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { ProjectFilter } from "~/ui/project-filter.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { RFIS, rfiPath, rfisPath, VIEWS } from "../rfis.limits.ts";
import type { RfisView } from "../rfis.view.server.ts";
import { Impacts, Needed, Problem, RfiFields, useProcessTexts, useSay } from "./rfi-parts.tsx";

interface RfisScreenProps {
  view: RfisView;
  sent?: Sent;
}

/** The address of a list as an asked one, with some of it put otherwise. */
const asked = ({ asked: { project, view } }: RfisView, other: Readonly<Record<string, string>> = {}) =>
  rfisPath({ project, view: view === "open" ? "" : view, ...other });

function Pages({ view, sheet = "" }: { view: RfisView; sheet?: string }) {
  const t = useText("rfis");
  const { number } = useFormat();
  const { pages } = view;
  const page = view.asked.page + 1;
  if (pages < 2) return null;
  const to = (other: number) => asked(view, { sheet, page: String(other) });
  return (
    <Pagination
      label={t("list")}
      position={t("position", { page: number(page), pages: number(pages) })}
      previous={page > 1 ? { href: to(page - 1), text: t("previous") } : undefined}
      next={page < pages ? { href: to(page + 1), text: t("next") } : undefined}
    />
  );
}

/** The list as a sheet of paper. */
function PrintSheet({ view }: RfisScreenProps) {
  const t = useText("rfis");
  const shell = useText("shell");
  const say = useSay();
  const { number, date } = useFormat();
  const job = view.jobs.find(({ id }) => id === view.asked.project)?.name;
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1">
        <p className="print:hidden">
          <TextLink href={asked(view)}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold">{shell("screens.rfis.title")}</h1>
        <p className="flex flex-wrap gap-x-4">
          {job && <bdi translate="no">{job}</bdi>}
          <span>{say(`views.${view.asked.view}`)}</span>
        </p>
        <p className="text-muted print:hidden">{t("print.hint")}</p>
      </header>
      <DataTable
        caption={t("list")}
        columns={[
          { key: "number", heading: t("print.number") },
          { key: "topic", heading: t("fields.topic") },
          { key: "drawing", heading: t("fields.drawing") },
          { key: "askedOf", heading: t("fields.askedOf") },
          { key: "needed", heading: t("fields.neededBy") },
          { key: "age", heading: t("print.age"), numeric: true },
          { key: "state", heading: t("print.state") },
        ]}
        rows={view.rfis.map((rfi) => ({
          id: rfi.id,
          cells: {
            number: number(rfi.number),
            topic: <Typed text={rfi.topic} />,
            drawing: <Typed text={rfi.drawing} />,
            askedOf: <Typed text={rfi.askedOf} />,
            needed: rfi.neededBy ? isolated(date(rfi.neededBy)) : "",
            age: rfi.age === undefined ? "" : number(rfi.age),
            state: say(rfi.overdue ? "print.late" : `states.${rfi.standing.state}`),
          },
        }))}
      />
      <Pages view={view} sheet="print" />
    </div>
  );
}

function Ask({ view, sent }: RfisScreenProps) {
  const t = useText("rfis");
  const say = useSay();
  const form = formOf(["create"], sent, {
    project: view.asked.project || (view.jobs[0]?.id ?? ""),
    ...{ trade: "other", costImpact: "none", timeImpact: "none" },
  });
  return (
    <Fold title={t("ask.title")} open={form.isSent}>
      <form method="post" action={RFIS} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          form={form}
          say={say}
          name="project"
          label={t("fields.project")}
          options={view.jobs.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <RfiFields form={form} />
        <Button name="intent" value="create" size="lg" className="justify-self-start max-sm:w-full">
          {t("ask.submit")}
        </Button>
      </form>
    </Fold>
  );
}

function Line({ rfi }: { rfi: RfisView["rfis"][number] }) {
  const t = useText("rfis");
  const say = useSay();
  const texts = useProcessTexts();
  const { number } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={rfiPath(rfi.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <span className="tabular-nums">{t("rfi", { number: number(rfi.number) })}</span>
        <Typed text={rfi.topic} />
      </a>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>{say(`trades.${rfi.trade}`)}</span>
        {rfi.askedOf && <Typed text={rfi.askedOf} />}
        <span className="text-muted">
          <Typed text={rfi.project} />
        </span>
      </p>
      <ProcessStanding standing={rfi.standing} texts={texts} zone={rfi.zone} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {rfi.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <Needed neededBy={rfi.neededBy} overdue={rfi.overdue} />
        {rfi.age !== undefined && <span>{t("about.age", { count: rfi.age })}</span>}
        <Impacts costImpact={rfi.costImpact} timeImpact={rfi.timeImpact} />
      </p>
    </li>
  );
}

function Figures({ view: { figures } }: RfisScreenProps) {
  const t = useText("rfis");
  const { number } = useFormat();
  const rows = [
    [t("figures.open"), figures.open],
    [t("figures.overdue"), figures.overdue],
    [t("figures.answered"), figures.answered],
    [t("figures.meanDays"), figures.meanDays],
    [t("figures.oldest"), figures.oldest],
  ] as const;
  return (
    <FigureList
      rows={rows.map(([label, value]) => [label, value === undefined ? undefined : number(value)] as const)}
    />
  );
}

/** The questions of a workspace: what is not known yet, who has to say it, and by when. */
export default function RfisScreen({ view, sent }: RfisScreenProps) {
  const t = useText("rfis");
  const shell = useText("shell");
  const say = useSay();
  const { jobs } = view;
  if (view.asked.print) return <PrintSheet view={view} />;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("rfis"))} title={shell("screens.rfis.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {!view.readOnly && jobs.length === 0 && (
        <Notice
          title={t("ask.noProject")}
          action={<TextLink href="/project-management">{t("ask.begin")}</TextLink>}
        />
      )}
      {!view.readOnly && jobs.length > 0 && <Ask view={view} sent={sent} />}
      {jobs.length > 0 && (
        <TitledSection id="list" title={t("list")} className="grid gap-4">
          <Figures view={view} />
          <TabLinks
            label={t("views.label")}
            tabs={VIEWS.map((one) => ({
              href: asked(view, { view: one === "open" ? "" : one }),
              text: say(`views.${one}`),
              current: one === view.asked.view,
            }))}
          />
          <ProjectFilter
            action={RFIS}
            hidden={view.asked.view === "open" ? {} : { view: view.asked.view }}
            projects={jobs}
            project={view.asked.project}
            words={{ project: t("fields.project"), any: t("any"), show: t("show") }}
          />
          {view.rfis.length === 0 ? (
            <p>{t("empty")}</p>
          ) : (
            <ol className="border-t-2 border-ink">
              {view.rfis.map((rfi) => (
                <Line key={rfi.id} rfi={rfi} />
              ))}
            </ol>
          )}
          <Pages view={view} />
          <p>
            <TextLink href={asked(view, { sheet: "print" })}>{t("print.link")}</TextLink>
          </p>
        </TitledSection>
      )}
      {jobs.length === 0 && (
        <EmptyState title={t("empty")} action={<TextLink href={rfiPath("sample")}>{t("example")}</TextLink>}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <p>
          <TextLink href={rfiPath("sample")}>{t("example")}</TextLink>
        </p>
      )}
    </div>
  );
}
