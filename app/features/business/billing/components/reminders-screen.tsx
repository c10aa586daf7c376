import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { FINANCIAL_SERVICES } from "../billing.limits.ts";
import { REMINDER_LIMITS, reminderPath, STAGES } from "../reminders.limits.ts";
import type { RemindersView } from "../reminders.view.server.ts";

interface RemindersScreenProps {
  view: RemindersView;
  sent?: Sent;
}

const useSay = () => {
  const t = useText("reminders");
  return (key: string) => t(key as Key<"reminders">);
};

function One({ one }: { one: RemindersView["late"][number] }) {
  const t = useText("reminders");
  const { money, date, number } = useFormat();
  const { standing, rest } = one;
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a
        href={reminderPath(one.id)}
        className="inline-flex min-h-12 flex-wrap items-center gap-x-3 font-bold underline underline-offset-4"
      >
        <span>
          {t(one.isInvoice ? "letter.invoice" : "letter.application", { number: number(one.number ?? 0) })}
        </span>
        <Typed text={one.project} />
      </a>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <bdi className="font-bold tabular-nums">{money(one.openCents)}</bdi>
        <span>{t("late", { count: standing.daysLate })}</span>
        {one.client && <Typed text={one.client} />}
        {one.feeCents > 0 && <span>{t("fee", { amount: isolated(money(one.feeCents)) })}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {standing.rests && rest && (
          <Badge variant="secondary">
            {rest.untilOn
              ? t("rests.promisedUntil", { day: isolated(date(rest.untilOn)) })
              : t("rests.disputed")}
          </Badge>
        )}
        {standing.now && <Badge>{t("now", { letter: t(`stages.${standing.now}`) })}</Badge>}
        {standing.next && (
          <span className="text-muted">
            {t("next", {
              letter: t(`stages.${standing.next.stage}`),
              day: isolated(date(standing.next.on)),
            })}
          </span>
        )}
      </p>
    </li>
  );
}

function Ladder({ view, sent }: RemindersScreenProps) {
  const t = useText("reminders");
  const say = useSay();
  const form = formOf(["ladder"], sent, view.ladder.typed);
  return (
    <Fold title={t("ladder.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.ladder.version} />
        <p className="text-muted">{t("ladder.text")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          {STAGES.map((stage) => (
            <TypedField
              key={stage}
              form={form}
              say={say}
              name={stage}
              label={t("ladder.days", { letter: t(`stages.${stage}`) })}
              type="numeric"
            />
          ))}
        </div>
        <TypedField
          {...{ form, say, name: "feeRate", type: "decimal" }}
          label={t("ladder.feeRate")}
          hint={t("ladder.feeHint")}
        />
        <TypedField
          {...{ form, say, name: "feeClause", most: REMINDER_LIMITS.clause }}
          label={t("ladder.feeClause")}
          hint={t("ladder.clauseHint")}
        />
        <Button name="intent" value="ladder" className="justify-self-start max-sm:w-full">
          {t("ladder.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** What is late, with the letter that is to be sent now and the day of the next one. */
export default function RemindersScreen({ view, sent }: RemindersScreenProps) {
  const t = useText("reminders");
  const say = useSay();
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("paymentReminders"))}
        title={shell("screens.paymentReminders.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "version"]} />
      <TitledSection id="late" title={t("title")} className="grid gap-4">
        {view.late.length === 0 ? (
          <p>{t("nothing")}</p>
        ) : (
          <ol className="border-t-2 border-ink">
            {view.late.map((one) => (
              <One key={one.id} one={one} />
            ))}
          </ol>
        )}
        {!view.readOnly && <Ladder view={view} sent={sent} />}
      </TitledSection>
      <p className="print:hidden">
        <TextLink href={FINANCIAL_SERVICES}>{t("back")}</TextLink>
      </p>
    </div>
  );
}
