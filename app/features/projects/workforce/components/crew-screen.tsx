import { useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../workforce.form.server.ts";
import {
  ACTS,
  CREW,
  crewPath,
  EXAMPLE,
  WORKER_BOX,
  WORKFORCE,
  WORKFORCE_LIMITS,
  weekPath,
  workerPath,
} from "../workforce.limits.ts";
import type { CrewView } from "../workforce.view.server.ts";
import { CodeField, Exceptions, Head, HUGE, hoursText, ofForm, Problem, useSay } from "./form-parts.tsx";

interface Props {
  view: CrewView;
  sent?: Sent;
}

type CrewWorker = CrewView["workers"][number];

function Standing({ worker, today }: { worker: CrewWorker; today: string }) {
  const t = useText("workforce");
  const { open } = worker;
  if (!open) return <span className="text-muted">{t("isOut")}</span>;
  return (
    <span className="flex flex-wrap gap-x-3">
      <Badge variant={open.day === today ? "default" : "destructive"}>{t("isIn", { time: open.from })}</Badge>
      <bdi className="tabular-nums">{hoursText(open.minutes)}</bdi>
      {open.code && <Typed text={open.code} />}
    </span>
  );
}

/** The list of a whole crew: tick who is meant, then one press. */
function ClockForm({ view, sent: all }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const sent = ofForm(all, ...ACTS);
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  const boxes = error(WORKER_BOX);
  return (
    <form method="post" action={crewPath(view.crew.id)} noValidate className="grid gap-6" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <fieldset
        id={WORKER_BOX}
        tabIndex={-1}
        aria-describedby={boxes ? "workers-error" : undefined}
        className={`scroll-mt-24 ${boxes ? "border-s-4 border-danger ps-3" : ""}`}
      >
        <legend className="mb-2 font-bold">{t("clock.who")}</legend>
        {boxes && (
          <p id="workers-error" className="mb-2 font-medium text-danger">
            {boxes}
          </p>
        )}
        <ul className="grid gap-2 sm:grid-cols-2">
          {view.workers.map((worker) => (
            <li key={worker.id} className="flex items-stretch gap-2">
              <label className="flex min-h-14 grow cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 hover:bg-sunken has-checked:border-2 has-checked:border-accent has-checked:bg-tint">
                <input
                  type="checkbox"
                  name={WORKER_BOX}
                  value={worker.id}
                  defaultChecked={sent ? sent.chosen?.includes(worker.id) : true}
                  disabled={view.readOnly}
                  className="size-6 shrink-0 accent-accent"
                />
                <span className="grid">
                  <span className="font-medium">
                    <Typed text={worker.name} />
                  </span>
                  <Standing worker={worker} today={view.today} />
                  {worker.flag && (
                    <span className="font-medium text-danger">
                      {t("notCleared", { lacks: worker.flag.lacks.join(" · ") })}
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {view.workers.some(({ flag }) => flag) && (
        <p className="max-w-prose">
          {t("notClearedText")} <TextLink href="/compliance">{t("notClearedOpen")}</TextLink>
        </p>
      )}
      {!view.readOnly && (
        <>
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="in" className={HUGE}>
              {t("clock.in")}
            </Button>
            <Button name="intent" value="out" variant="outline" className={HUGE}>
              {t("clock.out")}
            </Button>
            <Button name="intent" value="switch" variant="outline" className={HUGE}>
              {t("clock.switch")}
            </Button>
          </div>
          <p className="text-muted">{t("clock.now", { time: view.time, zone: view.crew.siteZone })}</p>
          <details open={sent ? true : undefined}>
            <summary className="inline-flex min-h-14 cursor-pointer items-center font-medium">
              {t("clock.more")}
            </summary>
            <div className="grid gap-4 pt-2 sm:grid-cols-2">
              <CodeField codes={view.codes} typed={sent?.fields.code} />
              <Field
                name="time"
                type="time"
                label={t("fields.time")}
                hint={t("hints.time")}
                error={error("time")}
                defaultValue={sent?.fields.time}
              />
              <Field
                name="break"
                inputMode="numeric"
                label={t("fields.break")}
                hint={t("hints.break")}
                error={error("break")}
                defaultValue={sent?.fields.break}
                autoComplete="off"
              />
              {view.sites.length > 0 && (
                <SelectField
                  name="site"
                  label={t("fields.otherSite")}
                  defaultValue={sent?.fields.site}
                  options={[
                    { value: "", text: view.crew.siteName || t("noSite") },
                    ...view.sites.map(({ id, name }) => ({ value: id, text: name })),
                  ]}
                />
              )}
            </div>
          </details>
        </>
      )}
    </form>
  );
}

function WorkerForm({ view, sent: all }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const sent = ofForm(all, "worker");
  const of = (name: "name" | "trade" | "rate") => ({
    ...{ name, label: t(`fields.${name}`), defaultValue: sent?.fields[name] ?? "" },
    error: sent?.errors[name] && say(sent.errors[name]),
  });
  return (
    <form
      method="post"
      action={crewPath(view.crew.id)}
      noValidate
      className="grid max-w-2xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <Field
        {...of("name")}
        hint={t("hints.name")}
        maxLength={WORKFORCE_LIMITS.name}
        dir="auto"
        autoComplete="off"
      />
      <Field {...of("trade")} maxLength={WORKFORCE_LIMITS.trade} dir="auto" autoComplete="off" />
      <Field {...of("rate")} hint={t("hints.rate")} inputMode="decimal" dir="ltr" autoComplete="off" />
      <Button name="intent" value="worker" variant="outline" className={`justify-self-start ${HUGE}`}>
        {t("people.add")}
      </Button>
    </form>
  );
}

function People({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {[...view.workers, ...view.gone].map(({ id, name }) => (
        <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line">
          {view.isExample ? <Typed text={name} /> : <TextLink href={workerPath(id)}>{name}</TextLink>}
          {view.gone.some((one) => one.id === id) && <Badge variant="outline">{t("people.gone")}</Badge>}
        </li>
      ))}
    </ul>
  );
}

/** A crew: clock it, see who is in, and what somebody should look at. */
export default function CrewScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const { crew } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head back={{ href: WORKFORCE, text: t("back") }} name={crew.name}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg text-muted">
          {crew.siteName && <Typed text={crew.siteName} />}
          <span>{t(`rules.${crew.ruleSet}.name`)}</span>
          {crew.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
      </Head>
      {view.isExample && <Notice tone="info" title={t("example")} />}
      <Problem sent={sent} />
      {view.workers.length > 0 && <ClockForm view={view} sent={sent} />}
      <TitledSection id="exceptions" title={t("exceptions.title")} className="grid gap-3">
        <Exceptions exceptions={view.exceptions} linked={!view.isExample} />
      </TitledSection>
      <p>
        <TextLink href={weekPath(crew.id)}>{t("week.open")}</TextLink>
      </p>
      <TitledSection id="people" title={t("people.title")} className="grid gap-4">
        <People view={view} />
        {view.isExample && (
          <p>
            <TextLink href={workerPath(EXAMPLE)}>{t("people.example")}</TextLink>
          </p>
        )}
        {!view.readOnly && <WorkerForm view={view} sent={sent} />}
      </TitledSection>
      {!view.readOnly && (
        <TitledSection id="kiosk" title={t("kiosk.title")} className="grid gap-2">
          <p className="max-w-prose">{t("kiosk.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${CREW}&id=${crew.id}`}>{t("kiosk.share")}</TextLink>
          </p>
        </TitledSection>
      )}
      {!view.readOnly && view.removable && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
            {t("crew.remove")}
          </summary>
          <form
            method="post"
            action={crewPath(crew.id)}
            className="grid justify-items-start gap-3 pt-2"
            data-reload
          >
            <p className="max-w-prose">{t("crew.removeText")}</p>
            <Button name="intent" value="remove" variant="destructive">
              {t("crew.removeSure")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
