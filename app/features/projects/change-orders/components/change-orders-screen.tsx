import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
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
import { CHANGE_ORDERS, changeOrderPath, changeOrdersPath, VIEWS } from "../change-orders.limits.ts";
import type { ChangeOrdersView } from "../change-orders.view.server.ts";
import { Days, HeadFields, Problem, useNumber, useProcessTexts, useSay } from "./change-parts.tsx";

interface ChangeOrdersScreenProps {
  view: ChangeOrdersView;
  sent?: Sent;
}

/** The address of a list as an asked one, with some of it put otherwise. */
const asked = (
  { asked: { project, view } }: ChangeOrdersView,
  other: Readonly<Record<string, string>> = {},
) => changeOrdersPath({ project, view: view === "open" ? "" : view, ...other });

function Begin({ view, sent }: ChangeOrdersScreenProps) {
  const t = useText("change-orders");
  const say = useSay();
  const form = formOf(["create"], sent, {
    project: view.asked.project || (view.jobs[0]?.id ?? ""),
    reason: "owner",
  });
  return (
    <Fold title={t("begin.title")} open={form.isSent}>
      <form method="post" action={CHANGE_ORDERS} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          form={form}
          say={say}
          name="project"
          label={t("fields.project")}
          options={view.jobs.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <HeadFields form={form} />
        <Button name="intent" value="create" size="lg" className="justify-self-start max-sm:w-full">
          {t("begin.submit")}
        </Button>
      </form>
    </Fold>
  );
}

function Figures({ view: { figures } }: ChangeOrdersScreenProps) {
  const t = useText("change-orders");
  const { number, money } = useFormat();
  const rows = [
    [t("figures.pending"), money(figures.pendingCents)],
    [t("figures.waiting"), number(figures.waiting)],
    [t("figures.approved"), money(figures.approvedCents)],
    [t("figures.approvedDays"), number(figures.approvedDays)],
  ] as const;
  return <FigureList rows={rows} />;
}

function OrderLine({ order }: { order: ChangeOrdersView["orders"][number] }) {
  const t = useText("change-orders");
  const texts = useProcessTexts();
  const numbered = useNumber();
  const { money } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={changeOrderPath(order.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
      >
        <span className="tabular-nums">{numbered(order.number)}</span>
        <Typed text={order.title} />
      </a>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <bdi className="font-bold tabular-nums">{money(order.totalCents)}</bdi>
        <Days days={order.days} />
        <span className="text-muted">
          <Typed text={order.project} />
        </span>
      </p>
      <ProcessStanding standing={order.standing} texts={texts} zone={order.zone} />
      {order.sample && (
        <p>
          <Badge variant="secondary">{t("sample")}</Badge>
        </p>
      )}
    </li>
  );
}

/** The change orders of a workspace: what the contract may still grow by, and what it has grown by. */
export default function ChangeOrdersScreen({ view, sent }: ChangeOrdersScreenProps) {
  const t = useText("change-orders");
  const shell = useText("shell");
  const say = useSay();
  const { number } = useFormat();
  const { jobs, pages } = view;
  const page = view.asked.page + 1;
  const to = (other: number) => asked(view, { page: String(other) });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("changeOrders"))} title={shell("screens.changeOrders.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {!view.readOnly && jobs.length === 0 && (
        <Notice
          title={t("begin.noProject")}
          action={<TextLink href="/project-management">{t("begin.project")}</TextLink>}
        />
      )}
      {!view.readOnly && jobs.length > 0 && <Begin view={view} sent={sent} />}
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
            action={CHANGE_ORDERS}
            hidden={view.asked.view === "open" ? {} : { view: view.asked.view }}
            projects={jobs}
            project={view.asked.project}
            words={{ project: t("fields.project"), any: t("any"), show: t("show") }}
          />
          {view.orders.length === 0 ? (
            <p>{t("empty")}</p>
          ) : (
            <ol className="border-t-2 border-ink">
              {view.orders.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </ol>
          )}
          {pages > 1 && (
            <Pagination
              label={t("list")}
              position={t("position", { page: number(page), pages: number(pages) })}
              previous={page > 1 ? { href: to(page - 1), text: t("previous") } : undefined}
              next={page < pages ? { href: to(page + 1), text: t("next") } : undefined}
            />
          )}
        </TitledSection>
      )}
      {jobs.length === 0 && (
        <EmptyState
          title={t("empty")}
          action={<TextLink href={changeOrderPath("sample")}>{t("example")}</TextLink>}
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      )}
      {jobs.length > 0 && (
        <p>
          <TextLink href={changeOrderPath("sample")}>{t("example")}</TextLink>
        </p>
      )}
    </div>
  );
}
