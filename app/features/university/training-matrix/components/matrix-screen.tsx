import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MATRIX, TASKS } from "../matrix.limits.ts";
import type { MatrixView } from "../matrix.view.server.ts";
import { MatrixForms } from "./matrix-forms.tsx";
import { Problem } from "./parts.tsx";

interface MatrixProps {
  view: MatrixView;
  /** What the address asks for, to be kept by links to its files. */
  search: string;
  sent?: Sent;
}

type Cell = MatrixView["people"][number]["cells"][number];

/** Which day, which people, and for what they are sent. */
function Filter({ view }: { view: MatrixView }) {
  const t = useText("training-matrix");
  const { asked } = view;
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <form
      method="get"
      action={MATRIX}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5 print:hidden"
      data-reload
    >
      <Field name="date" type="date" label={t("filter.date")} defaultValue={asked.day} />
      <SelectField
        name="task"
        label={t("filter.task")}
        options={[
          { value: "", text: t("filter.taskAll") },
          ...TASKS.map((task) => ({ value: task, text: t(`tasks.${task}`) })),
        ]}
        defaultValue={asked.task}
      />
      {view.crews.length > 0 && (
        <SelectField
          name="crew"
          label={t("filter.crew")}
          options={[{ value: "", text: t("filter.crewAll") }, ...named(view.crews)]}
          defaultValue={asked.crew}
        />
      )}
      {view.jobs.length > 0 && (
        <SelectField
          name="project"
          id="filter-project"
          label={t("filter.project")}
          options={[{ value: "", text: t("filter.projectAll") }, ...named(view.jobs)]}
          defaultValue={asked.project}
        />
      )}
      <Button variant="outline" className="justify-self-start">
        {t("filter.show")}
      </Button>
    </form>
  );
}

/** What stands in a cell: the last day, or why it does not count. */
function CellText({ cell }: { cell: Cell }) {
  const t = useText("training-matrix");
  const { date } = useFormat();
  if (cell.state === "notNeeded")
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("states.notNeeded")}</span>
      </span>
    );
  if (cell.state === "valid") return <>{cell.until ? date(cell.until) : t("noEnd")}</>;
  return (
    <strong className="text-danger">
      {cell.state === "expired" && cell.until
        ? t("expiredOn", { date: isolated(date(cell.until)) })
        : t(`states.${cell.state}`)}
    </strong>
  );
}

/** Scrolls in itself, with what is hidden in it. */
const SCROLLED = "relative overflow-x-auto border border-line";

/** A line for each person, a column for each requirement. */
function Table({ view }: { view: MatrixView }) {
  const t = useText("training-matrix");
  const { date } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={t("matrixWide")} tabIndex={0} className={SCROLLED}>
      <table className="border-collapse text-sm">
        <caption className="p-2 text-start font-bold">
          {t("matrix", { date: isolated(date(view.asked.day)) })}
        </caption>
        <thead className="border-b-2 border-ink">
          <tr>
            <th scope="col" className="min-w-32 p-2 text-start">
              {t("fields.called")}
            </th>
            {view.requirements.map(({ code, title }) => (
              <th key={code} scope="col" className="min-w-28 p-2 text-start align-bottom font-medium">
                <Typed text={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.people.map((person) => (
            <tr key={person.id} className="border-b border-line">
              <th scope="row" className="p-2 text-start">
                <Typed text={person.called} />
              </th>
              {person.cells.map((cell) => (
                <td key={cell.code} className="p-2 align-top">
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Who is cleared, and of the others what they lack. */
function Clearances({ view }: { view: MatrixView }) {
  const t = useText("training-matrix");
  const titles = new Map(view.requirements.map(({ code, title }) => [code, title]));
  return (
    <ul className="border-t-2 border-ink">
      {view.people.map((person) => (
        <li key={person.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
          <strong>
            <Typed text={person.called} />
          </strong>
          <Badge variant={person.cleared ? "secondary" : "destructive"}>
            {t(person.cleared ? "cleared" : "notCleared")}
          </Badge>
          {person.sample && <Badge variant="outline">{t("sample")}</Badge>}
          {person.lacking.map(({ code, state }) => (
            <span key={code}>
              <Typed text={titles.get(code) ?? code} /> ({t(`states.${state}`)})
            </span>
          ))}
          {view.mayWrite && person.isListed && !view.isExample && (
            <form method="post" action={MATRIX} data-reload className="print:hidden">
              <input type="hidden" name="person" value={person.id} />
              <Button
                name="intent"
                value="forget"
                variant="outline"
                aria-label={t("people.forgetOf", { name: isolated(person.called) })}
              >
                {t("people.forget")}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who may do what on a day that is chosen, and what closes the gaps. */
export default function MatrixScreen({ view, search, sent }: MatrixProps) {
  const t = useText("training-matrix");
  const shell = useText("shell");
  const { number, money } = useFormat();
  const { gap } = view;
  return (
    <div className="sheet grid grid-cols-[minmax(0,1fr)] gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("trainingCertifications"))}
        title={shell("screens.trainingCertifications.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.isExample && (
        <Notice title={t("example")}>
          {!view.isMember && <TextLink href={`/auth?redirectTo=${MATRIX}`}>{t("signIn")}</TextLink>}
        </Notice>
      )}
      <Filter view={view} />
      <FigureList
        rows={[
          [
            t("figures.cleared"),
            t("figures.clearedCount", { cleared: number(view.cleared), total: number(view.total) }),
          ],
          [
            t("figures.gap"),
            t("figures.gapShare", {
              ...{ percent: number(gap.percent), gaps: number(gap.gaps), needed: number(gap.needed) },
            }),
          ],
          [t("figures.hours"), number(Math.ceil(gap.minutes / 60))],
          [t("figures.cost"), money(gap.costCents)],
        ]}
      />
      {view.people.length === 0 ? <p>{t("none")}</p> : <Table view={view} />}
      {view.hidden > 0 && <p>{t("hidden", { count: view.hidden })}</p>}
      <TitledSection id="why" title={t("why")} className="grid gap-3">
        <Clearances view={view} />
        <p className="max-w-prose text-sm text-muted">{t("how")}</p>
      </TitledSection>
      <TitledSection id="renew" title={t("renew.title")} className="grid gap-2">
        {view.renew.length === 0 && <p>{t("renew.none")}</p>}
        <ul className="grid gap-2">
          {view.renew.map(({ code, title, names }) => (
            <li key={code}>
              {t("renew.names", { what: isolated(title), names: names.map(isolated).join(", ") })}
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          <TextLink href={`/training-certifications.csv${search}`} data-reload>
            {t("csv")}
          </TextLink>
          <TextLink href={`/training-certifications.ics${search}`} data-reload>
            {t("icsLink")}
          </TextLink>
          <TextLink href={screen("certifications").path}>{t("wallet")}</TextLink>
        </p>
      </TitledSection>
      {view.mayWrite && <MatrixForms view={view} sent={sent} />}
    </div>
  );
}
