import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { BURNT, FUELS } from "~db/schema/fuel.terms.ts";
import { FUEL, FUEL_LIMITS, fuelPath, ORDER_FORM, RECORDS } from "../fuel.limits.ts";
import type { FuelView } from "../fuel.view.server.ts";
import { Problem, useFuelFormat, useSay } from "./fuel-parts.tsx";

interface FuelScreenProps {
  view: FuelView;
  sent?: Sent;
}

type Machine = FuelView["machines"][number];

function Level({ machine, sent }: { machine: Machine; sent?: Sent }) {
  const t = useText("fuel");
  const say = useSay();
  const mine = sent?.fields.intent === "level" && sent.fields.machine === machine.id ? sent : undefined;
  const error = mine?.errors.read;
  const hidden = <input type="hidden" name="machine" value={machine.id} />;
  return (
    <Fold title={t("level.title")} open={mine !== undefined}>
      <form method="post" action={FUEL} noValidate className="flex flex-wrap items-end gap-3" data-reload>
        {hidden}
        <input type="hidden" name="version" value={machine.version} />
        <Field
          name="read"
          id={`read-${machine.id}`}
          label={t("level.read")}
          inputMode="decimal"
          autoComplete="off"
          error={error && say(error)}
          defaultValue={mine?.fields.read ?? ""}
        />
        <Button name="intent" value="level" variant="outline">
          {t("level.do")}
        </Button>
      </form>
      <form method="post" action={FUEL} data-reload>
        {hidden}
        <Button name="intent" value="removeMachine" variant="link">
          {t("level.remove")}
        </Button>
      </form>
    </Fold>
  );
}

function MachineRow({ machine, view, sent }: FuelScreenProps & { machine: Machine }) {
  const t = useText("fuel");
  const { date, number } = useFormat();
  const { gallons } = useFuelFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="text-lg">
          <Typed text={machine.label} />
        </strong>
        <Badge variant="outline">{t(`fuels.${machine.fuel}`)}</Badge>
        {machine.roadPlates && <Badge variant="secondary">{t("onRoad")}</Badge>}
        {machine.isLow && <Badge variant="destructive">{t("low")}</Badge>}
        {machine.sample && !view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
      </p>
      <p>
        {machine.outOn ? (
          <>
            <strong>{t("outOn", { day: date(machine.outOn) })}</strong> ·{" "}
            {t(machine.isLow ? "orderNow" : "orderBy", { day: date(machine.reorderOn ?? machine.outOn) })}
          </>
        ) : (
          t("lastsLong")
        )}
      </p>
      <p className="text-muted">
        {t("left", {
          left: gallons(machine.left),
          tank: gallons(machine.tank),
          at: gallons(machine.reorderAt),
        })}
      </p>
      <p className="text-sm text-muted">
        {t("burn", {
          ...{ hp: number(machine.horsepower), load: number(machine.loadPercent) },
          ...{ perHour: gallons(machine.perHour), hours: number(machine.hoursPerDay) },
          perDay: gallons(machine.perDay),
        })}
      </p>
      {!view.isExample && !view.readOnly && <Level machine={machine} sent={sent} />}
    </li>
  );
}

function MachineForm({ view, sent }: FuelScreenProps) {
  const t = useText("fuel");
  const say = useSay();
  const form = formOf(["machine"], sent, { loadPercent: "50", hoursPerDay: "8" });
  const field = (name: string) => ({ form, say, name, label: say(`fields.${name}`) });
  return (
    <Fold title={t("machine.title")} open={form.isSent}>
      <form
        method="post"
        action={FUEL}
        noValidate
        className="grid max-w-3xl gap-4 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem.machine} />
        <TypedField {...field("label")} most={FUEL_LIMITS.label} />
        <ChoiceField
          {...field("fuel")}
          options={[
            { value: "", text: t("choose") },
            ...BURNT.map((fuel) => ({ value: fuel, text: t(`fuels.${fuel}`) })),
          ]}
        />
        <TypedField {...field("horsepower")} type="numeric" />
        <TypedField {...field("loadPercent")} type="numeric" hint={t("fields.loadHint")} />
        <TypedField {...field("hoursPerDay")} type="numeric" />
        <TypedField {...field("tank")} type="decimal" />
        <TypedField {...field("level")} type="decimal" />
        <BoxField {...field("roadPlates")} hint={t("fields.roadHint")} />
        <Button name="intent" value="machine" variant="outline" className="justify-self-start">
          {t("machine.do")}
        </Button>
      </form>
    </Fold>
  );
}

