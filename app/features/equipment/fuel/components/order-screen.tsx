import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { FUEL, FUEL_LIMITS, FUEL_ORDER, ORDER_FORM, RECORDS } from "../fuel.limits.ts";
import type { OrderView } from "../fuel.view.server.ts";
import {
  LineFacts,
  orderAnchor,
  Problem,
  TicketForm,
  UnfilledForm,
  useFuelFormat,
  useSay,
} from "./fuel-parts.tsx";

interface OrderScreenProps {
  view: OrderView;
  sent?: Sent;
}

function Facts({ rows }: { rows: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[16rem_1fr]">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it costs: as asked, as poured, as billed; the true price of a gallon has the minimum and the fee in it. */
function Money({ view }: OrderScreenProps) {
  const t = useText("fuel");
  const { money } = useFormat();
  const { gallons, mills } = useFuelFormat();
  const cost = view.poured ?? view.asked;
  const { bill } = view;
  const isOver = bill !== undefined && view.poured !== undefined && bill.overCents > 0;
  return (
    <TitledSection id="cost" title={t("cost.title")} className="grid gap-3">
      {isOver && <Notice tone="warn" title={t("cost.over", { sum: money(bill.overCents) })} />}
      <Facts
        rows={[
          [
            t(view.poured ? "cost.poured" : "cost.asked"),
            <bdi key="fuel">
              {t("gallonsOf", { gallons: gallons(cost.tenths / 10) })} · {money(cost.fuelCents)}
            </bdi>,
          ],
          ...(cost.shortCents > 0
            ? ([
                [
                  t("cost.short", { least: gallons(view.least) }),
                  <bdi key="short">{money(cost.shortCents)}</bdi>,
                ],
              ] as [string, ReactNode][])
            : []),
          ...(cost.feeCents > 0
            ? ([[t("cost.fee"), <bdi key="fee">{money(cost.feeCents)}</bdi>]] as [string, ReactNode][])
            : []),
          [t("cost.total"), <bdi key="total">{money(cost.totalCents)}</bdi>],
          ...(bill
            ? ([[t("cost.billed"), <bdi key="billed">{money(bill.cents)}</bdi>]] as [string, ReactNode][])
            : []),
          [
            t("cost.true"),
            <strong key="true" className="text-lg">
              <bdi>{mills(bill && view.poured ? bill.mills : cost.trueMills)}</bdi>
            </strong>,
          ],
        ]}
      />
    </TitledSection>
  );
}

/** What a fill says of its machine, and the invoice of the fill. */
function Judged({ line }: { line: OrderView["lines"][number] }) {
  const t = useText("fuel");
  const { number, percent } = useFormat();
  const { gallons, mills } = useFuelFormat();
  const { ticket } = line;
  const burnt = ticket?.burnt;
  return (
    <>
      <p className="text-sm text-muted">{t("priced", { price: mills(line.priceMills) })}</p>
      {ticket?.billed !== undefined && (
        <p className={ticket.over > 0 ? "font-medium text-danger" : "text-muted"}>
          {ticket.over === 0
            ? t("billedSame")
            : t(ticket.over > 0 ? "billedMore" : "billedLess", {
                billed: gallons(ticket.billed),
                over: gallons(Math.abs(ticket.over)),
              })}
        </p>
      )}
      {burnt && (
        <p className={burnt.isOff ? "font-medium text-danger" : "text-muted"}>
          {t(burnt.isOff ? "burntOff" : "burntFine", {
            rate: number(Math.round(burnt.rate * 100) / 100),
            baseline: number(Math.round(burnt.baseline * 100) / 100),
            off: percent(String(Math.round(Math.abs(burnt.off) * 100))),
          })}
        </p>
      )}
    </>
  );
}

function Bill({ view, sent }: OrderScreenProps) {
  const t = useText("fuel");
  const say = useSay();
  const poured = view.lines.filter(({ ticket }) => !ticket?.why);
  const begin: Record<string, string> = { billed: view.bill ? String(view.bill.cents / 100) : "" };
  poured.forEach(({ ticket }, place) => {
    begin[`lines[${place}].gallons`] = ticket?.billed === undefined ? "" : String(ticket.billed);
  });
  const form = formOf(["bill"], sent, begin);
  return (
    <TitledSection id="bill" title={t("bill.title")} className="grid gap-3">
      <p className="max-w-prose text-muted">{t("bill.text")}</p>
      <form method="post" noValidate className="grid max-w-3xl gap-4 sm:grid-cols-2" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="version" value={view.version} />
        <TypedField {...{ form, say, name: "billed" }} label={t("bill.billed")} type="decimal" />
        {poured.map((line, place) => (
          <div key={line.id}>
            <input type="hidden" name={`lines[${place}].line`} value={line.id} />
            <TypedField
              {...{ form, say, name: `lines[${place}].gallons` }}
              label={t("bill.gallons", { machine: isolated(line.label) })}
              type="decimal"
            />
          </div>
        ))}
        <Button
          name="intent"
          value="bill"
          variant={view.bill ? "outline" : "default"}
          className="justify-self-start"
        >
          {t("bill.do")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Steps({ view, sent }: OrderScreenProps) {
  const t = useText("fuel");
  const say = useSay();
  const dispute = formOf(["dispute"], sent);
  const day = formOf(["day"], sent, { deliverOn: view.deliverOn });
  const isEarly = view.state === "requested" || view.state === "confirmed";
  const isOut = view.state === "delivered" || view.state === "disputed";
  const isTicketed = view.lines.every(({ ticket }) => ticket);
  // What was poured is in the records: it is not called off, and the order stays.
  const isUnpoured = view.lines.every(({ ticket }) => !ticket || ticket.why);
  const mayCancel = isUnpoured && (isEarly || view.state === "enRoute");
  const hidden = (
    <>
      <input type="hidden" name="idem" value={view.idem} />
      <input type="hidden" name="version" value={view.version} />
    </>
  );
  const next =
    view.state === "requested"
      ? "confirm"
      : view.state === "confirmed"
        ? "depart"
        : view.state === "enRoute" && isTicketed
          ? "deliver"
          : isOut && view.bill
            ? "reconcile"
            : undefined;
  return (
    <div className="grid justify-items-start gap-4">
      {(next || mayCancel) && (
        <form method="post" className="flex flex-wrap gap-3" data-reload>
          {hidden}
          {next && (
            <Button name="intent" value={next}>
              {t(`steps.${next}`)}
            </Button>
          )}
          {mayCancel && (
            <Button name="intent" value="cancel" variant="outline">
              {t("steps.cancel")}
            </Button>
          )}
        </form>
      )}
      {view.state === "enRoute" && !isTicketed && <p>{t("steps.ticketsFirst")}</p>}
      {isOut && !view.bill && <p>{t("steps.billFirst")}</p>}
      {isEarly && (
        <Fold title={t("steps.change")} open={day.isSent}>
          <form method="post" noValidate className="flex flex-wrap items-end gap-3" data-reload>
            <input type="hidden" name="version" value={view.version} />
            <TypedField form={day} say={say} name="deliverOn" label={t("fields.deliverOn")} type="date" />
            <Button name="intent" value="day" variant="outline">
              {t("steps.day")}
            </Button>
          </form>
        </Fold>
      )}
      {view.state === "delivered" && (
        <Fold title={t("steps.disputeTitle")} open={dispute.isSent}>
          <form method="post" noValidate className="grid max-w-xl gap-3" data-reload>
            {hidden}
            <ChoiceField
              {...{ form: dispute, say, name: "machine" }}
              label={t("steps.which")}
              options={[
                { value: "", text: t("steps.whole") },
                ...view.lines.map(({ label }) => ({ value: label, text: label })),
              ]}
            />
            <TypedField
              {...{ form: dispute, say, name: "why" }}
              label={t("steps.why")}
              most={FUEL_LIMITS.note}
              long
            />
            <Button name="intent" value="dispute" variant="destructive" className="justify-self-start">
              {t("steps.dispute")}
            </Button>
          </form>
        </Fold>
      )}
      {isUnpoured && (
        <form method="post" data-reload>
          <Button name="intent" value="remove" variant="link">
            {t("steps.remove")}
          </Button>
        </form>
      )}
    </div>
  );
}

/** One order of fuel: what each machine got by the meter, what the invoice says, and what a gallon really cost. */
export default function OrderScreen({ view, sent }: OrderScreenProps) {
  const t = useText("fuel");
  const { date, moment } = useFormat();
  const isPouring = view.state === "confirmed" || view.state === "enRoute";
  const isOut = view.state === "delivered" || view.state === "disputed";
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={FUEL}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={view.siteName} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{date(view.deliverOn)}</span>
          <Badge variant={view.state === "disputed" ? "destructive" : "outline"}>
            {t(`states.${view.state as "requested"}`)}
          </Badge>
          {view.weekly && <Badge variant="secondary">{t("weekly")}</Badge>}
          {view.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        </p>
      </header>
      <Problem sent={sent} anchor={orderAnchor(sent)} />
      {view.mayWrite && <Steps view={view} sent={sent} />}
      {view.said.length > 0 && (
        <ul className="grid gap-1">
          {view.said.map(({ id, note, at }) => (
            <li key={id} className="border-s-4 border-danger ps-3">
              <Typed text={note} /> <span className="text-muted">· {moment(at, view.siteZone)}</span>
            </li>
          ))}
        </ul>
      )}
      <Facts
        rows={[
          [t("fields.supplier"), <Typed key="supplier" text={view.supplier} />],
          ...(view.hours
            ? ([[t("terms.hours"), <Typed key="hours" text={view.hours} />]] as [string, ReactNode][])
            : []),
          ...(view.costCode
            ? ([[t("fields.costCode"), <Typed key="code" text={view.costCode} />]] as [string, ReactNode][])
            : []),
          ...(view.note
            ? ([[t("fields.note"), <Typed key="note" text={view.note} />]] as [string, ReactNode][])
            : []),
        ]}
      />
      {view.mayWrite && isPouring && (
        <TitledSection id="share" title={t("share.title")} className="grid gap-1 print:hidden">
          <p className="max-w-prose text-muted">{t("share.text")}</p>
          <p>
            <TextLink href={`/workspace/share?type=${FUEL_ORDER}&id=${view.id}`}>{t("share.link")}</TextLink>
          </p>
        </TitledSection>
      )}
      <TitledSection id="tickets" title={t("tickets")} className="grid gap-3">
        <ul className="border-t-2 border-ink">
          {view.lines.map((line) => (
            <li key={line.id} className="grid gap-1 border-b border-line py-4">
              <LineFacts line={line} zone={view.siteZone} />
              <Judged line={line} />
              {view.mayWrite && isPouring && !line.ticket && (
                <>
                  <Fold
                    title={t("ticket.title", { machine: isolated(line.label) })}
                    open={sent?.fields.intent === "ticket" && sent.fields.line === line.id}
                  >
                    <TicketForm line={line} idem={view.keys[line.id] ?? ""} sent={sent} />
                  </Fold>
                  <UnfilledForm line={line} idem={view.keys[line.id] ?? ""} sent={sent} />
                </>
              )}
            </li>
          ))}
        </ul>
      </TitledSection>
      <Money view={view} />
      {view.mayWrite && isOut && <Bill view={view} sent={sent} />}
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={RECORDS}>{t("records.link")}</TextLink>
        {view.mayWrite && <TextLink href={ORDER_FORM}>{t("order.link")}</TextLink>}
      </p>
    </div>
  );
}
