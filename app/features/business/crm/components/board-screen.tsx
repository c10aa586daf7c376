import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchBox } from "~/ui/search-box.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import type { Sent } from "../crm.form.server.ts";
import {
  CONTACTS,
  CRM,
  CRM_LIMITS,
  DEAL_NEW,
  dealPath,
  IMPORT,
  REPORT,
  VIEWS,
  withQuery,
} from "../crm.limits.ts";
import type { BoardView } from "../crm.view.server.ts";
import { AddAnyway, DueLine, KnownPeople, OnwardForm, Problem, useSay } from "./crm-parts.tsx";

interface BoardProps {
  view: BoardView;
  sent?: Sent;
}

function Quick({ view, sent }: BoardProps) {
  const t = useText("crm");
  const say = useSay();
  const form = formOf(["quick"], sent);
  return (
    <TitledSection id="quick" title={t("quick.title")} className="grid gap-3">
      <p className="text-muted">{t("quick.text")}</p>
      <form
        method="post"
        action={CRM}
        noValidate
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="intent" value="quick" />
        <TypedField form={form} say={say} name="name" label={t("fields.name")} most={CRM_LIMITS.name} />
        <TypedField
          form={form}
          say={say}
          name="phone"
          type="tel"
          label={t("fields.phone")}
          most={CRM_LIMITS.phone}
        />
        <div className="flex flex-wrap gap-3">
          <Button>{t("quick.submit")}</Button>
          <AddAnyway sent={sent} intent="quick" />
        </div>
      </form>
    </TitledSection>
  );
}

