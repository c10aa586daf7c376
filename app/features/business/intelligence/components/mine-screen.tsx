import { useText } from "~/i18n/i18n.tsx";
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
import type { MineView } from "../mine.view.server.ts";
import { Alerts } from "./alerts-part.tsx";
import { Boards } from "./boards-part.tsx";
import { KeptBox } from "./kept-tile.tsx";

interface MineProps {
  view: MineView;
  sent?: Sent;
}

/** A question that is kept, with the way to its rows; one of one's own comes off the board. */
function Kept({ kept, isOwn }: { kept: MineView["tiles"][number]; isOwn: boolean }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { tile, split, asked } = kept;
  return (
    <KeptBox kept={kept}>
      <p className="text-sm">
        <TextLink href={withAsked(metricPath(tile.id), asked, { split: split ?? "" })}>
          {t("toRows", { count: tile.rows })}
        </TextLink>
      </p>
      {isOwn && (
        <form method="post" action={MY_FIGURES} data-reload className="print:hidden">
          <input type="hidden" name="question" value={kept.id} />
          <Button
            name="intent"
            value="drop"
            variant="outline"
            aria-label={t("mine.dropOf", { name: isolated(words(`names.${tile.id}`)) })}
          >
            {t("mine.drop")}
          </Button>
        </form>
      )}
    </KeptBox>
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
        <p>{t(view.board ? "boards.seen" : "mine.lead")}</p>
        <p className="print:hidden">
          <TextLink href={BOARD}>{t("mine.back")}</TextLink>
        </p>
        {view.board && (
          <p className="print:hidden">
            <TextLink href={MY_FIGURES}>{t("boards.own")}</TextLink>
          </p>
        )}
      </PageHeading>
      <FormProblem
        sent={sent}
        title={t("errors.summary")}
        say={say}
        hidden={["intent", "question", "idem", "alert", "version", "board"]}
      />
      {view.board && (
        <h2 className="text-xl font-bold">
          <Typed text={view.board.name} />
        </h2>
      )}
      {view.tiles.length === 0 ? (
        <p>{t("mine.none")}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {view.tiles.map((kept) => (
            <Kept key={kept.id} kept={kept} isOwn={view.mayWrite && !view.board} />
          ))}
        </ul>
      )}
      <Boards view={view} sent={sent} />
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
