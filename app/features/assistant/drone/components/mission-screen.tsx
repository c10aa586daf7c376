import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { MISSION_LIMITS } from "../missions.limits.ts";
import type { MissionView } from "../missions.view.server.ts";
import { Plan, type Planned } from "./drone-screen.tsx";
import { Problem, useProcessTexts, useSay } from "./parts.tsx";
import { Preflight } from "./preflight-part.tsx";

interface MissionScreenProps {
  view: MissionView;
  sent?: Sent;
}

function LogForm({ view, sent }: MissionScreenProps) {
  const t = useText("drone-missions");
  const say = useSay();
  const form = formOf(["flight"], sent, { day: view.today });
  const field = { form, say };
  return (
    <Fold title={t("log.add")} open={form.isSent || view.flights.length === 0}>
      <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.flight} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedField {...field} name="pilot" label={t("log.pilot")} most={MISSION_LIMITS.pilot} />
          <TypedField
            {...field}
            name="certificate"
            label={t("log.certificate")}
            most={MISSION_LIMITS.certificate}
          />
        </div>
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <TypedField {...field} name="day" type="date" label={t("log.day")} />
          <TypedField {...field} name="start" label={t("log.start")} hint={t("log.clock")} />
          <TypedField {...field} name="end" label={t("log.end")} hint={t("log.clock")} />
        </div>
        <TypedField
          {...field}
          name="conditions"
          label={t("log.conditions")}
          hint={t("log.conditionsHint")}
          most={MISSION_LIMITS.conditions}
          long
        />
        <p className="text-muted">{t("log.zone", { zone: isolated(view.mission.zone) })}</p>
        <Button name="intent" value="flight" variant="outline" className="justify-self-start">
          {t("log.save")}
        </Button>
      </form>
    </Fold>
  );
}

function Flights({ view, sent }: MissionScreenProps) {
  const t = useText("drone-missions");
  const { number, date } = useFormat();
  return (
    <TitledSection id="flights" title={t("log.title")} className="grid gap-4">
      {view.flights.length > 0 ? (
        <DataTable
          dense
          captionHidden
          caption={t("log.title")}
          columns={[
            { key: "day", heading: t("log.day") },
            { key: "time", heading: t("log.time"), numeric: true },
            { key: "pilot", heading: t("log.pilot") },
            { key: "certificate", heading: t("log.certificate") },
            { key: "conditions", heading: t("log.conditions"), width: "lg:w-1/3" },
            ...(view.may.log ? [{ key: "strike", heading: t("log.strike") }] : []),
          ]}
          rows={view.flights.map(({ id, pilot, certificate, conditions, start, end, minutes }) => ({
            id,
            cells: {
              day: isolated(date(start.day)),
              time: (
                <bdi dir="ltr">
                  {start.time}–{end.time} ({number(minutes)} min)
                </bdi>
              ),
              pilot: <Typed text={pilot} />,
              certificate: <bdi translate="no">{certificate}</bdi>,
              conditions: <Typed text={conditions} />,
              strike: (
                <form method="post" data-reload className="print:hidden">
                  <input type="hidden" name="flight" value={id} />
                  <Button
                    name="intent"
                    value="strike"
                    variant="link"
                    aria-label={t("log.strikeOf", { day: isolated(date(start.day)), time: start.time })}
                  >
                    {t("log.strike")}
                  </Button>
                </form>
              ),
            },
          }))}
        />
      ) : (
        <p>{t(view.may.log ? "log.empty" : "log.later")}</p>
      )}
      {view.may.log && <LogForm view={view} sent={sent} />}
      <p className="print:hidden">
        <a
          href={`${view.list}/flights.csv`}
          download
          className="inline-flex min-h-12 items-center underline underline-offset-4"
        >
          {t("log.csv")}
        </a>
      </p>
    </TitledSection>
  );
}

function Coverage({ view }: Pick<MissionScreenProps, "view">) {
  const t = useText("drone-missions");
  const { coverage } = view;
  if (!coverage) return <p>{t("coverage.none")}</p>;
  return (
    <>
      <Notice
        tone={coverage.isWhole ? "ok" : "warn"}
        title={t(coverage.isWhole ? "coverage.whole" : "coverage.gaps")}
      />
      <FigureList rows={coverage.figures} />
      <img
        src={coverage.map}
        alt={coverage.alt}
        width={680}
        height={520}
        className="h-auto w-full max-w-3xl border border-line bg-white object-contain"
      />
      <p className="max-w-prose text-muted">{t("coverage.method")}</p>
    </>
  );
}

/** One mission: its plan, what is gone through before takeoff, its flights, and what its photos show. */
export default function MissionScreen({ view, sent }: MissionScreenProps) {
  const t = useText("drone-missions");
  const texts = useProcessTexts();
  const { mission, standing, replan } = view;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  return (
    <div className="sheet grid gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={view.list}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={mission.name} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {mission.sample && <Badge variant="secondary">{t("sample")}</Badge>}
          {mission.place && <Typed text={mission.place} />}
          <span>{t(`verdicts.${mission.verdict}`)}</span>
        </p>
      </header>
      <Problem sent={sent} />
      {replan && (
        <Notice tone="info" title={t("replan.title")}>
          <form method="post" action={`/drone-mission/${mission.id}`} className="grid gap-3" data-reload>
            <p>{t(`verdicts.${replan.verdict}`)}</p>
            <input type="hidden" name="version" value={standing.version} />
            <input type="hidden" name="plan" value={replan.plan} />
            <Button name="intent" value="replan" variant="outline" className="justify-self-start">
              {t("replan.do")}
            </Button>
          </form>
        </Notice>
      )}
      <ProcessActions
        isServed
        standing={standing}
        texts={texts}
        idem={view.keys.move}
        reply={isMove ? { fields: { ...sent.fields }, errors: {} } : undefined}
      />
      {"figures" in view.plan && (
        <Plan view={view.plan as Planned}>
          <p className="print:hidden">
            <TextLink href={view.planner}>{t(view.may.plan ? "replan.open" : "replan.look")}</TextLink>
          </p>
        </Plan>
      )}
      <Preflight view={view} sent={sent} />
      <Flights view={view} sent={sent} />
      <TitledSection id="photos" title={t("coverage.title")} className="grid gap-4">
        <Coverage view={view} />
      </TitledSection>
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={mission.zone} />
        </TitledSection>
      )}
      {view.may.plan && (
        <Fold title={t("remove.title")}>
          <form method="post" data-reload className="grid gap-3">
            <p>{t("remove.text")}</p>
            <input type="hidden" name="version" value={standing.version} />
            <Button name="intent" value="remove" variant="destructive" className="justify-self-start">
              {t("remove.do")}
            </Button>
          </form>
        </Fold>
      )}
    </div>
  );
}