/** Seven links on a phone; each leads to the deals of a stage. */
function Pipeline({ view }: BoardProps) {
  const t = useText("crm");
  const say = useSay();
  const { number, wholeMoney } = useFormat();
  return (
    <nav aria-label={t("pipeline.title")}>
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-7">
        {view.pipeline.map(({ state, deals, cents }) => (
          <li key={state}>
            <a
              href={withQuery(CRM, { view: state })}
              aria-current={view.asked.view === state ? "page" : undefined}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border border-control bg-surface px-4 py-2 hover:bg-sunken aria-[current]:border-2 aria-[current]:border-accent"
            >
              <span className="font-medium">{say(`states.${state}`)}</span>
              <span className="flex items-baseline gap-2">
                <span className="text-sm text-muted">{cents > 0 && <bdi>{wholeMoney(cents)}</bdi>}</span>
                <span className="text-xl font-bold tabular-nums">{number(deals)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Figures({ view: { figures } }: BoardProps) {
  const t = useText("crm");
  const { number } = useFormat();
  return (
    <FigureList
      rows={(["due", "overdue", "stale"] as const).map((name) => [
        t(`figures.${name}`),
        number(figures[name]),
      ])}
    />
  );
}

function Line({ row }: { row: BoardView["list"][number] }) {
  const t = useText("crm");
  const say = useSay();
  const { wholeMoney } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={dealPath(row.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <Typed text={row.title} />
      </a>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge variant="secondary">{say(`states.${row.state}`)}</Badge>
        {row.sample && <Badge variant="outline">{t("sample")}</Badge>}
        {row.contact && <Typed text={row.contact} />}
        {row.phone && (
          <a
            href={`tel:${row.phone.replace(/[^\d+]/g, "")}`}
            className="inline-flex min-h-12 items-center underline"
            dir="ltr"
          >
            {row.phone}
          </a>
        )}
        {row.valueCents > 0 && <bdi>{wholeMoney(row.valueCents)}</bdi>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <Typed text={row.nextAction} />
        <DueLine deal={row} />
        <span className="text-muted">{t("due.age", { count: row.age })}</span>
      </p>
    </li>
  );
}

function Views({ view: { asked } }: BoardProps) {
  const t = useText("crm");
  const say = useSay();
  return (
    <TabLinks
      label={t("views.label")}
      tabs={VIEWS.map((one) => ({
        href: withQuery(CRM, { view: one === "today" ? "" : one }),
        text: say(`views.${one}`),
        current: one === asked.view,
      }))}
    />
  );
}

/** What is due first of each stage, side by side where there is room. */
function Board({ view }: BoardProps) {
  const t = useText("crm");
  const say = useSay();
  return (
    <TitledSection id="board" title={t("pipeline.board")} className="grid gap-3">
      <Views view={view} />
      <ol className="grid gap-3 sm:grid-cols-2 xl:grid-cols-6">
        {view.board.map(({ stage, cards }) => (
          <li key={stage} className="grid content-start gap-2 bg-sunken p-3" data-stage={stage}>
            <h3 className="font-bold">{say(`states.${stage}`)}</h3>
            {cards.length === 0 && <p className="text-sm text-muted">{t("pipeline.empty")}</p>}
            <ul className="grid gap-2">
              {cards.map((card) => (
                <li key={card.id} className="grid gap-1 border border-line bg-surface p-3 text-sm">
                  <a href={dealPath(card.id)} className="font-bold underline underline-offset-4">
                    <Typed text={card.title} />
                  </a>
                  <Typed text={card.contact} />
                  {card.sample && <p className="text-muted">{t("sample")}</p>}
                  <p className="flex flex-wrap items-center gap-2">
                    <Typed text={card.nextAction} />
                    <DueLine deal={card} />
                  </p>
                  {view.mayWrite && <OnwardForm card={card} day={view.day} idem={view.idem} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** The deals that are asked for, a page at a time. */
function List({ view }: BoardProps) {
  const t = useText("crm");
  const say = useSay();
  const { asked } = view;
  const narrowed = { view: asked.view === "today" ? "" : asked.view, q: asked.q };
  return (
    <TitledSection
      id="list"
      title={say(
        asked.view in { today: 1, stale: 1, active: 1, all: 1 }
          ? `views.${asked.view}`
          : `states.${asked.view}`,
      )}
      className="grid gap-4"
    >
      <Figures view={view} />
      <Views view={view} />
      <SearchBox
        action={CRM}
        q={asked.q}
        label={t("list.search")}
        hint={t("list.searchHint")}
        submit={t("list.show")}
        maxLength={CRM_LIMITS.search}
        kept={{ view: asked.view === "today" ? "active" : asked.view }}
      />
      {view.list.length === 0 ? (
        <EmptyState title={t("list.empty")}>
          <p>{t("list.none")}</p>
        </EmptyState>
      ) : (
        <ol className="border-t-2 border-ink">
          {view.list.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap items-center gap-4">
        {view.list.length > 0 && (
          <span className="text-muted">{t("list.shown", { count: view.list.length })}</span>
        )}
        {asked.after && <TextLink href={withQuery(CRM, narrowed)}>{t("list.first")}</TextLink>}
        {view.next && (
          <a
            href={withQuery(CRM, { ...narrowed, after: view.next })}
            rel="next"
            className={buttonClass({ variant: "outline" })}
          >
            {t("list.more")}
          </a>
        )}
      </p>
    </TitledSection>
  );
}

/** What is due today, the pipeline, and every deal by its stage. */
export default function BoardScreen({ view, sent }: BoardProps) {
  const t = useText("crm");
  const shell = useText("shell");
  const { asked } = view;
  const ways = [
    ...(view.mayWrite ? ([["add", DEAL_NEW]] as const) : []),
    ...([["people", CONTACTS]] as const),
    ...(view.mayWrite ? ([["import", IMPORT]] as const) : []),
    ...([["report", REPORT]] as const),
  ];
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crmDashboard"))} title={shell("screens.crmDashboard.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <KnownPeople sent={sent} withDeal />
      <nav aria-label={t("nav.label")}>
        <ul className="flex flex-wrap gap-3">
          {ways.map(([name, href]) => (
            <li key={name}>
              <a href={href} className={buttonClass({ variant: "outline" })}>
                {t(`nav.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {view.mayWrite && <Quick view={view} sent={sent} />}
      <TitledSection id="pipeline" title={t("pipeline.title")} className="grid gap-4">
        <Pipeline view={view} />
      </TitledSection>
      {asked.view === "board" ? <Board view={view} /> : <List view={view} />}
      <p className="flex flex-wrap gap-6">
        <TextLink href={`${CRM}/deals.csv`} data-reload>
          {t("files.deals")}
        </TextLink>
        <TextLink href={`${CRM}/people.csv`} data-reload>
          {t("files.people")}
        </TextLink>
      </p>
    </div>
  );
}
