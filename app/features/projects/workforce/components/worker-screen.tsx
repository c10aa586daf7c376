import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../workforce.form.server.ts";
import {
  ACTS,
  crewPath,
  EXAMPLE,
  shiftPath,
  WORKER,
  WORKFORCE_LIMITS,
  workerPath,
} from "../workforce.limits.ts";
import type { WorkerView } from "../workforce.view.server.ts";
import {
  CodeField,
  Exceptions,
  Head,
  HUGE,
  hoursText,
  ofForm,
  Problem,
  ShiftLine,
  TimesFields,
  useSay,
} from "./form-parts.tsx";

interface Props {
  view: WorkerView;
  sent?: Sent;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysOn = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function Clock({ view, sent: all }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const sent = ofForm(all, ...ACTS);
  const { open } = view;
  const error = (name: string) => sent?.errors[name] && say(sent.errors[name]);
  return (
    <form
      method="post"
      action={workerPath(view.worker.id)}
      noValidate
      className="grid max-w-2xl gap-4"
      data-reload
    >
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <p id="workers" className="text-lg">
        {open
          ? t("clock.inSince", { time: isolated(open.from), hours: isolated(hoursText(open.minutes)) })
          : t("isOut")}
      </p>
      <div className="flex flex-wrap gap-3">
        {open ? (
          <>
            <Button name="intent" value="out" className={HUGE}>
              {t("clock.out")}
            </Button>
            <Button name="intent" value="switch" variant="outline" className={HUGE}>
              {t("clock.switch")}
            </Button>
          </>
        ) : (
          <Button name="intent" value="in" className={HUGE}>
            {t("clock.in")}
          </Button>
        )}
      </div>
      <CodeField codes={view.codes} typed={sent?.fields.code ?? ""} />
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
      {open && (
        <Field
          name="break"
          inputMode="numeric"
          label={t("fields.break")}
          hint={t("hints.break")}
          error={error("break")}
          defaultValue={sent?.fields.break}
          autoComplete="off"
        />
      )}
    </form>
  );
}

function Week({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  const { date, money } = useFormat();
  const { split, pay } = view;
  const at = (week: string) => `${workerPath(view.isExample ? EXAMPLE : view.worker.id)}?week=${week}`;
  return (
    <TitledSection
      id="week"
      title={t("week.of", { from: date(view.weekOn), to: date(daysOn(view.weekOn, 6)) })}
      className="grid gap-4"
    >
      <DataTable
        caption={t("week.byDay")}
        captionHidden
        columns={[
          { key: "day", heading: t("fields.day") },
          { key: "hours", heading: t("week.hours"), numeric: true },
          { key: "overtime", heading: t("week.overtime"), numeric: true },
          { key: "double", heading: t("week.double"), numeric: true },
        ]}
        rows={view.days
          .filter(({ minutes }) => minutes > 0)
          .map(({ day, minutes, split: of }) => ({
            id: day,
            cells: {
              day: date(day),
              hours: <bdi>{hoursText(minutes)}</bdi>,
              overtime: <bdi>{hoursText(of?.overtime ?? 0)}</bdi>,
              double: <bdi>{hoursText(of?.double ?? 0)}</bdi>,
            },
          }))}
      />
      <p className="text-lg font-bold">
        {t("week.sum", {
          hours: isolated(hoursText(view.minutes)),
          overtime: isolated(hoursText(split.overtime)),
          double: isolated(hoursText(split.double)),
        })}
        {pay.total > 0 && <> · {t("week.gross", { money: isolated(money(pay.total)) })}</>}
      </p>
      <p className="max-w-prose text-sm text-muted">
        {t(`rules.${view.crew.ruleSet}.text`)} <bdi translate="no">{view.crew.sections}</bdi>. {t("verify")}
      </p>
      <ul className="grid gap-2">
        {view.shifts.map((shift) => (
          <li key={shift.id}>
            <ShiftLine shift={shift} linked={!view.isExample} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={at(daysOn(view.weekOn, -7))}>{t("week.earlier")}</TextLink>
        {daysOn(view.weekOn, 7) <= view.today && (
          <TextLink href={at(daysOn(view.weekOn, 7))}>{t("week.later")}</TextLink>
        )}
      </p>
    </TitledSection>
  );
}

function AddShift({ view, sent: all }: Props) {
  const t = useText("workforce");
  const sent = ofForm(all, "shift");
  return (
    <details open={sent ? true : undefined}>
      <summary className="inline-flex min-h-14 cursor-pointer items-center font-medium">
        {t("shift.add")}
      </summary>
      <form
        method="post"
        action={workerPath(view.worker.id)}
        noValidate
        className="grid max-w-2xl gap-4 pt-2"
        data-reload
      >
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <TimesFields
          sent={sent}
          zone={view.crew.siteZone}
          typed={{
            ...{ day: view.today, from: "07:00", toDay: view.today, to: "15:30" },
            ...{ break: "30", code: "", rate: "", reason: "" },
          }}
        />
        <Button name="intent" value="shift" variant="outline" className={`justify-self-start ${HUGE}`}>
          {t("shift.addDo")}
        </Button>
      </form>
    </details>
  );
}

function Edit({ view, sent: all }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const sent = ofForm(all, "save");
  const { worker } = view;
  const start = { name: worker.name, trade: worker.trade, rate: typedDollars(worker.rateCents) };
  const of = (name: "name" | "trade" | "rate") => ({
    ...{ name, label: t(`fields.${name}`), defaultValue: sent ? (sent.fields[name] ?? "") : start[name] },
    error: sent?.errors[name] && say(sent.errors[name]),
  });
  return (
    <details open={sent ? true : undefined}>
      <summary className="inline-flex min-h-14 cursor-pointer items-center font-medium">
        {t("people.edit")}
      </summary>
      <form
        method="post"
        action={workerPath(worker.id)}
        noValidate
        className="grid max-w-2xl gap-4 pt-2"
        data-reload
      >
        <input type="hidden" name="version" value={worker.version} />
        <Field {...of("name")} maxLength={WORKFORCE_LIMITS.name} dir="auto" autoComplete="off" />
        <Field {...of("trade")} maxLength={WORKFORCE_LIMITS.trade} dir="auto" autoComplete="off" />
        <Field {...of("rate")} inputMode="decimal" dir="ltr" autoComplete="off" />
        <Checkbox
          name="active"
          label={t("fields.active")}
          defaultChecked={sent ? sent.fields.active === "on" : worker.active}
        />
        <Checkbox
          name="again"
          label={t("fields.again")}
          hint={t("hints.again")}
          defaultChecked={sent ? sent.fields.again === "on" : worker.rateCents === 0}
        />
        <Button name="intent" value="save" variant="outline" className={`justify-self-start ${HUGE}`}>
          {t("people.save")}
        </Button>
      </form>
    </details>
  );
}

/** One worker: the clock, the hours of a week, and who they are. */
export default function WorkerScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const { worker } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head
        back={{ href: crewPath(view.isExample ? EXAMPLE : view.crew.id), text: t("backToCrew") }}
        name={worker.name}
      >
        <p className="flex flex-wrap items-center gap-x-4 text-lg text-muted">
          {worker.trade && <Typed text={worker.trade} />}
          <Typed text={view.crew.name} />
          {worker.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
      </Head>
      {view.isExample && <Notice tone="info" title={t("example")} />}
      <Problem sent={sent} />
      {!view.readOnly && worker.active && <Clock view={view} sent={sent} />}
      {view.exceptions.length > 0 && (
        <TitledSection id="exceptions" title={t("exceptions.title")} className="grid gap-3">
          <Exceptions exceptions={view.exceptions} linked={!view.isExample} />
        </TitledSection>
      )}
      <Week view={view} />
      {view.isExample && (
        <p>
          <TextLink href={shiftPath(EXAMPLE)}>{t("shift.example")}</TextLink>
        </p>
      )}
      {!view.readOnly && (
        <>
          <AddShift view={view} sent={sent} />
          <Edit view={view} sent={sent} />
          <p>
            <TextLink href={`/workspace/share?type=${WORKER}&id=${worker.id}`}>{t("phone.share")}</TextLink>
          </p>
        </>
      )}
    </div>
  );
}
