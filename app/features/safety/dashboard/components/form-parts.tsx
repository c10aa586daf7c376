import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Sent } from "../dashboard.form.server.ts";
import { type Duty, OSHA_PHONE, OSHA_TEL } from "../dashboard.limits.ts";
import type { Clock } from "../recordkeeping.ts";

/** Set apart from the words around it, whichever way it is read. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** What somebody wrote, as they wrote it. */
export const Typed = ({ text }: { text: string }) => (
  <span dir="auto" translate="no" className="whitespace-pre-line wrap-anywhere">
    {text}
  </span>
);

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("safety-dashboard");
  return (key: string) => t(key as Key<"safety-dashboard">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("safety-dashboard");
  const say = useSay();
  if (!sent) return null;
  const entries = Object.entries(sent.errors);
  const whole = sent.problem ?? entries.find(([field]) => HIDDEN.includes(field))?.[1];
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={entries
        .filter(([field]) => !HIDDEN.includes(field))
        .map(([field, key]) => ({ field, message: say(key) }))}
    />
  );
}

/** By when OSHA has to be told, in the zone of the site, and how. */
export function ClockNotice({ clock, href }: { clock: Clock & { zone: string; duty: Duty }; href?: string }) {
  const t = useText("safety-dashboard");
  const { moment } = useFormat();
  const said = { what: t(`duties.${clock.duty}`), deadline: moment(clock.deadline, clock.zone) };
  return (
    <Notice tone="danger" title={t(clock.isOver ? "clock.over" : "clock.due", said)}>
      <p>
        {t("clock.how", { hours: clock.hours, section: clock.section })}{" "}
        <TextLink href={OSHA_TEL}>
          <bdi>{OSHA_PHONE}</bdi>
        </TextLink>
      </p>
      <p className="text-sm">{t("clock.limits")}</p>
      {href && (
        <p>
          <TextLink href={href}>{t("clock.open")}</TextLink>
        </p>
      )}
    </Notice>
  );
}
