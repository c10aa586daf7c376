import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { DrawnSignature, SignatureField } from "~/ui/signature.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { FUEL_LIMITS } from "../fuel.limits.ts";
import type { OrderView } from "../fuel.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("fuel");
  return (key: string) => t(key as Key<"fuel">);
}

/** Numbers of fuel: gallons with a place at most, a price of a gallon with three. */
export function useFuelFormat() {
  const { exactMoney, number } = useFormat();
  return {
    gallons: (value: number) => number(Math.round(value * 10) / 10),
    mills: (value: number) => exactMoney((value / 1000).toFixed(3)),
  };
}

const HIDDEN = ["intent", "idem", "version", "machine", "line"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent, anchor }: { sent?: Sent; anchor?: (field: string) => string }) {
  const t = useText("fuel");
  const say = useSay();
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** The id of a field of one ticket: several stand in a page. */
export const ticketField = (line: string, name: string) => `${name}-${line}`;

/** Fields of tickets and of the bill by their ids on the page. */
export const orderAnchor = (sent: Sent | undefined) => (field: string) =>
  sent?.fields.intent === "ticket" || sent?.fields.intent === "unfilled"
    ? ticketField(sent.fields.line ?? "", sent.fields.intent === "unfilled" ? `unfilled-${field}` : field)
    : field;

type Full = OrderView["lines"][number];
/** What the crew and the driver see of a line: no price, and nothing of the invoice. */
type Line = Pick<Full, "id" | "label" | "roadPlates" | "fuel" | "asked"> & {
  ticket?: Pick<
    NonNullable<Full["ticket"]>,
    "start" | "end" | "gallons" | "hours" | "signedBy" | "signature" | "at" | "why"
  >;
};

/** What one machine gets, and its ticket where there is one. */
export function LineFacts({ line, zone }: { line: Line; zone: string }) {
  const t = useText("fuel");
  const { moment, number } = useFormat();
  const { gallons } = useFuelFormat();
  const { ticket } = line;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="text-lg">
          <Typed text={line.label} />
        </strong>
        <Badge variant="outline">{t(`fuels.${line.fuel}`)}</Badge>
        {line.roadPlates && <Badge variant="secondary">{t("onRoad")}</Badge>}
      </p>
      <p className="text-muted">{t("askedFor", { gallons: gallons(line.asked) })}</p>
      {ticket && (
        <>
          {ticket.why ? (
            <p>
              <strong>{t("unfilled.said")}</strong> · <Typed text={ticket.why} />
            </p>
          ) : (
            <p>
              <strong>{t("gallonsOf", { gallons: gallons(ticket.gallons) })}</strong> ·{" "}
              {t("meterFrom", { start: number(ticket.start), end: number(ticket.end) })}
              {ticket.hours !== undefined && <> · {t("hourMeter", { hours: number(ticket.hours) })}</>}
            </p>
          )}
          <p className="text-muted">
            <Typed text={ticket.signedBy} /> · {moment(ticket.at, zone)}
          </p>
          <DrawnSignature path={ticket.signature} label={t("ticket.drawn")} />
        </>
      )}
    </>
  );
}

interface TicketFormProps {
  line: Line;
  idem: string;
  /** Who signed here last. */
  name?: string;
  sent?: Sent;
}

/** The ticket of one machine: the meter before and after, and who signs it. */
export function TicketForm({ line, idem, name = "", sent }: TicketFormProps) {
  const t = useText("fuel");
  const say = useSay();
  const mine = sent?.fields.intent === "ticket" && sent.fields.line === line.id ? sent : undefined;
  const form = formOf(["ticket"], mine, { signedBy: name, full: "on" });
  const field = (of: string) => ({
    ...{ form, say, name: of, id: ticketField(line.id, of), label: say(`ticket.${of}`) },
  });
  return (
    <form method="post" noValidate className="grid gap-4 sm:grid-cols-2" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? idem} />
      <input type="hidden" name="line" value={line.id} />
      <TypedField {...field("start")} type="decimal" />
      <TypedField {...field("end")} type="decimal" />
      <TypedField {...field("hours")} type="decimal" hint={t("ticket.hoursHint")} />
      <TypedField {...field("signedBy")} most={FUEL_LIMITS.signedBy} />
      <div className="grid gap-4 sm:col-span-2">
        {line.fuel !== "def" && <BoxField form={form} say={say} name="full" label={t("ticket.full")} />}
        <SignatureField
          name="signature"
          value={form.value("signature")}
          of={line.label}
          words={{ draw: t("ticket.draw"), clear: t("ticket.clear"), drawn: t("ticket.drawn") }}
        />
        <Button name="intent" value="ticket" className="justify-self-start max-sm:w-full">
          {t("ticket.do")}
        </Button>
      </div>
    </form>
  );
}

/** A machine that could not be filled, because: the others are delivered all the same. */
export function UnfilledForm({ line, idem, name = "", sent }: TicketFormProps) {
  const t = useText("fuel");
  const say = useSay();
  const mine = sent?.fields.intent === "unfilled" && sent.fields.line === line.id ? sent : undefined;
  const form = formOf(["unfilled"], mine, { signedBy: name });
  const field = (of: string) => ({ form, say, name: of, id: ticketField(line.id, `unfilled-${of}`) });
  return (
    <Fold title={t("unfilled.title", { machine: isolated(line.label) })} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? idem} />
        <input type="hidden" name="line" value={line.id} />
        <TypedField {...field("why")} label={t("unfilled.why")} most={FUEL_LIMITS.note} />
        <TypedField {...field("signedBy")} label={t("ticket.signedBy")} most={FUEL_LIMITS.signedBy} />
        <Button name="intent" value="unfilled" variant="outline" className="justify-self-start max-sm:w-full">
          {t("unfilled.do")}
        </Button>
      </form>
    </Fold>
  );
}
