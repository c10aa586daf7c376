import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { briefPath } from "../morning-brief.limits.ts";
import type { ShownFinding, SiteBriefView } from "../morning-brief.view.server.ts";
import { fieldId, useSay } from "./form-parts.tsx";

interface FindingProps {
  finding: ShownFinding;
  view: SiteBriefView;
  sent?: Sent;
}

function Known({ finding, view }: FindingProps) {
  return (
    <>
      <input type="hidden" name="site" value={view.site.id} />
      <input type="hidden" name="day" value={view.day} />
      <input type="hidden" name="rule" value={finding.rule} />
      <input type="hidden" name="version" value={finding.version} />
    </>
  );
}

const here = ({ view }: FindingProps) => briefPath({ site: view.site.id, day: view.isToday ? "" : view.day });

/** Why it may wait, and until when. */
function Snooze(props: FindingProps) {
  const { finding, view, sent } = props;
  const t = useText("morning-brief");
  const say = useSay();
  const mine = sent?.fields.intent === "snooze" && sent.fields.rule === finding.rule ? sent : undefined;
  const error = (name: string) => mine?.errors[name] && say(mine.errors[name]);
  return (
    <details open={mine !== undefined}>
      <summary className="inline-flex min-h-12 cursor-pointer items-center text-blueprint underline underline-offset-4">
        {t("snooze.open")}
      </summary>
      <form method="post" action={here(props)} noValidate className="grid max-w-xl gap-4 py-3" data-reload>
        <Known {...props} />
        <Field
          name="reason"
          id={fieldId(finding.rule, "reason")}
          label={t("snooze.reason")}
          error={error("reason")}
          defaultValue={mine?.fields.reason ?? ""}
          dir="auto"
          autoComplete="off"
        />
        <Field
          name="until"
          id={fieldId(finding.rule, "until")}
          label={t("snooze.until")}
          error={error("until")}
          defaultValue={mine ? (mine.fields.until ?? "") : view.until}
          type="date"
        />
        <div>
          <Button name="intent" value="snooze" variant="outline">
            {t("snooze.button")}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** One finding: its sentence, what it weighs, the records that it rests on, and what can be done about it. */
export function FindingPart(props: FindingProps) {
  const { finding, view } = props;
  const t = useText("morning-brief");
  const { date, number } = useFormat();
  const { severity, likelihood, points, mark } = finding;
  return (
    <li id={finding.rule} className="grid gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg font-bold">{finding.name}</h3>
        <p className="flex items-center gap-3">
          {mark?.kind === "seen" && <Badge variant="secondary">{t("seen")}</Badge>}
          <bdi className="tabular-nums">
            {number(severity)} × {number(likelihood)} = {number(points)}
          </bdi>
        </p>
      </div>
      <p className="max-w-prose">{finding.says}</p>
      {finding.rows.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {finding.rows.map(({ name, more, href }) => (
            <li key={`${href} ${name} ${more}`}>
              <TextLink href={href}>
                <Typed text={name} />
                {more !== undefined && <bdi className="ms-1 text-sm">({more})</bdi>}
              </TextLink>
            </li>
          ))}
          {finding.others > 0 && (
            <li className="inline-flex min-h-11 items-center text-muted">
              {t("others", { n: finding.others })}
            </li>
          )}
        </ul>
      )}
      {mark?.kind === "snoozed" && (
        <p className="max-w-prose text-muted">
          {t("snoozed.until", { day: isolated(date(mark.until ?? view.day)), reason: isolated(mark.reason) })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <a href={finding.act} className={buttonClass({ variant: "default" })}>
          {finding.does}
        </a>
        {!view.readOnly && (
          <form method="post" action={here(props)} className="flex gap-3" data-reload data-keep-scroll>
            <Known {...props} />
            {mark ? (
              <Button name="intent" value="back" variant="ghost">
                {t("back")}
              </Button>
            ) : (
              <Button name="intent" value="seen" variant="outline">
                {t("markSeen")}
              </Button>
            )}
          </form>
        )}
      </div>
      {!view.readOnly && mark?.kind !== "snoozed" && <Snooze {...props} />}
    </li>
  );
}
