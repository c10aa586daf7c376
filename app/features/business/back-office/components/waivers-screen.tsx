import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { STATES } from "~/lib/us-states.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { ProjectFilter } from "~/ui/project-filter.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { DESK, withQuery } from "../desk.limits.ts";
import { CONDITIONS, STAGES, WAIVER_LIMITS, WAIVER_VIEWS, WAIVERS, waiverPath } from "../waiver.limits.ts";
import type { WaiversView } from "../waiver.view.server.ts";
import { Problem, useSay } from "./waiver-parts.tsx";

interface WaiversScreenProps {
  view: WaiversView;
  sent?: Sent;
}

const asked = ({ asked: { project, view } }: WaiversView, other: Readonly<Record<string, string>> = {}) =>
  withQuery(WAIVERS, { project, view: view === "open" ? "" : view, ...other });

function NewWaiver({ view, sent }: WaiversScreenProps) {
  const t = useText("lien-waivers");
  const say = useSay();
  const form = formOf(["create"], sent, {
    ...{ project: view.asked.project || (view.jobs[0]?.id ?? ""), condition: "conditional" },
    ...{ stage: "progress", language: view.language, throughOn: view.day },
  });
  const shared = { form, say };
  return (
    <Fold title={t("create.title")} open={form.isSent}>
      <form method="post" action={WAIVERS} noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <ChoiceField
          {...shared}
          name="project"
          label={t("fields.project")}
          options={view.jobs.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField
            {...shared}
            name="party"
            label={t("fields.party")}
            hint={t("fields.partyHint")}
            most={WAIVER_LIMITS.party}
          />
          <TypedField {...shared} name="payer" label={t("fields.payer")} most={WAIVER_LIMITS.party} />
          <ChoiceField
            {...shared}
            name="condition"
            label={t("fields.condition")}
            hint={t("fields.conditionHint")}
            options={CONDITIONS.map((value) => ({ value, text: say(`conditions.${value}`) }))}
          />
          <ChoiceField
            {...shared}
            name="stage"
            label={t("fields.stage")}
            options={STAGES.map((value) => ({ value, text: say(`stages.${value}`) }))}
          />
          <TypedField {...shared} name="amount" label={t("fields.amount")} type="decimal" />
          <TypedField {...shared} name="throughOn" label={t("fields.throughOn")} type="date" />
          <ChoiceField
            {...shared}
            name="usState"
            label={t("fields.usState")}
            options={[
              { value: "", text: t("notSaid") },
              ...STATES.map(({ id }) => ({ value: id, text: isolated(id) })),
            ]}
          />
          <ChoiceField
            {...shared}
            name="language"
            label={t("fields.language")}
            options={LANGUAGES.map((value) => ({ value, text: say(`languages.${value}`) }))}
          />
        </div>
        <TypedField
          {...shared}
          name="exceptions"
          label={t("fields.exceptions")}
          hint={t("fields.exceptionsHint")}
          most={WAIVER_LIMITS.exceptions}
          long
        />
        <Button name="intent" value="create" size="lg" className="justify-self-start max-sm:w-full">
          {t("create.submit")}
        </Button>
      </form>
    </Fold>
  );
}

/** The waivers of a workspace: who gives which right up, for how much, and how far each has come. */
export default function WaiversScreen({ view, sent }: WaiversScreenProps) {
  const t = useText("lien-waivers");
  const shell = useText("shell");
  const say = useSay();
  const { money, date, number } = useFormat();
  const page = view.asked.page + 1;
  const { pages } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("lienWaivers"))} title={shell("screens.lienWaivers.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="print:hidden">
        <TextLink href={DESK}>{t("toDesk")}</TextLink>
      </p>
      <Problem sent={sent} />
      {!view.readOnly && view.jobs.length === 0 && (
        <Notice
          title={t("create.noProject")}
          action={<TextLink href="/project-management">{t("create.begin")}</TextLink>}
        />
      )}
      {!view.readOnly && view.jobs.length > 0 && <NewWaiver view={view} sent={sent} />}
      <TitledSection id="list" title={t("list")} className="grid gap-4">
        <TabLinks
          label={t("views.label")}
          tabs={WAIVER_VIEWS.map((one) => ({
            href: asked(view, { view: one === "open" ? "" : one }),
            text: say(`views.${one}`),
            current: one === view.asked.view,
          }))}
        />
        <ProjectFilter
          action={WAIVERS}
          hidden={view.asked.view === "open" ? {} : { view: view.asked.view }}
          projects={view.jobs}
          project={view.asked.project}
          words={{ project: t("fields.project"), any: t("any"), show: t("show") }}
        />
        {view.waivers.length === 0 ? (
          <p>{t("empty")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.waivers.map((waiver) => (
              <li key={waiver.id} className="grid gap-1 border-b border-line py-4">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <TextLink href={waiverPath(waiver.id)}>
                    <Typed text={waiver.party} />
                  </TextLink>
                  <Badge variant={waiver.state === "exchanged" ? "secondary" : "default"}>
                    {say(`states.${waiver.state}`)}
                  </Badge>
                  {waiver.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                </p>
                <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
                  <bdi className="font-bold text-ink tabular-nums">{money(waiver.cents)}</bdi>
                  <span>{say(`doc.titles.${waiver.condition}_${waiver.stage}`)}</span>
                  <span>{t("through", { date: isolated(date(waiver.throughOn)) })}</span>
                  {waiver.project && <Typed text={waiver.project} />}
                </p>
              </li>
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
        <p>
          <TextLink href={waiverPath("sample")}>{t("example")}</TextLink>
        </p>
      </TitledSection>
    </div>
  );
}
