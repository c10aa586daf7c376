import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { permitPath, TYPED_ENTRIES } from "../permits.limits.ts";
import { ChoiceField, formOf, TypedField } from "./form-parts.tsx";
import type { PermitParts } from "./permit-screen.tsx";

/** What was said, paid and done for a permit, and the forms that write it down. */
export function Log({ view, sent }: PermitParts) {
  const t = useText("permits");
  const { date, money } = useFormat();
  const { permit, readOnly } = view;
  const here = permitPath(permit.id);
  const form = formOf("entry", sent, { begin: { day: view.today, kind: "comment" } });
  const extension = formOf("extend", sent);
  return (
    <TitledSection id="log" title={t("log.title")} className="grid gap-4">
      {view.entries.length === 0 && <p className="text-muted">{t("log.none")}</p>}
      <ol className="grid gap-2">
        {view.entries.map((entry) => (
          <li key={entry.id} className="border-s-4 border-line ps-3">
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{date(entry.day)}</span>
              <span>{t(`kinds.${entry.kind}`)}</span>
              {entry.cents > 0 && <span className="font-medium">{money(entry.cents)}</span>}
            </p>
            <Typed text={entry.words} />
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 print:hidden">
          <form method="post" action={here} noValidate className="grid content-start gap-4" data-reload>
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <ChoiceField
              form={form}
              name="kind"
              label={t("log.kind")}
              hint={t("log.kindHint")}
              options={TYPED_ENTRIES.map((kind) => ({ value: kind, text: t(`kinds.${kind}`) }))}
            />
            <TypedField form={form} name="day" label={t("log.day")} type="date" />
            <TypedField form={form} name="words" label={t("log.words")} long />
            <TypedField form={form} name="amount" label={t("log.amount")} type="decimal" />
            <Button name="intent" value="entry" variant="outline" className="justify-self-start">
              {t("log.add")}
            </Button>
          </form>
          {permit.state === "issued" && (
            <form method="post" action={here} noValidate className="grid content-start gap-4" data-reload>
              <input type="hidden" name="idem" value={extension.idem ?? view.idem} />
              <p className="max-w-prose text-muted">{t("log.extendText")}</p>
              <TypedField form={extension} name="until" label={t("log.until")} type="date" />
              <TypedField form={extension} name="reason" label={t("log.reason")} />
              <Button name="intent" value="extend" variant="outline" className="justify-self-start">
                {t("log.extend")}
              </Button>
            </form>
          )}
        </div>
      )}
    </TitledSection>
  );
}
