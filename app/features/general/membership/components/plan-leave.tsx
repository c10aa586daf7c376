import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PlanView } from "../membership.view.server.ts";
import { isRunning } from "../plan-change.logic.ts";
import { PLAN, StepFields } from "./plan-change.tsx";

/** Leaving: one form, at once or with the period, and what each means. */
export function Leave({ view, reply }: { view: PlanView; reply?: FormReply }) {
  const t = useText("membership-plan");
  const format = useFormat();
  if (!view.manages || !isRunning(view.state)) return null;
  const { backCents, days } = view.changes.builder;
  const mine = reply?.fields.intent === "leave" ? reply : undefined;
  const word = (key?: string) => key && t(key as Key<"membership-plan">);
  const canWait = view.may.leaveLater === "yes";
  const end = view.periodEnd ? format.date(view.periodEnd) : "";
  const options = [
    ...(canWait
      ? [{ value: "later", text: t("leave.later", { day: end }), note: t("leave.laterNote") }]
      : []),
    {
      value: "now",
      text: t("leave.now"),
      note:
        backCents > 0
          ? t("leave.nowBack", { amount: format.money(backCents), count: days })
          : t("leave.nowNothing"),
    },
  ];
  return (
    <TitledSection id="leave" title={t("leave.title")} className="grid gap-4 border-t-2 border-ink pt-6">
      <p className="max-w-prose">{t("leave.lead")}</p>
      <p className="max-w-prose text-muted">
        {t("leave.export")} <TextLink href="/profile/archive">{t("leave.toExport")}</TextLink>
      </p>
      {view.may.leaveNow === "nothingOpen" ? (
        <Notice tone="warn" title={t("errors.open")} />
      ) : (
        <form method="post" action={`${PLAN}#leave`} noValidate className="grid max-w-2xl gap-4">
          <StepFields view={view} seenCents={backCents} />
          <RadioTiles
            name="when"
            legend={t("leave.when")}
            options={options}
            chosen={mine?.fields.when ?? options[0]?.value}
            error={word(mine?.errors.when)}
          />
          <TextareaField
            name="note"
            label={t("leave.note")}
            hint={t("leave.noteHint")}
            error={word(mine?.errors.note)}
            defaultValue={mine?.fields.note}
            rows={2}
          />
          <Button name="intent" value="leave" variant="destructive" className="justify-self-start">
            {t("leave.submit")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
