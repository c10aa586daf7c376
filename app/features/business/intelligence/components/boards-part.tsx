import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { GOALS } from "~/services/metrics.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  boardPath,
  FIGURE_BOARD,
  INTELLIGENCE_LIMITS,
  KEPT_PERIODS,
  MY_FIGURES,
  OWN,
} from "../intelligence.limits.ts";
import type { MineView } from "../mine.view.server.ts";

interface BoardsProps {
  view: MineView;
  sent?: Sent;
}

/** A board of the team: opened, shared by a link, taken off. */
function BoardRow({ board, mayWrite }: { board: MineView["boards"][number]; mayWrite: boolean }) {
  const t = useText("intelligence");
  const { id, name, figures } = board;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-medium">
          <TextLink href={boardPath(id)}>
            <Typed text={name} />
          </TextLink>
        </p>
        <p className="text-sm text-muted">{t("boards.figures", { count: figures })}</p>
      </div>
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          <TextLink
            href={`/workspace/share?type=${FIGURE_BOARD}&id=${id}`}
            aria-label={t("boards.shareOf", { name: isolated(name) })}
          >
            {t("boards.share")}
          </TextLink>
          <form method="post" action={MY_FIGURES} data-reload>
            <input type="hidden" name="board" value={id} />
            <Button
              name="intent"
              value="dropBoard"
              variant="outline"
              aria-label={t("boards.dropOf", { name: isolated(name) })}
            >
              {t("boards.drop")}
            </Button>
          </form>
        </div>
      )}
    </li>
  );
}

/** The form of a board: what it is called, and which figures it shows over which days of which project. */
function BoardForm({ view, sent }: BoardsProps) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const say = (key: string) => t(key as Key<"intelligence">);
  const { figures, period: span, project: site } = view.wanted;
  const form = formOf(["makeBoard"], sent, { figures, span, site });
  if (!view.hasRoomForBoards) return <p>{t("errors.boardsFull")}</p>;
  return (
    <form
      method="post"
      action={MY_FIGURES}
      noValidate
      data-reload
      className="grid max-w-3xl items-end gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="idem" value={form.idem ?? view.boardKey} />
      <TypedField
        form={form}
        say={say}
        name="name"
        label={t("boards.name")}
        most={INTELLIGENCE_LIMITS.boardName}
      />
      <ChoiceField
        form={form}
        say={say}
        name="figures"
        label={t("boards.which")}
        options={[
          { value: OWN, text: t("boards.ofOwn") },
          ...GOALS.map((value) => ({ value, text: words(`goals.${value}`) })),
        ]}
      />
      <ChoiceField
        form={form}
        say={say}
        name="span"
        label={t("fields.period")}
        hint={t("boards.ownHint")}
        options={KEPT_PERIODS.map((value) => ({ value, text: t(`periods.${value}`) }))}
      />
      <ChoiceField
        form={form}
        say={say}
        name="site"
        label={t("fields.project")}
        hint={t("boards.ownHint")}
        options={[
          { value: "", text: t("allProjects") },
          ...view.projects.map(({ id, name }) => ({ value: id, text: name })),
        ]}
      />
      <Button name="intent" value="makeBoard" variant="outline" className="justify-self-start max-sm:w-full">
        {t("boards.submit")}
      </Button>
    </form>
  );
}

/** The boards of the team, and the form of one. */
export function Boards({ view, sent }: BoardsProps) {
  const t = useText("intelligence");
  return (
    <>
      <TitledSection id="boards" title={t("boards.title")} className="grid gap-3 print:hidden">
        <p className="max-w-prose text-muted">{t("boards.lead")}</p>
        {view.boards.length === 0 ? (
          <p>{t("boards.none")}</p>
        ) : (
          <ul className="grid max-w-4xl">
            {view.boards.map((board) => (
              <BoardRow key={board.id} board={board} mayWrite={view.mayWrite} />
            ))}
          </ul>
        )}
      </TitledSection>
      {view.mayWrite && (
        <TitledSection id="board" title={t("boards.add")} className="grid gap-3 print:hidden">
          <BoardForm view={view} sent={sent} />
        </TitledSection>
      )}
    </>
  );
}
