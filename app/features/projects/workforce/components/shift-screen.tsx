import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ExceptionKind } from "../exceptions.ts";
import type { Sent } from "../workforce.form.server.ts";
import { EXAMPLE, shiftPath, WORKFORCE_LIMITS, workerPath } from "../workforce.limits.ts";
import type { ShiftView, ShownException } from "../workforce.view.server.ts";
import {
  ExceptionText,
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
  view: ShiftView;
  sent?: Sent;
}

interface Clocked {
  day: string;
  time: string;
}

/** From when to when, as the clocks of the site said it. */
function useTimes() {
  const t = useText("workforce");
  const { date } = useFormat();
  return (from: Clocked, to?: Clocked) =>
    to
      ? `${date(from.day)}, ${isolated(`${from.time}–${to.time}`)}${to.day === from.day ? "" : ` (${date(to.day)})`}`
      : `${date(from.day)}, ${t("since", { time: isolated(from.time) })}`;
}

function Proposal({ view, sent: all, exception }: Props & { exception: ShownException }) {
  const t = useText("workforce");
  const say = useSay();
  const times = useTimes();
  const { kind, proposal, end } = exception;
  const mine = ofForm(all, "accept", "keep");
  const sent = mine?.fields.kind === kind ? mine : undefined;
  const keeps = kind === "long_shift" || kind === "outside_fence";
  const changes = proposal && proposal.basis !== "asIs";
  return (
    <section aria-labelledby={kind} className="grid gap-3 border-s-4 border-warn ps-3">
      <h2 id={kind} className="text-xl font-bold">
        {t(`exceptions.${kind}`)}
      </h2>
      <p className="max-w-prose">{t(`exceptionTexts.${kind}`)}</p>
      <ExceptionText exception={exception} />
      {!proposal && <p>{t("proposal.later")}</p>}
      {proposal && !view.readOnly && (
        <form
          method="post"
          action={shiftPath(view.shift.id)}
          noValidate
          className="grid max-w-2xl gap-3"
          data-reload
        >
          <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
          <input type="hidden" name="version" value={view.version} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="proposed" value={proposal.outAt} />
          {changes && end && (
            <p className="text-lg font-bold">
              {t("proposal.becomes", {
                times: times({ day: exception.shift.day, time: exception.shift.from }, end),
              })}
            </p>
          )}
          <Field
            name="reason"
            id={`reason-${kind}`}
            label={t("fields.reason")}
            error={sent?.errors.reason && say(sent.errors.reason)}
            defaultValue={sent?.fields.reason}
            maxLength={WORKFORCE_LIMITS.reason}
            dir="auto"
            autoComplete="off"
          />
          <div className="flex flex-wrap gap-3">
            {changes && (
              <Button name="intent" value="accept" className={HUGE}>
                {t("proposal.accept")}
              </Button>
            )}
            {keeps && (
              <Button name="intent" value="keep" variant="outline" className={HUGE}>
                {t("proposal.keep")}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

function FixForm({ view, sent: all }: Props) {
  const t = useText("workforce");
  const sent = ofForm(all, "fix");
  const { shift } = view;
  return (
    <TitledSection id="fix" title={t("shift.type")} className="grid gap-4">
      <form
        method="post"
        action={shiftPath(shift.id)}
        noValidate
        className="grid max-w-2xl gap-4"
        data-reload
      >
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <input type="hidden" name="version" value={view.version} />
        <TimesFields
          sent={sent}
          zone={view.zone}
          typed={{
            ...{ day: shift.day, from: shift.from, toDay: view.toDay ?? shift.day, to: shift.to ?? "" },
            ...{ break: String(shift.breakMinutes), code: shift.code, rate: view.rate, reason: "" },
          }}
        />
        <Button name="intent" value="fix" variant="outline" className={`justify-self-start ${HUGE}`}>
          {t("shift.save")}
        </Button>
      </form>
    </TitledSection>
  );
}

function VoidForm({ view, sent: all }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const sent = ofForm(all, "void");
  return (
    <details open={sent ? true : undefined}>
      <summary className="inline-flex min-h-14 cursor-pointer items-center font-medium text-danger">
        {t("shift.void")}
      </summary>
      <form
        method="post"
        action={shiftPath(view.shift.id)}
        noValidate
        className="grid max-w-2xl gap-4 pt-2"
        data-reload
      >
        <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
        <input type="hidden" name="version" value={view.version} />
        <p className="max-w-prose">{t("shift.voidText")}</p>
        <Field
          name="reason"
          id="reason-void"
          label={t("fields.reason")}
          error={sent?.errors.reason && say(sent.errors.reason)}
          defaultValue={sent?.fields.reason}
          maxLength={WORKFORCE_LIMITS.reason}
          dir="auto"
          autoComplete="off"
        />
        <Button name="intent" value="void" variant="destructive" className={`justify-self-start ${HUGE}`}>
          {t("shift.voidSure")}
        </Button>
      </form>
    </details>
  );
}

function History({ view }: Pick<Props, "view">) {
  const t = useText("workforce");
  const { moment } = useFormat();
  const times = useTimes();
  return (
    <TitledSection id="history" title={t("history.title")} className="grid gap-3">
      {view.first && (
        <p>
          {t("history.punched", { times: times(view.first.from, view.first.to) })}{" "}
          <span className="text-muted">{t(`sources.${view.shift.source}`)}</span>
        </p>
      )}
      <ul className="grid gap-3">
        {view.corrections.map(({ id, kind, reason, before, after, createdAt }) => (
          <li key={id} className="grid gap-1 border-b border-line pb-3">
            <p>
              {before && times(before.from, before.to)} →{" "}
              {after ? times(after.from, after.to) : t("history.voided")}
              {after && after.breakMinutes > 0 && ` · ${t("breakOf", { count: after.breakMinutes })}`}
            </p>
            <p>
              <Typed text={reason} />
            </p>
            <p className="text-sm text-muted">
              {kind === "typed" || kind === "void"
                ? t(`history.${kind}`)
                : t(`exceptions.${kind as ExceptionKind}`)}
              , {moment(createdAt, view.zone)}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** One shift: what is asked about it, its times, and everything that was changed. */
export default function ShiftScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const { shift } = view;
  const changeable = !view.readOnly && !view.void;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <Head
        back={{ href: workerPath(view.isExample ? EXAMPLE : view.workerId), text: t("backToWorker") }}
        name={view.name}
      >
        <p className="text-lg">
          <ShiftLine shift={shift} linked={false} />
        </p>
      </Head>
      {view.isExample && <Notice tone="info" title={t("example")} />}
      {view.void && <Notice tone="warn" title={t("history.voided")} />}
      <Problem sent={sent} />
      {view.exceptions.map((exception) => (
        <Proposal key={exception.kind} view={view} sent={sent} exception={exception} />
      ))}
      {changeable && <FixForm view={view} sent={sent} />}
      {changeable && <VoidForm view={view} sent={sent} />}
      <History view={view} />
      <p className="text-sm text-muted">{t("history.text", { hours: isolated(hoursText(shift.minutes)) })}</p>
    </div>
  );
}
