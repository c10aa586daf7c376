import type { Line } from "~/engines/lines/lines.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Fold } from "~/ui/fold.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { CAPPED } from "../deposit-caps.ts";
import { RATES, WORDS } from "../proposal-content.ts";
import { PROPOSAL_LIMITS } from "../proposals.limits.ts";
import type { ProposalView } from "../proposals.view.server.ts";
import { CapTable } from "./cap-parts.tsx";
import { lineField, useSay } from "./proposal-parts.tsx";

interface EditProps {
  view: ProposalView;
  sent?: Sent;
}

/** What the offer says beside its lines. */
export function EditFacts({ view, sent }: EditProps) {
  const t = useText("proposals");
  const say = useSay();
  const form = formOf(["facts"], sent, { ...view.facts, title: view.proposal.title });
  const shared = { form, say };
  const line = (name: "firm" | "licence" | "client" | "site") => (
    <TypedField {...shared} name={name} label={t(`fields.${name}`)} most={PROPOSAL_LIMITS[name]} />
  );
  const day = (name: "startOn" | "finishOn" | "validUntil") => (
    <TypedField {...shared} name={name} label={t(`fields.${name}`)} type="date" />
  );
  return (
    <Fold title={t("edit.facts")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.proposal.version} />
        <TypedField {...shared} name="title" label={t("fields.title")} most={PROPOSAL_LIMITS.title} />
        <div className="grid gap-5 sm:grid-cols-2">
          {line("firm")}
          {line("licence")}
          {line("client")}
          {line("site")}
        </div>
        {WORDS.map((name) => (
          <TypedField
            key={name}
            {...shared}
            name={name}
            label={t(`fields.${name}`)}
            most={PROPOSAL_LIMITS.text}
            long
          />
        ))}
        <div className="grid gap-5 sm:grid-cols-3">
          {day("startOn")}
          {day("finishOn")}
          {day("validUntil")}
        </div>
        <Button name="intent" value="facts" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** What is put on the lines, and the deposit with its cap. */
export function EditPrices({ view, sent }: EditProps) {
  const t = useText("proposals");
  const say = useSay();
  const { money } = useFormat();
  const form = formOf(["prices"], sent, {
    ...view.rates,
    deposit: view.deposit ? typedDollars(view.deposit) : "",
    state: view.facts.state || "other",
  });
  const shared = { form, say };
  return (
    <Fold title={t("edit.prices")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.proposal.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          {RATES.map((rate) => (
            <TypedField key={rate} {...shared} name={rate} label={t(`fields.${rate}`)} type="decimal" />
          ))}
          <ChoiceField
            {...shared}
            name="state"
            label={t("fields.state")}
            options={[
              { value: "other", text: t("caps.other") },
              ...CAPPED.map((name) => ({ value: name, text: name })),
            ]}
          />
          <TypedField
            {...shared}
            name="deposit"
            label={t("fields.deposit")}
            hint={
              view.mostDeposit === undefined
                ? undefined
                : t("caps.most", { most: isolated(money(view.mostDeposit)) })
            }
            type="decimal"
          />
        </div>
        <Button name="intent" value="prices" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
      <CapTable />
    </Fold>
  );
}

/** The milestones: percent of the price that sum to exactly one hundred. */
export function EditMilestones({ view, sent }: EditProps) {
  const t = useText("proposals");
  const say = useSay();
  const begin = Object.fromEntries(
    view.milestones.flatMap(({ name, percent }, n) => [
      [`name${n}`, name],
      [`percent${n}`, percent],
    ]),
  );
  const form = formOf(["milestones"], sent, begin);
  const shared = { form, say };
  const rows = Array.from({ length: PROPOSAL_LIMITS.milestones }, (_, n) => n);
  const { number } = useFormat();
  return (
    <Fold title={t("edit.milestones")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-4" data-reload>
        <input type="hidden" name="version" value={view.proposal.version} />
        <p className="text-muted">{t("payments.hundred")}</p>
        {rows.map((n) => (
          <div key={n} className="grid gap-4 sm:grid-cols-[2fr_1fr]">
            <TypedField
              {...shared}
              name={`name${n}`}
              label={t("payments.nameOf", { number: number(n + 1) })}
              most={PROPOSAL_LIMITS.milestone}
            />
            <TypedField
              {...shared}
              name={`percent${n}`}
              label={t("payments.milestoneShare", { number: number(n + 1) })}
              type="decimal"
            />
          </div>
        ))}
        <Button name="intent" value="milestones" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** A line, or a new one: what is done, how much of it, and whether the client may choose it. */
export function EditLine({ view, sent, section, line }: EditProps & { section: string; line?: Line }) {
  const t = useText("proposals");
  const say = useSay();
  const ids = view.content.sections.flatMap(({ lines }) => lines.map(({ id }) => id));
  const of = sent?.fields.line ?? "";
  const isThis = line ? of === line.id : !ids.includes(of);
  const form = formOf(["line"], isThis ? sent : undefined, {
    ...{ section, text: line?.text ?? "", qty: line?.qty ?? "", unit: line?.unit ?? "" },
    ...{ unitCost: line?.unitCost ?? "", markup: line?.markup ?? "" },
    ...{ group: line?.option?.group ?? "", choice: line?.option?.choice ?? "" },
    ...{ taxable: line?.taxable ? "on" : "", optional: line?.optional ? "on" : "" },
  });
  const field = (name: string) => ({ form, say, name, id: lineField(line?.id, name) });
  const box = (name: "taxable" | "optional") => (
    <Checkbox
      name={name}
      id={lineField(line?.id, name)}
      label={t(`fields.${name}`)}
      defaultChecked={form.value(name) === "on"}
    />
  );
  return (
    <Fold
      title={line ? t("edit.line", { line: isolated(line.text) }) : t("edit.addLine")}
      open={form.isSent || (!line && ids.length === 0)}
    >
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.proposal.version} />
        <input type="hidden" name="line" value={line?.id ?? (form.isSent ? of : view.keys.line)} />
        <TypedField {...field("text")} label={t("fields.text")} most={PROPOSAL_LIMITS.line} />
        <div className="grid gap-5 sm:grid-cols-4">
          <TypedField {...field("qty")} label={t("fields.qty")} type="decimal" />
          <TypedField {...field("unit")} label={t("fields.unit")} most={PROPOSAL_LIMITS.unit} />
          <TypedField {...field("unitCost")} label={t("fields.unitCost")} type="decimal" />
          <TypedField {...field("markup")} label={t("fields.markup")} type="decimal" />
        </div>
        <TypedField
          {...field("section")}
          label={t("fields.section")}
          hint={t("fields.sectionHint")}
          most={PROPOSAL_LIMITS.section}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TypedField
            {...field("group")}
            label={t("fields.group")}
            hint={t("fields.groupHint")}
            most={PROPOSAL_LIMITS.choice}
          />
          <TypedField
            {...field("choice")}
            label={t("fields.choice")}
            hint={t("fields.choiceHint")}
            most={PROPOSAL_LIMITS.choice}
          />
        </div>
        {box("taxable")}
        {box("optional")}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="line" className="max-sm:w-full">
            {t(line ? "edit.save" : "edit.putLine")}
          </Button>
          {line && (
            <Button name="intent" value="drop" variant="destructive" className="max-sm:w-full">
              {t("edit.dropLine")}
            </Button>
          )}
        </div>
      </form>
    </Fold>
  );
}
