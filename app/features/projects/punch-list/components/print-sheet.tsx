import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ListView } from "../punch-list.view.server.ts";
import { askedPath } from "./asked-path.ts";
import { useSay } from "./form-parts.tsx";
import { grouped, useGroupName } from "./list-items.tsx";

/** The list as a sheet of paper: what was asked for, a line each, with a box to tick off. */
export function PrintSheet({ view }: { view: ListView }) {
  const t = useText("punch-list");
  const shell = useText("shell");
  const say = useSay();
  const nameOf = useGroupName();
  const { number, date } = useFormat();
  const { asked, pages, jobs } = view;
  const page = asked.page + 1;
  const to = (other: number) => askedPath(view, { sheet: "print", page: String(other) });
  const about = [
    jobs.find(({ id }) => id === asked.project)?.name,
    asked.room,
    asked.trade && say(`trades.${asked.trade}`),
    asked.company,
    say(`views.${asked.view}`),
  ].filter(Boolean);
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-1">
        <p className="print:hidden">
          <TextLink href={askedPath(view)}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold">{shell("screens.punchListCamera.title")}</h1>
        <p className="flex flex-wrap gap-x-4">
          {about.map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </p>
        <p className="text-muted print:hidden">{t("print.hint")}</p>
      </header>
      {view.items.length === 0 && <p>{t("empty")}</p>}
      {grouped(view.items, (item) => nameOf(item, asked.by)).map(({ name, items }) => (
        <DataTable
          key={items[0]?.id}
          caption={name ? <bdi className="text-lg font-bold text-ink">{name}</bdi> : t("list")}
          columns={[
            { key: "number", heading: t("csv.number") },
            { key: "words", heading: t("csv.words") },
            { key: "room", heading: t("csv.room") },
            { key: "trade", heading: t("csv.trade") },
            { key: "assignee", heading: t("csv.assignee") },
            { key: "due", heading: t("csv.dueOn") },
            { key: "state", heading: t("csv.state") },
            { key: "done", heading: t("print.done") },
          ]}
          rows={items.map((item) => ({
            id: item.id,
            cells: {
              number: item.sample ? t("print.sample", { number: number(item.number) }) : number(item.number),
              words: <Typed text={item.words} />,
              room: <Typed text={item.room} />,
              trade: say(`trades.${item.trade}`),
              assignee: <Typed text={item.assignee} />,
              due: item.dueOn ? isolated(date(item.dueOn)) : "",
              state: say(`states.${item.standing.state}`),
              done: <span aria-hidden="true" className="inline-block size-5 border-2 border-ink" />,
            },
          }))}
        />
      ))}
      {pages > 1 && (
        <Pagination
          label={t("list")}
          position={t("position", { page: number(page), pages: number(pages) })}
          previous={page > 1 ? { href: to(page - 1), text: t("previous") } : undefined}
          next={page < pages ? { href: to(page + 1), text: t("next") } : undefined}
        />
      )}
    </div>
  );
}
