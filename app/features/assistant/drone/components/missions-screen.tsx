import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { MISSION_LIMITS, MISSIONS } from "../missions.limits.ts";
import type { MissionsView } from "../missions.view.server.ts";
import { Problem, useProcessTexts, useSay } from "./parts.tsx";

interface MissionsScreenProps {
  view: MissionsView;
  sent?: Sent;
}

/** What came along from the planner, under a name. */
function Keep({ view, sent, plan }: MissionsScreenProps & { plan: string }) {
  const t = useText("drone-missions");
  const say = useSay();
  const form = formState(sent, { name: "" });
  return (
    <TitledSection id="keep" title={t("keep.title")} className="grid gap-4">
      {view.taken && (
        <p>
          {t(`verdicts.${view.taken.verdict}`)} <TextLink href={view.taken.href}>{t("keep.look")}</TextLink>
        </p>
      )}
      <form method="post" action={MISSIONS} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="plan" value={plan} />
        <TypedField
          {...{ form, say }}
          name="name"
          label={t("keep.name")}
          hint={t("keep.hint")}
          most={MISSION_LIMITS.name}
        />
        {view.places.length > 0 && (
          <SelectField
            name="site"
            label={t("keep.site")}
            options={[
              { value: "", text: t("keep.noSite") },
              ...view.places.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            defaultValue={form.value("site")}
          />
        )}
        <Button name="intent" value="keep" className="justify-self-start">
          {t("keep.save")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Line({ mission }: { mission: MissionsView["missions"][number] }) {
  const t = useText("drone-missions");
  const texts = useProcessTexts();
  const { date } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={mission.href}
        className="inline-flex min-h-12 items-center font-bold underline underline-offset-4 wrap-anywhere"
      >
        <Typed text={mission.name} />
      </a>
      <ProcessStanding standing={mission.standing} texts={texts} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {mission.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {mission.place && <Typed text={mission.place} />}
        <span>{isolated(date(mission.createdAt))}</span>
        <span>{t(`verdicts.${mission.verdict}`)}</span>
      </p>
    </li>
  );
}

/** The missions of a workspace, and the way to its flight log. */
export default function MissionsScreen({ view, sent }: MissionsScreenProps) {
  const t = useText("drone-missions");
  const shell = useText("shell");
  const { number } = useFormat();
  const plan = view.taken?.plan ?? sent?.fields.plan;
  const to = (page: number) => `${MISSIONS}?page=${page}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("droneMissions"))} title={shell("screens.droneMissions.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      {view.isWrong && <Notice tone="warn" title={t("keep.wrong")} />}
      {plan && !view.readOnly && <Keep view={view} sent={sent} plan={plan} />}
      {view.missions.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <a href="/drone-integration" className={buttonClass({ variant: plan ? "outline" : undefined })}>
              {t("toPlanner")}
            </a>
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <TitledSection id="list" title={t("list")} className="grid gap-3">
          <p className="flex flex-wrap gap-x-5 print:hidden">
            <TextLink href="/drone-integration">{t("toPlanner")}</TextLink>
            <a
              href={`${MISSIONS}/flights.csv`}
              download
              className="inline-flex min-h-12 items-center underline underline-offset-4"
            >
              {t("log.csv")}
            </a>
          </p>
          <ol className="border-t-2 border-ink">
            {view.missions.map((mission) => (
              <Line key={mission.id} mission={mission} />
            ))}
          </ol>
          {view.pages > 1 && (
            <Pagination
              label={t("list")}
              position={t("position", { page: number(view.page + 1), pages: number(view.pages) })}
              previous={view.page > 0 ? { href: to(view.page), text: t("previous") } : undefined}
              next={view.page + 1 < view.pages ? { href: to(view.page + 2), text: t("next") } : undefined}
            />
          )}
        </TitledSection>
      )}
    </div>
  );
}
