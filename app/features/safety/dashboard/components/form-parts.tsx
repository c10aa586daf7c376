import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { type Duty, OSHA_PHONE, OSHA_TEL } from "../dashboard.limits.ts";
import type { Clock } from "../recordkeeping.ts";

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
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
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
