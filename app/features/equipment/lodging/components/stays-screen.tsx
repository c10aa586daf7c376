import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { LIST_HOUSE, LODGING, stayPath } from "../lodging.limits.ts";
import type { StaysView } from "../stay.view.server.ts";

/** Stays of one's crews and in one's houses, those first in which something is to be done. */
export default function StaysScreen({ view }: { view: StaysView }) {
  const t = useText("stays");
  const shell = useText("shell");
  const { date, money } = useFormat();
  const groups = [
    { id: "turn", rows: view.stays.filter(({ standing }) => standing.mine) },
    { id: "crews", rows: view.stays.filter(({ standing, hosts }) => !standing.mine && !hosts) },
    { id: "houses", rows: view.stays.filter(({ standing, hosts }) => !standing.mine && hosts) },
  ] as const;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crewStays"))} title={shell("screens.crewStays.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {view.stays.length === 0 && (
        <EmptyState
          title={t("none")}
          action={
            <a href={LODGING} className={buttonClass({})}>
              {t("find")}
            </a>
          }
        >
          <p>{t("noneText")}</p>
        </EmptyState>
      )}
      {groups.map(
        ({ id, rows }) =>
          rows.length > 0 && (
            <TitledSection key={id} id={id} title={t(`groups.${id}`)} className="grid gap-3">
              <ul className="border-t-2 border-ink">
                {rows.map((stay) => (
                  <li
                    key={stay.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2"
                  >
                    <a
                      href={stayPath(stay.id)}
                      className="inline-flex min-h-12 items-center font-bold underline"
                    >
                      <Typed text={stay.title} />
                    </a>
                    <span>{isolated(`${date(stay.arrive)} – ${date(stay.leave)}`)}</span>
                    <span className="tabular-nums">{money(stay.total)}</span>
                    {stay.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                    <Badge variant="outline">{t(`states.${stay.standing.state as "out"}`)}</Badge>
                    {stay.waiting > 0 && (
                      <Badge variant="destructive">{t("issues.open", { count: stay.waiting })}</Badge>
                    )}
                  </li>
                ))}
              </ul>
            </TitledSection>
          ),
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={LODGING}>{t("find")}</TextLink>
        <TextLink href={LIST_HOUSE}>{t("list")}</TextLink>
      </p>
    </div>
  );
}
