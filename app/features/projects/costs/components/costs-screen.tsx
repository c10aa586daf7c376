import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { type COLUMNS, COST_LIMITS, costsPath } from "../costs.limits.ts";
import type { CostsView } from "../costs.view.server.ts";

interface CostsScreenProps {
  view: CostsView;
  sent?: Sent;
  /** What is wrong in which line of a file. */
  problems?: readonly { line: number; error: string }[];
}

const HIDDEN = ["intent", "idem", "version", "line"];
const fieldId = (line: string | undefined, name: string) => `cost-${line ?? "new"}-${name}`;

function useSay() {
  const t = useText("costs");
  return (key: string) => t(key as Key<"costs">);
}

type Line = CostsView["lines"][number];

function LineForm({ view, sent, line }: CostsScreenProps & { line?: Line }) {
  const t = useText("costs");
  const say = useSay();
  const isThis = line ? sent?.fields.line === line.id : sent?.fields.intent === "add";
  const form = formOf(["add", "edit"], isThis ? sent : undefined, {
    ...{ code: line?.code ?? "", text: line?.text ?? "", ...line?.typed },
  });
  const field = (name: (typeof COLUMNS)[number]) => ({
    ...{ form, say, name, id: fieldId(line?.id, name), label: t(`fields.${name}`) },
  });
  return (
    <Fold
      title={line ? t("change", { code: isolated(line.code) }) : t("add")}
      open={form.isSent || (!line && view.lines.length === 0)}
    >
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        {line ? (
          <>
            <input type="hidden" name="line" value={line.id} />
            <input type="hidden" name="version" value={line.version} />
          </>
        ) : (
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...field("code")} hint={t("hints.code")} most={COST_LIMITS.code} />
          <TypedField {...field("text")} most={COST_LIMITS.text} />
          <TypedField {...field("budget")} type="decimal" />
          <TypedField {...field("committed")} hint={t("hints.committed")} type="decimal" />
          <TypedField
            {...field("actual")}
            hint={t(line?.actualFrom === "orders" ? "hints.actualOrders" : "hints.actual")}
            type="decimal"
          />
          <TypedField {...field("toGo")} hint={t("hints.toGo")} type="decimal" />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value={line ? "edit" : "add"} className="max-sm:w-full">
            {t(line ? "save" : "put")}
          </Button>
          {line && (
            <Button name="intent" value="drop" variant="destructive" className="max-sm:w-full">
              {t("drop")}
            </Button>
          )}
        </p>
      </form>
    </Fold>
  );
}

function Table({ view }: Pick<CostsScreenProps, "view">) {
  const t = useText("costs");
  const { money } = useFormat();
  const sums = (line: Omit<CostsView["loose"][number], "code" | "actualFrom" | "toGoFrom">) => ({
    budget: <bdi>{money(line.budgetCents)}</bdi>,
    changes: <bdi>{money(line.changesCents)}</bdi>,
    revised: <bdi>{money(line.revisedCents)}</bdi>,
    committed: <bdi>{money(line.committedCents)}</bdi>,
    eac: <bdi>{money(line.eacCents)}</bdi>,
    variance: (
      <bdi className={line.varianceCents < 0 ? "font-bold text-danger" : undefined}>
        {money(line.varianceCents)}
      </bdi>
    ),
  });
  const from = (cents: number, source: "typed" | "orders" | "figures") => (
    <span>
      <bdi>{money(cents)}</bdi> <span className="text-sm text-muted">{t(`from.${source}`)}</span>
    </span>
  );
  return (
    <DataTable
      caption={t("caption")}
      columns={[
        { key: "code", heading: t("fields.code") },
        { key: "budget", heading: t("fields.budget"), numeric: true },
        { key: "changes", heading: t("columns.changes"), numeric: true },
        { key: "revised", heading: t("columns.revised"), numeric: true },
        { key: "committed", heading: t("fields.committed"), numeric: true },
        { key: "actual", heading: t("columns.actualNow"), numeric: true },
        { key: "toGo", heading: t("columns.toGo"), numeric: true },
        { key: "eac", heading: t("columns.eac"), numeric: true },
        { key: "variance", heading: t("columns.variance"), numeric: true },
      ]}
      rows={[
        ...view.lines.map((line) => ({
          id: line.id,
          cells: {
            code: (
              <>
                <bdi translate="no">{line.code}</bdi> <Typed text={line.text} />
              </>
            ),
            ...sums(line),
            actual: from(line.actualCents, line.actualFrom),
            toGo: from(line.toGoCents, line.toGoFrom),
          },
        })),
        ...view.loose.map((line) => ({
          id: `loose-${line.code}`,
          cells: {
            code: (
              <>
                <bdi translate="no">{line.code}</bdi> {t(line.code ? "loose" : "uncoded")}
              </>
            ),
            ...sums(line),
            actual: from(line.actualCents, line.actualFrom),
            toGo: from(line.toGoCents, line.toGoFrom),
          },
        })),
        {
          id: "total",
          cells: {
            code: <strong>{t("total")}</strong>,
            ...sums(view.total),
            actual: <bdi>{money(view.total.actualCents)}</bdi>,
            toGo: <bdi>{money(view.total.toGoCents)}</bdi>,
          },
        },
      ]}
    />
  );
}

/** What a job costs by code: planned, changed, spent, still to come, and how far that is from the plan. */
export default function CostsScreen({ view, sent, problems = [] }: CostsScreenProps) {
  const t = useText("costs");
  const shell = useText("shell");
  const say = useSay();
  const { number } = useFormat();
  const { job, readOnly } = view;
  const file = formOf(["import"], sent);
  const fileError = file.error("file");
  const { intent = "", line } = sent?.fields ?? {};
  const anchor = (field: string) =>
    intent === "import" ? field : fieldId(intent === "add" ? undefined : line, field);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("projectCosts"))} title={shell("screens.projectCosts.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6">
        {job.name && (
          <TextLink href={`/project/${job.id}`}>
            <Typed text={job.name} />
          </TextLink>
        )}
        <TextLink href={`${costsPath(job.id)}/costs.csv`} data-reload>
          {t("csv.link")}
        </TextLink>
        {!view.isExample && <TextLink href={`/change-orders?project=${job.id}`}>{t("changesLink")}</TextLink>}
      </p>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />
      {problems.length > 0 && (
        <ul className="grid gap-1">
          {problems.map((problem) => (
            <li key={problem.line}>
              {t("csv.problem", { line: number(problem.line), error: say(problem.error) })}
            </li>
          ))}
        </ul>
      )}
      <TitledSection id="costs" title={t("title")} className="grid gap-4">
        {view.lines.length + view.loose.length === 0 ? <p>{t("empty")}</p> : <Table view={view} />}
        <p className="max-w-prose text-sm text-muted">{t("how")}</p>
      </TitledSection>
      {!readOnly && (
        <div className="grid">
          {view.lines.map((one) => (
            <LineForm key={one.id} view={view} sent={sent} line={one} />
          ))}
          <LineForm view={view} sent={sent} />
          <Fold title={t("csv.take")} open={file.isSent}>
            <form
              method="post"
              encType="multipart/form-data"
              noValidate
              className="grid max-w-xl gap-4"
              data-reload
            >
              <Field
                name="file"
                type="file"
                accept=".csv,text/csv"
                label={t("csv.file")}
                hint={t("csv.hint")}
                error={fileError && say(fileError)}
              />
              <Button name="intent" value="import" variant="outline" className="justify-self-start">
                {t("csv.send")}
              </Button>
            </form>
          </Fold>
        </div>
      )}
    </div>
  );
}
