import { fileHref } from "~/engines/file/file.ts";
import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Group } from "../punch-list.limits.ts";
import { itemPath } from "../punch-list.limits.ts";
import type { ListView } from "../punch-list.view.server.ts";
import { useProcessTexts, useSay } from "./form-parts.tsx";
import { Due } from "./item-parts.tsx";

type Item = ListView["items"][number];

/** What an item is put together by, as it is called. */
export function useGroupName() {
  const t = useText("punch-list");
  const say = useSay();
  return (item: Item, by: Group | "") => {
    if (by === "trade") return say(`trades.${item.trade}`);
    if (by === "room") return item.room;
    return by === "company" ? item.assignee || t("groups.nobody") : "";
  };
}

/** Neighbours of the same name together, in the order in which they come. */
export function grouped(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups: { name: string; items: Item[] }[] = [];
  for (const item of items) {
    const name = nameOf(item);
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

function Line({ item }: { item: Item }) {
  const t = useText("punch-list");
  const say = useSay();
  const texts = useProcessTexts();
  const { number } = useFormat();
  return (
    <li className="flex items-start gap-4 border-b border-line py-3">
      {item.shows && (
        <img
          src={fileHref(item.shows)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 shrink-0 border border-line object-cover"
        />
      )}
      <div className="grid min-w-0 grow gap-1">
        <a
          href={itemPath(item.id)}
          className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
        >
          <span className="tabular-nums">{t("item", { number: number(item.number) })}</span>
          <Typed text={item.words} />
        </a>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Typed text={item.room} />
          <span>{say(`trades.${item.trade}`)}</span>
          {item.assignee && <Typed text={item.assignee} />}
          <span className="text-muted">
            <Typed text={item.project} />
          </span>
        </p>
        <ProcessStanding standing={item.standing} texts={texts} zone={item.zone} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          {item.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {item.priority === "high" && <Badge>{t("about.high")}</Badge>}
          <Due dueOn={item.dueOn} overdue={item.overdue} />
          {!item.standing.ended && <span>{t("days", { count: item.days })}</span>}
        </p>
      </div>
    </li>
  );
}

/** The items of a page, under the names of what they are put together by. */
export function Items({ view }: { view: ListView }) {
  const t = useText("punch-list");
  const nameOf = useGroupName();
  if (view.items.length === 0) return <p>{t("empty")}</p>;
  return grouped(view.items, (item) => nameOf(item, view.asked.by)).map(({ name, items }) => (
    <div key={items[0]?.id} className="grid gap-2">
      {name && (
        <h3 className="text-lg font-bold">
          <bdi>{name}</bdi>
        </h3>
      )}
      <ol className="border-t-2 border-ink">
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ol>
    </div>
  ));
}
