import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { reportPath, SAFETY_LIMITS } from "../dashboard.limits.ts";
import type { ReportView } from "../dashboard.view.server.ts";
import { useSay } from "./form-parts.tsx";

/** What has to be put right after a report: each action with its owner and day, and a form for one more. */
export function ReportActions({ view, sent: all }: { view: ReportView; sent?: Sent }) {
  const t = useText("safety-dashboard");
  const say = useSay();
  const { date } = useFormat();
  const sent = all?.fields.intent === "plan" ? all : undefined;
  const of = (name: "action" | "owner" | "due", usual = "") => ({
    ...{ name, label: t(`actions.${name}`), error: sent?.errors[name] && say(sent.errors[name]) },
    defaultValue: sent ? (sent.fields[name] ?? "") : usual,
  });
  if (view.actions.length === 0 && view.readOnly) return null;
  return (
    <TitledSection id="actions" title={t("actions.title")} className="grid gap-4">
      <ul className="grid max-w-2xl">
        {view.actions.map((action) => (
          <li key={action.id} className="grid gap-1 border-b border-line py-2">
            <TextLink href={action.href}>
              <Typed text={action.what} />
            </TextLink>
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              <Typed text={action.assignedTo} />
              <span className={action.overdue ? "font-bold text-danger" : ""}>
                {t(action.overdue ? "actions.overdue" : "actions.by", { date: isolated(date(action.dueOn)) })}
              </span>
              <span>{t(`actions.states.${action.state as "open"}`)}</span>
            </p>
          </li>
        ))}
      </ul>
      {!view.readOnly && (
        <form
          method="post"
          action={reportPath(view.id)}
          noValidate
          className="grid max-w-2xl gap-4 print:hidden"
          data-reload
        >
          <input type="hidden" name="idem" value={view.idem} />
          <p>{t("actions.lead")}</p>
          <Field {...of("action")} maxLength={SAFETY_LIMITS.action} dir="auto" autoComplete="off" />
          <Field {...of("owner")} maxLength={SAFETY_LIMITS.name} dir="auto" autoComplete="off" />
          <Field {...of("due", view.inAWeek)} type="date" />
          <Button name="intent" value="plan" variant="outline" className="justify-self-start">
            {t("actions.plan")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