function SupplierForm({ view, sent }: FuelScreenProps) {
  const t = useText("fuel");
  const say = useSay();
  const form = formOf(["supplier"], sent);
  const field = (name: string) => ({ form, say, name, label: say(`terms.${name}`) });
  return (
    <Fold title={t("supplier.add")} open={form.isSent}>
      <form
        method="post"
        action={FUEL}
        noValidate
        className="grid max-w-3xl gap-4 sm:grid-cols-2"
        data-reload
      >
        <input type="hidden" name="idem" value={form.idem ?? view.idem.supplier} />
        <TypedField {...field("firm")} most={FUEL_LIMITS.firm} />
        <TypedField {...field("hours")} id="supplier-hours" most={FUEL_LIMITS.hours} />
        <TypedField {...field("least")} type="decimal" hint={t("terms.leastHint")} />
        <TypedField {...field("spread")} type="decimal" hint={t("terms.spreadHint")} />
        <TypedField {...field("fee")} type="decimal" />
        <fieldset className="sm:col-span-2">
          <legend className="font-medium">{t("terms.fuels")}</legend>
          {FUELS.map((fuel) => (
            <BoxField key={fuel} form={form} say={say} name={fuel} label={t(`fuels.${fuel}`)} />
          ))}
        </fieldset>
        <Button name="intent" value="supplier" variant="outline" className="justify-self-start">
          {t("supplier.do")}
        </Button>
      </form>
    </Fold>
  );
}

function Suppliers({ view, sent }: FuelScreenProps) {
  const t = useText("fuel");
  const { all, money } = useFormat();
  const { gallons, mills } = useFuelFormat();
  return (
    <TitledSection id="suppliers" title={t("supplier.title")} className="grid gap-3">
      {view.suppliers.length === 0 && <p className="text-muted">{t("supplier.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.suppliers.map((supplier) => (
          <li key={supplier.id} className="grid gap-1 border-b border-line py-3">
            <p>
              <strong>
                <Typed text={supplier.firm} />
              </strong>
              {supplier.hours && (
                <>
                  {" "}
                  · <Typed text={supplier.hours} />
                </>
              )}{" "}
              {supplier.sample && !view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
            </p>
            <p>{all(supplier.fuels.map((fuel) => t(`fuels.${fuel as "def"}`)))}</p>
            <p className="text-muted">
              {t("supplier.terms", {
                spread: mills(supplier.spreadMills),
                least: gallons(supplier.leastTenths / 10),
                fee: money(supplier.feeCents),
              })}
            </p>
            {!view.isExample && !view.readOnly && (
              <form method="post" action={FUEL} data-reload>
                <input type="hidden" name="supplier" value={supplier.id} />
                <Button name="intent" value="removeSupplier" variant="link">
                  {t("supplier.remove")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!view.readOnly && <SupplierForm view={view} sent={sent} />}
    </TitledSection>
  );
}

function Orders({ view }: FuelScreenProps) {
  const t = useText("fuel");
  const { date } = useFormat();
  const { gallons } = useFuelFormat();
  return (
    <TitledSection id="orders" title={t("orders")} className="grid gap-3">
      {view.orders.length === 0 && <p className="text-muted">{t("noOrders")}</p>}
      <ul className="border-t-2 border-ink">
        {view.orders.map((order) => (
          <li key={order.id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <TextLink href={fuelPath(order.id)} className="font-bold">
                {date(order.deliverOn)} · <Typed text={order.siteName} />
              </TextLink>
              <Badge variant={order.state === "disputed" ? "destructive" : "outline"}>
                {t(`states.${order.state as "requested"}`)}
              </Badge>
              {order.weekly && <Badge variant="secondary">{t("weekly")}</Badge>}
              {order.sample && !view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
            </p>
            <p className="text-muted">
              {t("gallonsOf", { gallons: gallons(order.gallons) })} · <Typed text={order.supplier} />
            </p>
            {order.nextOn && !view.readOnly && (
              <p>
                <TextLink href={`${ORDER_FORM}?after=${order.id}`}>
                  {t("next", { day: date(order.nextOn) })}
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={RECORDS}>{t("records.link")}</TextLink>
        <TextLink href="/order-management">{t("allOrders")}</TextLink>
      </p>
    </TitledSection>
  );
}

/** Which machine runs dry when, who brings fuel on what terms, and what was ordered. */
export default function FuelScreen({ view, sent }: FuelScreenProps) {
  const t = useText("fuel");
  const shell = useText("shell");
  const { machine = "", intent } = sent?.fields ?? {};
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("fuelupDelivery"))}
        title={shell("screens.fuelupDelivery.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem
        sent={sent}
        anchor={(field) =>
          field === "read"
            ? `read-${machine}`
            : intent === "supplier" && field === "hours"
              ? "supplier-hours"
              : field
        }
      />
      {view.isExample && (
        <Notice title={t("exampleTitle")}>
          <p>{t("exampleText")}</p>
        </Notice>
      )}
      {!view.readOnly && !view.isExample && (
        <p>
          <a href={ORDER_FORM} className={buttonClass({ size: "lg" })}>
            {t("order.link")}
          </a>
        </p>
      )}
      <TitledSection id="plan" title={t("plan.title")} className="grid gap-3">
        {view.machines.length === 0 && <p className="text-muted">{t("plan.none")}</p>}
        <ul className="border-t-2 border-ink">
          {view.machines.map((one) => (
            <MachineRow key={one.id} machine={one} view={view} sent={sent} />
          ))}
        </ul>
        {!view.readOnly && <MachineForm view={view} sent={sent} />}
        <p className="max-w-prose text-sm text-muted">{t("plan.how")}</p>
      </TitledSection>
      <Orders view={view} />
      <Suppliers view={view} sent={sent} />
    </div>
  );
}
