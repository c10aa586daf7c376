import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { centsOf } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { BILLING_LIMITS, jobBillingPath, KINDS_OF_APPLICATION, ROWS } from "../billing.limits.ts";
import type { JobView } from "../billing.view.server.ts";
import { useSay } from "./billing-parts.tsx";

export interface JobFormProps {
  view: JobView;
  sent?: Sent;
}

/** What the lines of a refused form come to, as far as they are amounts. */
const sumOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).reduce((all, [name, value]) => {
    const [, sign = "", rest = ""] = /^\s*(-?)(.*)$/s.exec(value) ?? [];
    return name.startsWith("amounts[") ? all + (centsOf(rest) ?? 0) * (sign ? -1 : 1) : all;
  }, 0);

/** A contract line by line, where no proposal brought one. */
export function ContractForm({ view, sent }: JobFormProps) {
  const t = useText("billing");
  const say = useSay();
  const { number, money } = useFormat();
  const { contract } = view;
  const begin = Object.fromEntries(
    contract.rows.flatMap(({ text, code, amount }, n) => [
      [`texts[${n}]`, text],
      [`codes[${n}]`, code],
      [`amounts[${n}]`, amount],
    ]),
  );
  const form = formOf(["contract"], sent, {
    ...begin,
    contract: contract.sum === "0.00" ? "" : contract.sum,
  });
  const sentRows = form.isSent
    ? Object.keys(sent?.fields ?? {}).filter((name) => name.startsWith("texts[")).length
    : 0;
  const rows = Math.max(contract.rows.length, sentRows);
  return (
    <TitledSection id="contract" title={t("contract.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("contract.text")}</p>
      <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.contract} />
        <input type="hidden" name="version" value={contract.version} />
        <TypedField form={form} say={say} name="contract" label={t("contract.sum")} type="decimal" />
        {form.isSent && <p>{t("contract.comes", { amount: isolated(money(sumOf(sent?.fields ?? {}))) })}</p>}
        <ol className="grid gap-4 border-t-2 border-ink pt-4">
          {Array.from({ length: rows }, (_, n) => n).map((n) => (
            <li key={n} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[3fr_1fr_1fr]">
              <TypedField
                form={form}
                say={say}
                name={`texts[${n}]`}
                label={t("contract.line", { number: number(n + 1) })}
                most={BILLING_LIMITS.text}
              />
              <TypedField
                form={form}
                say={say}
                name={`amounts[${n}]`}
                label={t("contract.amount")}
                type="decimal"
              />
              <TypedField
                form={form}
                say={say}
                name={`codes[${n}]`}
                label={t("contract.code")}
                most={BILLING_LIMITS.code}
              />
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap items-center gap-4">
          <Button name="intent" value="contract" size="lg" className="max-sm:w-full">
            {t("contract.save")}
          </Button>
          {rows < BILLING_LIMITS.lines && (
            <TextLink href={`${jobBillingPath(view.job.id)}?rows=${rows + ROWS}`}>
              {t("contract.more")}
            </TextLink>
          )}
        </p>
      </form>
    </TitledSection>
  );
}

/** What is held back, and by when it is paid. */
export function TermsForm({ view, sent }: JobFormProps) {
  const t = useText("billing");
  const say = useSay();
  const form = formOf(["terms"], sent, { ...view.terms, version: "" });
  const percent = (name: string) => ({ form, say, name, type: "decimal" as const });
  return (
    <Fold title={t("terms.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.terms.version} />
        <p className="text-muted">{t("terms.text")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField {...percent("firstRate")} label={t("terms.firstRate")} />
          <TypedField
            {...percent("threshold")}
            label={t("terms.threshold")}
            hint={t("terms.thresholdHint")}
          />
          <TypedField {...percent("laterRate")} label={t("terms.laterRate")} />
          <TypedField {...percent("storedRate")} label={t("terms.storedRate")} />
          <TypedField form={form} say={say} name="payDays" label={t("terms.payDays")} type="numeric" />
        </div>
        <Button name="intent" value="terms" className="justify-self-start max-sm:w-full">
          {t("terms.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** The next application: for work, or to release what is held back. */
export function BeginForm({ view, sent }: JobFormProps) {
  const t = useText("billing");
  const say = useSay();
  const { money } = useFormat();
  const { begin } = view;
  const form = formOf(["begin"], sent, {
    ...{ kind: "progress", periodFrom: begin.from, periodTo: begin.to, releasing: "" },
  });
  const mayRelease = begin.hasWork && begin.held > 0;
  return (
    <Fold title={t("begin.title")} open={form.isSent || view.applications.length === 0}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.keys.begin} />
        {mayRelease ? (
          <RadioTiles
            name="kind"
            legend={t("begin.kind")}
            options={KINDS_OF_APPLICATION.map((value) => ({ value, text: t(`kinds.${value}`) }))}
            chosen={form.value("kind")}
          />
        ) : (
          <input type="hidden" name="kind" value="progress" />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField form={form} say={say} name="periodFrom" label={t("begin.from")} type="date" />
          <TypedField form={form} say={say} name="periodTo" label={t("begin.to")} type="date" />
        </div>
        {mayRelease && (
          <TypedField
            form={form}
            say={say}
            name="releasing"
            label={t("begin.releasing")}
            hint={t("begin.releasingHint", { amount: isolated(money(begin.held)) })}
            type="decimal"
          />
        )}
        <Button name="intent" value="begin" size="lg" className="justify-self-start max-sm:w-full">
          {t("begin.submit")}
        </Button>
      </form>
    </Fold>
  );
}
