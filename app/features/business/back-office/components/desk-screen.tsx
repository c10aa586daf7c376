import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { ProjectFilter } from "~/ui/project-filter.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { ASK } from "../bookkeeper.limits.ts";
import { CLOCKS } from "../clock.limits.ts";
import { DESK, DESK_LIMITS, itemPath, VIEWS, withQuery } from "../desk.limits.ts";
import type { DeskView } from "../desk.view.server.ts";
import { MONTH_END } from "../month-end.limits.ts";
import { TAX } from "../tax.ts";
import { WAIVERS } from "../waiver.limits.ts";
import { FileField, PaperFields, Problem, tooLargeSent, useSay } from "./desk-parts.tsx";

interface DeskScreenProps {
  view: DeskView;
  tooLarge?: boolean;
  sent?: Sent;
}

/** The address of a list as an asked one, with some of it put otherwise. */
const asked = (
  { asked: { project, view, vendor } }: DeskView,
  other: Readonly<Record<string, string>> = {},
) => withQuery(DESK, { project, vendor, view: view === "open" ? "" : view, ...other });

function NewPaper({ view, sent }: DeskScreenProps) {
  const t = useText("back-office");
  const form = formOf(["add"], sent, { kind: "receipt", project: view.asked.project });
  return (
    <form
      method="post"
      action={DESK}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-2xl gap-5"
      data-reload
    >
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <FileField form={form} intent="add" />
      <Fold title={t("add.more")} open={form.isSent}>
        <PaperFields form={form} jobs={view.jobs} />
      </Fold>
      <Button name="intent" value="add" size="lg" className="justify-self-start max-sm:w-full">
        {t("add.submit")}
      </Button>
    </form>
  );
}

function Figures({ view: { figures } }: DeskScreenProps) {
  const t = useText("back-office");
  const say = useSay();
  const { number, money } = useFormat();
  const rows = [
    ...figures.counts.map(({ state, items }) => [say(`states.${state}`), number(items)] as const),
    [t("figures.waiting"), money(figures.waitingCents)] as const,
  ];
  return <FigureList rows={rows} />;
}

function Line({ item }: { item: DeskView["items"][number] }) {
  const t = useText("back-office");
  const say = useSay();
  const { money, date } = useFormat();
  const isOpen = item.state === "new" || item.state === "coded";
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={itemPath(item.id)}>
          {item.vendor ? <Typed text={item.vendor} /> : t("unnamed")}
        </TextLink>
        <Badge variant={item.state === "posted" ? "secondary" : "default"}>
          {say(`states.${item.state}`)}
        </Badge>
        {item.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {item.twin && isOpen && !item.keptTwice && <Badge variant="destructive">{t("twin.badge")}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <bdi className="font-bold text-ink tabular-nums">
          {item.cents > 0 ? money(item.cents) : t("noAmount")}
        </bdi>
        <span>{say(`kinds.${item.kind}`)}</span>
        {item.spentOn && <span>{isolated(date(item.spentOn))}</span>}
        {item.code && <bdi translate="no">{item.code}</bdi>}
        {item.project && <Typed text={item.project} />}
      </p>
    </li>
  );
}

/** The inbox of the back office: what was paid or is to be paid, on its way to the costs of a job. */
export default function DeskScreen({ view, tooLarge, sent: posted }: DeskScreenProps) {
  const t = useText("back-office");
  const shell = useText("shell");
  const say = useSay();
  const { number } = useFormat();
  const sent = tooLarge ? tooLargeSent("add") : posted;
  const { pages } = view;
  const page = view.asked.page + 1;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("financialAdminServices"))}
        title={shell("screens.financialAdminServices.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <TextLink href={WAIVERS}>{shell("screens.lienWaivers.title")}</TextLink>
        <TextLink href={CLOCKS}>{shell("screens.lienClocks.title")}</TextLink>
        <TextLink href={MONTH_END}>{shell("screens.monthEnd.title")}</TextLink>
        <TextLink href={ASK}>{shell("screens.askBookkeeper.title")}</TextLink>
        <TextLink href={TAX}>{shell("screens.vendorTax.title")}</TextLink>
      </p>
      <Problem sent={sent} />
      {!view.readOnly && (
        <TitledSection id="add" title={t("add.title")} className="grid gap-4 print:hidden">
          <NewPaper view={view} sent={sent} />
        </TitledSection>
      )}
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
          action={DESK}
          hidden={view.asked.view === "open" ? {} : { view: view.asked.view }}
          projects={view.jobs}
          project={view.asked.project}
          words={{ project: t("fields.project"), any: t("any"), show: t("show") }}
        >
          <Field
            name="vendor"
            id="filter-vendor"
            label={t("fields.vendor")}
            defaultValue={view.asked.vendor}
            maxLength={DESK_LIMITS.vendor}
            dir="auto"
            autoComplete="off"
          />
        </ProjectFilter>
        {view.items.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ol>
        )}
        <SearchPages
          page={page}
          hasMore={page < pages}
          href={(other) => asked(view, { page: String(other) })}
          words={{
            label: t("list"),
            position: t("position", { page: number(page), pages: number(pages) }),
            previous: t("previous"),
            next: t("next"),
          }}
        />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={withQuery(`${DESK}/papers.csv`, {
              project: view.asked.project,
              vendor: view.asked.vendor,
              view: view.asked.view,
            })}
            className="inline-flex min-h-12 items-center font-bold underline underline-offset-4"
            data-reload
          >
            {t("csv.link")}
          </a>
          <TextLink href={itemPath("sample")}>{t("example")}</TextLink>
        </p>
      </TitledSection>
    </div>
  );
}
