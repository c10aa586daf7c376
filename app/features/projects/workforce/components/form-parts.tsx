import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { Sent } from "../workforce.form.server.ts";
import { shiftPath, WORKFORCE_LIMITS } from "../workforce.limits.ts";
import type { ShownException, ShownShift } from "../workforce.view.server.ts";

/** The buttons of a glove: 56 px at the least. */
export const HUGE = "min-h-14 w-full text-lg font-bold sm:w-auto sm:min-w-44";

/** Whole minutes as hours and minutes. */
export const hoursText = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

interface HeadProps {
  /** The way back. */
  back: { href: string; text: string };
  /** Whose page it is, as somebody wrote it. */
  name: string;
  children: ReactNode;
}

/** The head of the page of a crew, a worker or a shift. */
export function Head({ back, name, children }: HeadProps) {
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <p>
        <TextLink href={back.href}>{back.text}</TextLink>
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={name} />
      </h1>
      {children}
    </header>
  );
}

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("workforce");
  return (key: string) => t(key as Key<"workforce">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "kind", "proposed", "transition", "site", "here", "accuracy"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("workforce");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** Of several forms on a page only the one that was sent gets back what was typed. */
export const ofForm = (sent: Sent | undefined, ...intents: string[]) =>
  sent && intents.includes(sent.fields.intent ?? "") ? sent : undefined;

/** A shift in one line: when, where, for what. */
export function ShiftLine({ shift, linked = true }: { shift: ShownShift; linked?: boolean }) {
  const t = useText("workforce");
  const { date } = useFormat();
  const times = shift.to
    ? `${shift.from}–${shift.to}${shift.toDay ? ` (${date(shift.toDay)})` : ""}`
    : t("since", { time: shift.from });
  const text = `${date(shift.day)}, ${isolated(times)}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {linked ? <TextLink href={shiftPath(shift.id)}>{text}</TextLink> : <span>{text}</span>}
      <span className="tabular-nums">
        <bdi>{hoursText(shift.minutes)}</bdi>
      </span>
      {shift.breakMinutes > 0 && (
        <span className="text-muted">{t("breakOf", { count: shift.breakMinutes })}</span>
      )}
      {shift.code && <Typed text={shift.code} />}
      {shift.siteName && (
        <span className="text-muted">
          <Typed text={shift.siteName} />
        </span>
      )}
      {shift.corrected && <Badge variant="outline">{t("corrected")}</Badge>}
    </span>
  );
}

/** What is asked about shifts, each with the way to its fix. */
export function Exceptions({
  exceptions,
  linked = true,
}: {
  exceptions: readonly ShownException[];
  linked?: boolean;
}) {
  const t = useText("workforce");
  if (exceptions.length === 0) return <p className="text-muted">{t("exceptions.none")}</p>;
  return (
    <ul className="grid gap-3">
      {exceptions.map((exception) => (
        <li key={exception.punch + exception.kind} className="grid gap-1 border-s-4 border-warn ps-3">
          <p className="font-bold">
            {t(`exceptions.${exception.kind}`)}: <Typed text={exception.name} />
          </p>
          <ShiftLine shift={exception.shift} linked={linked} />
          <ExceptionText exception={exception} />
        </li>
      ))}
    </ul>
  );
}

/** What a flag means and what is proposed. */
export function ExceptionText({ exception }: { exception: ShownException }) {
  const t = useText("workforce");
  const { kind, proposal, end, metres } = exception;
  return (
    <p className="text-muted">
      {kind === "outside_fence" && t("exceptions.metres", { count: metres ?? 0 })}
      {proposal &&
        proposal.basis !== "asIs" &&
        end &&
        t(`proposal.${proposal.basis}`, { time: isolated(end.time), count: proposal.of })}
    </p>
  );
}

/** Cost code, chosen from those that were used or typed. */
export function CodeField({ codes, typed, id }: { codes: readonly string[]; typed?: string; id?: string }) {
  const t = useText("workforce");
  return (
    <>
      <Field
        name="code"
        id={id}
        label={t("fields.code")}
        defaultValue={typed}
        maxLength={WORKFORCE_LIMITS.code}
        list={codes.length > 0 ? "codes" : undefined}
        dir="auto"
        autoComplete="off"
      />
      {codes.length > 0 && (
        <datalist id="codes">
          {codes.map((code) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      )}
    </>
  );
}

export interface TypedTimes {
  day: string;
  from: string;
  toDay: string;
  to: string;
  break: string;
  code: string;
  rate: string;
  reason: string;
}

/** The times of a shift by the clocks of its site, with the reason. */
export function TimesFields({ typed, sent, zone }: { typed: TypedTimes; sent?: Sent; zone: string }) {
  const t = useText("workforce");
  const say = useSay();
  const of = (name: keyof TypedTimes) => ({
    ...{ name, label: t(`fields.${name}`), defaultValue: sent ? (sent.fields[name] ?? "") : typed[name] },
    error: sent?.errors[name] && say(sent.errors[name]),
  });
  return (
    <>
      <p className="text-sm text-muted">{t("zone", { zone: isolated(zone) })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...of("day")} type="date" />
        <Field {...of("from")} type="time" />
        <Field {...of("toDay")} type="date" />
        <Field {...of("to")} type="time" />
        <Field {...of("break")} inputMode="numeric" autoComplete="off" />
        <Field {...of("code")} maxLength={WORKFORCE_LIMITS.code} dir="auto" autoComplete="off" />
        <Field
          {...of("rate")}
          label={t("fields.shiftRate")}
          hint={t("hints.shiftRate")}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <Field {...of("reason")} maxLength={WORKFORCE_LIMITS.reason} dir="auto" autoComplete="off" />
    </>
  );
}
