import { MOVE_INTENT, ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { EXPRESS_LIMITS as MOST } from "../material-express.limits.ts";
import type { HeldOrderView } from "../material-express.view.server.ts";
import { Facts, LinesTable, Problem, useLoadRows, useProcessTexts, useSay } from "./parts.tsx";

/** An order for the supplier who holds its link: what to bring where and when, and one press for each step. */
export default function HeldOrderScreen({ view, sent }: { view: HeldOrderView; sent?: Sent }) {
  const t = useText("material-express");
  const say = useSay();
  const texts = useProcessTexts();
  const { date, money } = useFormat();
  const { order, standing } = view;
  const load = useLoadRows(view);
  const form = formOf([MOVE_INTENT], sent, { printedName: view.name, ticket: order.ticket });
  const noted = standing.choices.some(({ note }) => note === "required");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <Typed text={order.topic} />
        </h1>
        {order.supplier && (
          <p>
            <Typed text={order.supplier} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      {view.isDraft && <Notice title={t("held.draft")} />}
      <ProcessStanding standing={standing} texts={texts} zone={order.siteZone} />
      <Facts
        rows={[
          [
            t("fields.siteName"),
            <Typed key="site" text={[order.siteName, order.gate].filter(Boolean).join(", ")} />,
          ],
          ...(order.deliverOn && order.window
            ? [[t("slot.when"), `${date(order.deliverOn)}, ${t(`windows.${order.window}`)}`] as const]
            : []),
          [t("fields.unload"), t(`unloads.${order.unload}`)],
          ...(order.maxTons > 0
            ? [[t("fields.maxTons"), t("load.tons", { count: order.maxTons })] as const]
            : []),
          ...load,
          [t("sums.total"), money(order.goodsCents + order.feeCents)],
          ...(order.note ? [[t("fields.note"), <Typed key="note" text={order.note} />] as const] : []),
        ]}
      />
      {!view.isDraft && <LinesTable lines={order.lines} />}
      {standing.choices.length > 0 && (
        <TitledSection id="steps" title={t("held.title")} className="grid gap-4">
          <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
            <input type="hidden" name="intent" value={MOVE_INTENT} />
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <input type="hidden" name="version" value={order.version} />
            {view.asksName && (
              <TypedField
                form={form}
                say={say}
                name="printedName"
                label={t("fields.printedName")}
                most={MOST.name}
              />
            )}
            {!noted && (
              <TypedField form={form} say={say} name="ticket" label={t("fields.ticket")} most={MOST.ticket} />
            )}
            {noted && (
              <TypedField form={form} say={say} name="note" label={t("held.why")} most={MOST.note} long />
            )}
            <div className="flex flex-wrap gap-3">
              {standing.choices.map((choice) => (
                <Button
                  key={choice.name}
                  name="transition"
                  value={choice.name}
                  size="lg"
                  variant={choice.destructive ? "destructive" : "default"}
                >
                  {say(`moves.${choice.name}`)}
                </Button>
              ))}
            </div>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
