import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { WINDOWS } from "~db/schema/material-express.terms.ts";
import { EXPRESS_LIMITS as MOST } from "../material-express.limits.ts";
import type { OrderScreenProps } from "./order-screen.tsx";
import { useSay } from "./parts.tsx";

/** The windows of the next days with what the gate still takes, and the order itself. */
export function SlotPart({ view, sent }: OrderScreenProps) {
  const t = useText("material-express");
  const say = useSay();
  const { date } = useFormat();
  const { order, windows, keys } = view;
  const form = formOf(["slot"], sent, {
    deliverOn: view.needed.of?.needBy ?? windows[0]?.day ?? view.tomorrow,
    window: "07",
  });
  return (
    <TitledSection id="slot" title={t("slot.title")} className="grid gap-4 print:hidden">
      <p className="max-w-prose text-muted">{t("slot.text", { count: MOST.places })}</p>
      <DataTable
        dense
        caption={t("slot.free")}
        columns={[
          { key: "day", heading: t("fields.deliverOn") },
          ...WINDOWS.map((window) => ({ key: window, heading: t(`windows.${window}`), numeric: true })),
        ]}
        rows={windows.map(({ day, windows: free }) => ({
          id: day,
          cells: {
            day: date(day),
            ...Object.fromEntries(
              free.map((one) => [one.window, one.free === 0 ? t("slot.full") : String(one.free)]),
            ),
          },
        }))}
      />
      <form method="post" noValidate className="flex flex-wrap items-end gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? keys.slot} />
        <input type="hidden" name="version" value={order.version} />
        <TypedField form={form} say={say} name="deliverOn" label={t("fields.deliverOn")} type="date" />
        <ChoiceField
          form={form}
          say={say}
          name="window"
          label={t("fields.window")}
          options={WINDOWS.map((value) => ({ value, text: t(`windows.${value}`) }))}
        />
        <Button name="intent" value="slot" size="lg" className="max-sm:w-full">
          {t("slot.do")}
        </Button>
      </form>
    </TitledSection>
  );
}
