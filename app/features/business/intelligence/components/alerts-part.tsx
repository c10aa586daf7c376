import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { withAsked } from "../asked.ts";
import {
  alertPath,
  INTELLIGENCE_LIMITS,
  KEPT_PERIODS,
  MY_FIGURES,
  metricPath,
  SIDES,
} from "../intelligence.limits.ts";
import type { MineView } from "../mine.view.server.ts";
import { useFigure } from "./figure-parts.tsx";

interface AlertsProps {
  view: MineView;
  sent?: Sent;
}

type Alert = MineView["alerts"][number];

/** An alert: what it is called, what it waits for, and whether that has come. */
function AlertRow({ alert, mayWrite }: { alert: Alert; mayWrite: boolean }) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const { date } = useFormat();
  const figure = useFigure();
  const { side, threshold, unit, days, job, crossedAt, lookedAt } = alert;
  const size = figure(unit, unit === "cents" ? threshold : threshold / 100);
  const asked = { goal: "winning", period: days, from: "", to: "", project: job, samples: false } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="font-medium">
          <Typed text={alert.words} />
        </p>
        <p className="text-sm">
          <TextLink href={withAsked(metricPath(alert.figure), asked)}>
            {words(`names.${alert.figure}`)}
          </TextLink>
          {": "}
          {t(`alerts.${side}`, { size: isolated(size) })}
          {alert.when === "period" && ` · ${t(`periods.${days}`)}`}
          {alert.jobName && (
            <>
              {" · "}
              <Typed text={alert.jobName} />
            </>
          )}
        </p>
        <p className={crossedAt ? "text-sm font-bold text-danger" : "text-sm text-muted"}>
          {crossedAt
            ? t("alerts.crossed", { day: isolated(date(crossedAt.slice(0, 10))) })
            : lookedAt
              ? t("alerts.looked", { day: isolated(date(lookedAt.slice(0, 10))) })
              : t("alerts.notLooked")}
        </p>
      </div>
      {mayWrite && (
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          <TextLink
            href={`${alertPath(alert.id)}#alert`}
            aria-label={t("alerts.changeOf", { name: isolated(alert.words) })}
          >
            {t("alerts.change")}
          </TextLink>
          <form method="post" action={MY_FIGURES} data-reload>
            <input type="hidden" name="alert" value={alert.id} />
            <Button
              name="intent"
              value="dropAlert"
              variant="outline"
              aria-label={t("alerts.dropOf", { name: isolated(alert.words) })}
            >
              {t("alerts.drop")}
            </Button>
          </form>
        </div>
      )}
    </li>
  );
}

/** What the form begins with: the alert that is changed, or a new one of the figure that a page linked from. */
const beginOf = (alert: Alert | undefined, { wanted }: MineView): Record<string, string> =>
  alert
    ? {
        ...{ words: alert.words, figure: alert.figure, side: alert.side, days: alert.days, job: alert.job },
        threshold: typedDollars(alert.threshold),
      }
    : { figure: wanted.metric, side: "above", days: wanted.period, job: wanted.project };

/** The form of an alert: which figure, on which side of what, over which days, of which project. */
function AlertForm({ view, sent }: AlertsProps) {
  const t = useText("intelligence");
  const words = useText("metrics");
  const say = (key: string) => t(key as Key<"intelligence">);
  const alert = view.alerts.find(({ id }) => id === view.changed);
  const form = formOf(["alert", "changeAlert"], sent, beginOf(alert, view));
  if (!alert && !view.hasRoom) return <p>{t("errors.alertsFull")}</p>;
  return (
    <form
      method="post"
      action={alert ? alertPath(alert.id) : MY_FIGURES}
      noValidate
      data-reload
      className="grid max-w-3xl items-end gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="idem" value={form.idem ?? view.idem} />
      <TypedField
        form={form}
        say={say}
        name="words"
        label={t("alerts.words")}
        hint={t("alerts.wordsHint")}
        most={INTELLIGENCE_LIMITS.alertWords}
      />
      {alert ? (
        <p className="grid gap-1.5">
          <span className="font-medium">{t("fields.metric")}</span>
          <span>{words(`names.${alert.figure}`)}</span>
          <input type="hidden" name="figure" value={alert.figure} />
          <input type="hidden" name="alert" value={alert.id} />
          <input type="hidden" name="version" value={alert.version} />
        </p>
      ) : (
        <ChoiceField
          form={form}
          say={say}
          name="figure"
          label={t("fields.metric")}
          options={view.catalogue.map(({ id, goal }) => ({
            value: id,
            text: `${words(`goals.${goal}`)}: ${words(`names.${id}`)}`,
          }))}
        />
      )}
      <ChoiceField
        form={form}
        say={say}
        name="side"
        label={t("alerts.side")}
        options={SIDES.map((value) => ({ value, text: t(`alerts.sides.${value}`) }))}
      />
      <TypedField
        form={form}
        say={say}
        name="threshold"
        type="decimal"
        label={t("alerts.threshold")}
        hint={t("alerts.thresholdHint")}
      />
      <ChoiceField
        form={form}
        say={say}
        name="days"
        label={t("fields.period")}
        options={KEPT_PERIODS.map((value) => ({ value, text: t(`periods.${value}`) }))}
      />
      <ChoiceField
        form={form}
        say={say}
        name="job"
        label={t("fields.project")}
        options={[
          { value: "", text: t("allProjects") },
          ...view.projects.map(({ id, name }) => ({ value: id, text: name })),
        ]}
      />
      <Button
        name="intent"
        value={alert ? "changeAlert" : "alert"}
        variant="outline"
        className="justify-self-start max-sm:w-full"
      >
        {t(alert ? "alerts.save" : "alerts.submit")}
      </Button>
      {alert && <TextLink href={`${MY_FIGURES}#alert`}>{t("alerts.other")}</TextLink>}
    </form>
  );
}

/** The thresholds of the team, and the form of one. */
export function Alerts({ view, sent }: AlertsProps) {
  const t = useText("intelligence");
  const isChanged = view.alerts.some(({ id }) => id === view.changed);
  return (
    <>
      <TitledSection id="alerts" title={t("alerts.title")} className="grid gap-3">
        <p className="max-w-prose text-muted">{t("alerts.lead")}</p>
        {view.alerts.length === 0 ? (
          <p>{t("alerts.none")}</p>
        ) : (
          <ul className="grid max-w-4xl">
            {view.alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} mayWrite={view.mayWrite} />
            ))}
          </ul>
        )}
      </TitledSection>
      {view.mayWrite && (
        <TitledSection
          id="alert"
          title={t(isChanged ? "alerts.changeTitle" : "alerts.add")}
          className="grid gap-3 print:hidden"
        >
          <AlertForm view={view} sent={sent} />
        </TitledSection>
      )}
    </>
  );
}
