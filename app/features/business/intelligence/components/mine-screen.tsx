import { useLanguage, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { withAsked } from "../asked.ts";
import { BOARD, KEPT_PERIODS, MY_FIGURES, metricPath } from "../intelligence.limits.ts";
import type { MineView } from "../intelligence.view.server.ts";
import { Alerts } from "./alerts-part.tsx";
import { ChangeLine, TrendPicture, useFigure } from "./figure-parts.tsx";
import { PartsTable } from "./parts-table.tsx";

interface MineProps {
  view: MineView;
  sent?: Sent;
}

/** A question that is kept: the figure as it is today, and its picture or its parts. */
function Kept({ kept, mayWrite }: { kept: MineView["tiles"][number]; mayWrite: boolean }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const figure = useFigure();
  const rtl = useLanguage().direction === "rtl";
  const { tile, split, parts, asked } = kept;
  const name = words(`names.${tile.id}`);
  return (
    <li className="grid content-start gap-2 border border-control bg-surface p-4 break-inside-avoid">
      <h2 className="text-base font-medium">{name}</h2>
      <p className="text-sm text-muted">
        {tile.when === "period" && t(`periods.${asked.period}`)}
        {tile.when === "period" && kept.project && " · "}
        {kept.project && <Typed text={kept.project} />}
      </p>
      <p className={tile.value === undefined ? "font-medium" : "text-3xl font-bold tabular-nums"}>
        <bdi>{figure(tile.unit, tile.value)}</bdi>
      </p>
      <ChangeLine tile={tile} />
      {split ? (
        parts.length > 0 && <PartsTable parts={parts} split={split} unit={tile.unit} />
      ) : (
        <TrendPicture tile={tile} label={t("pictureOf", { name })} rtl={rtl} />
      )}
      <p className="text-sm">
        <TextLink href={withAsked(metricPath(tile.id), asked, { split: split ?? "" })}>
          {t("toRows", { count: tile.rows })}
        </TextLink>
      </p>
      {mayWrite && (
        <form method="post" action={MY_FIGURES} data-reload className="print:hidden">
          <input type="hidden" name="question" value={kept.id} />
          <Button
            name="intent"
            value="drop"
            variant="outline"
            aria-label={t("mine.dropOf", { name: isolated(name) })}
          >
            {t("mine.drop")}
          </Button>
        </form>
      )}
    </li>
  );
}

/** A question from selects: which figure, how it is split, over which days, of which project. */
function KeepForm({ view, sent }: MineProps) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const say = (key: string) => t(key as Key<"intelligence">);
  const form = formOf(["keep"], sent, view.wanted);
  if (view.isFull) return <p>{t("errors.full")}</p>;
  return (
    <form
      method="post"
      action={MY_FIGURES}
      noValidate
      data-reload
      className="grid max-w-3xl items-end gap-4 sm:grid-cols-2"
    >
      <ChoiceField
        form={form}
        say={say}
        name="metric"
        label={t("fields.metric")}
        options={view.catalogue.map(({ id, goal }) => ({
          value: id,
          text: `${words(`goals.${goal}`)}: ${words(`names.${id}`)}`,
        }))}
      />
      <ChoiceField
        form={form}
        say={say}
        name="split"
        label={t("fields.split")}
        options={[
          { value: "", text: t("mine.bars") },
          ...view.splits.map((value) => ({ value, text: words(`parts.${value}`) })),
        ]}
      />
      <ChoiceField
        form={form}
        say={say}
        name="period"
        label={t("fields.period")}
        options={KEPT_PERIODS.map((value) => ({ value, text: t(`periods.${value}`) }))}
      />
      <ChoiceField
        form={form}
        say={say}
        name="project"
        label={t("fields.project")}
        options={[
          { value: "", text: t("allProjects") },
          ...view.projects.map(({ id, name }) => ({ value: id, text: name })),
        ]}
      />
      <Button name="intent" value="keep" className="justify-self-start">
        {t("mine.submit")}
      </Button>
    </form>
  );
}

/** The questions that somebody keeps. */
export default function MineScreen({ view, sent }: MineProps) {
  const t = useText("intelligence");
  const shell = useText("shell");
  const say = (key: string) => t(key as Key<"intelligence">);
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myFigures"))} title={shell("screens.myFigures.title")}>
        <p>{t("mine.lead")}</p>
        <p>
          <TextLink href={BOARD}>{t("mine.back")}</TextLink>
        </p>
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={say}
        hidden={["intent", "question", "idem", "alert", "version"]}
      />
      {view.tiles.length === 0 ? (
        <p>{t("mine.none")}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {view.tiles.map((kept) => (
            <Kept key={kept.id} kept={kept} mayWrite={view.mayWrite} />
          ))}
        </ul>
      )}
      {view.mayWrite && (
        <TitledSection id="keep" title={t("mine.title")} className="grid gap-3 print:hidden">
          <p className="max-w-prose text-muted">{t("mine.text")}</p>
          <KeepForm view={view} sent={sent} />
        </TitledSection>
      )}
      <Alerts view={view} sent={sent} />
    </div>
  );
}
