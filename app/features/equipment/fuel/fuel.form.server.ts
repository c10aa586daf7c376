import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Holding, type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { localDay } from "~/lib/local-day.ts";
import {
  type Answer,
  badForm,
  beside,
  type FormReply,
  parseForm,
  replyOf,
  type Sent,
  typedIn,
} from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";
import { FUELS } from "~db/schema/fuel.terms.ts";
import { FUEL, fuelPath } from "./fuel.limits.ts";
import {
  DriverStep,
  MachineForm,
  MachineStep,
  OrderForm,
  OrderStep,
  SupplierForm,
  SupplierStep,
  TicketForm,
  UnfilledForm,
} from "./fuel.schemas.ts";
import {
  changeDay,
  enterBill,
  moveOrder,
  placeOrder,
  removeOrder,
  writeTicket,
} from "./orders.commands.server.ts";
import type { Cost } from "./price.ts";
import {
  addMachine,
  addSupplier,
  type Deps,
  readLevel,
  removeMachine,
  removeSupplier,
} from "./stock.commands.server.ts";

const TYPED = [
  "label",
  "firm",
  "siteName",
  "costCode",
  "note",
  "why",
  "signedBy",
  "hours",
  "tank",
  "level",
] as const;
export const HELD_TYPED = ["signedBy", "start", "end", "hours", "signature", "why"] as const;

/** Codes of commands that are wrong beside one field. */
const BESIDE: Readonly<Record<string, string>> = {
  overTank: "read",
  past: "deliverOn",
  supplier: "supplier",
  backwards: "end",
};

function refused(error: string, fields: Sent["fields"]): Answer {
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const field = BESIDE[error];
  if (field) return beside(fields, { [field]: `errors.${error}` });
  const status = error === "gone" ? 404 : error === "machines" ? 400 : 409;
  return { ok: false, status, sent: { fields, errors: {}, problem: `errors.${error}` } };
}

const intentOf = (form: FormData) => String(form.get("intent") ?? "");

/** What is sent from the list of machines and suppliers. */
export async function answerFuel(context: AppLoadContext, form: FormData, zone: string): Promise<Answer> {
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  const today = localDay(context.now(), zone);
  const done = await stocked(context, actor, form, today);
  if (done.reply !== undefined) return badForm(done.reply, fields);
  return done.result.ok ? { ok: true, toast: done.toast, to: FUEL } : refused(done.result.error, fields);
}

type Stocked = { reply: FormReply } | { reply?: undefined; result: CommandResult<string>; toast: ToastCode };

async function stocked(context: Deps, actor: Present, form: FormData, today: string): Promise<Stocked> {
  switch (intentOf(form)) {
    case "machine": {
      const submission = parseForm(form, MachineForm);
      if (submission.status !== "success") return { reply: replyOf(submission) };
      const { intent: _, roadPlates, tank, level, ...machine } = submission.value;
      const result = await addMachine(context, actor, {
        ...{ ...machine, roadPlates: roadPlates === "on", tankTenths: tank, levelTenths: level },
        levelOn: today,
      });
      return { result, toast: "fuelMachineAdded" };
    }
    case "supplier": {
      const submission = parseForm(form, SupplierForm);
      if (submission.status !== "success") return { reply: replyOf(submission) };
      const { intent: _, least, spread, fee, dyed, clear, gasoline, def, ...supplier } = submission.value;
      const boxes = { dyed, clear, gasoline, def };
      const fuels = FUELS.filter((fuel) => boxes[fuel] === "on");
      if (fuels.length === 0) return { reply: { fields: {}, errors: { dyed: "errors.fuels" } } };
      const result = await addSupplier(context, actor, {
        ...{ ...supplier, fuels, leastTenths: least ?? 0, spreadMills: spread, feeCents: fee },
      });
      return { result, toast: "fuelSupplierAdded" };
    }
    case "removeSupplier": {
      const submission = parseForm(form, SupplierStep);
      if (submission.status !== "success") return { reply: replyOf(submission) };
      return {
        result: await removeSupplier(context, actor, submission.value.supplier),
        toast: "fuelRemoved",
      };
    }
    default: {
      const submission = parseForm(form, MachineStep);
      if (submission.status !== "success") return { reply: replyOf(submission) };
      const step = submission.value;
      if (step.intent === "removeMachine")
        return { result: await removeMachine(context, actor, step.machine), toast: "fuelRemoved" };
      const { machine: id, version, read: tenths } = step;
      return {
        result: await readLevel(context, actor, { id, version, tenths, on: today }),
        toast: "fuelLevelRead",
      };
    }
  }
}

/** An order for some of the machines. The price of the minimum goes back with the form, before anything is sent. */
export async function answerOrder(
  context: AppLoadContext,
  form: FormData,
  zone: string,
): Promise<Answer & { cost?: Cost }> {
  const fields = typedIn(form);
  const submission = parseForm(form, OrderForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const order = submission.value;
  // The place of a line in the form: beside it stands what is wrong with it.
  const lines = order.machines.flatMap(({ machine, fuel, gallons }, place) =>
    fuel ? [{ machineId: machine, fuel, tenths: gallons ?? 0, place }] : [],
  );
  const { supplier, siteName, deliverOn, costCode, note, follows, idem } = order;
  const placed = await placeOrder(context, await presentOwner(context), {
    ...{ idem, supplierId: supplier, siteName, deliverOn, costCode, note, zone },
    ...{ follows: follows.trim(), weekly: order.weekly === "on", acceptShort: order.short === "on" },
    index: {
      ...{ dyed: order.indexDyed, clear: order.indexClear },
      ...{ gasoline: order.indexGasoline, def: order.indexDef },
    },
    lines: lines.map(({ place: _, ...line }) => line),
  });
  if (placed.ok) return { ok: true, toast: "fuelOrdered", to: fuelPath(placed.id) };
  if (placed.error === "lines") {
    const errors = Object.fromEntries(
      Object.entries(placed.lines ?? {}).map(([machineId, problem]) => {
        const place = lines.find((line) => line.machineId === machineId)?.place ?? 0;
        const field = problem === "gallons" || problem === "overTank" ? "gallons" : "fuel";
        return [`machines[${place}].${field}`, `errors.${problem}`];
      }),
    );
    return beside(fields, errors);
  }
  if (placed.error === "index") {
    const { index = "dyed" } = placed;
    return beside(fields, { [`index${index.charAt(0).toUpperCase()}${index.slice(1)}`]: "errors.index" });
  }
  if (placed.error === "short")
    return { ...beside(fields, { short: "errors.short" }, 422), cost: placed.cost };
  return refused(placed.error, fields);
}

const DONE = {
  confirm: "fuelConfirmed",
  depart: "fuelDeparted",
  deliver: "fuelDelivered",
  reconcile: "fuelReconciled",
  dispute: "fuelDisputed",
  cancel: "fuelCancelled",
  day: "fuelSaved",
  bill: "fuelSaved",
  remove: "fuelRemoved",
} as const satisfies Record<OrderStep["intent"], ToastCode>;

function taken(context: Deps, actor: Present, id: string, step: OrderStep) {
  switch (step.intent) {
    case "day":
      return changeDay(context, actor, { id, ...step });
    case "bill":
      return enterBill(context, actor, {
        ...{ id, idem: step.idem, version: step.version, billedCents: step.billed },
        lines: step.lines.map(({ line, gallons }) => ({ line, tenths: gallons })),
      });
    case "remove":
      return removeOrder(context, actor, id);
    default: {
      const { machine, why } = step;
      const said = machine.trim() && why ? `${machine.trim()}: ${why}` : why;
      return moveOrder(context, actor, { id, transition: step.intent, ...step, why: said });
    }
  }
}

const TICKETS = ["ticket", "unfilled"];

/** A ticket, or why there is nothing on it, by the crew or whoever holds the link. */
async function ticketed(
  context: AppLoadContext,
  actor: Present | Holding["holder"],
  { id, form, to }: { id: string; form: FormData; to: string },
): Promise<Answer> {
  const fields = typedIn(form);
  if (intentOf(form) === "unfilled") {
    const submission = parseForm(form, UnfilledForm);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const { idem, line, why, signedBy } = submission.value;
    const noted = await writeTicket(context, actor, {
      ...{ idem, orderId: id, lineId: line, startTenths: 0, endTenths: 0, hourTenths: null },
      ...{ full: false, signedBy, signature: "", why },
    });
    return noted.ok ? { ok: true, toast: "fuelUnfilled", to } : refused(noted.error, fields);
  }
  const submission = parseForm(form, TicketForm);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { idem, line, start, end, hours, full, signedBy, signature } = submission.value;
  const written = await writeTicket(context, actor, {
    ...{ idem, orderId: id, lineId: line, startTenths: start, endTenths: end, hourTenths: hours },
    ...{ full: full === "on", signedBy, signature },
  });
  return written.ok ? { ok: true, toast: "fuelTicketWritten", to } : refused(written.error, fields);
}

/** What is done with one order. */
export async function answerStep(context: AppLoadContext, id: string, form: FormData): Promise<Answer> {
  const actor = await presentOwner(context);
  if (TICKETS.includes(intentOf(form))) return ticketed(context, actor, { id, form, to: fuelPath(id) });
  const fields = typedIn(form);
  const submission = parseForm(form, OrderStep);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const step = submission.value;
  if (step.intent === "dispute" && !step.why) return beside(fields, { why: "errors.why" });
  const done = await taken(context, actor, id, step);
  if (!done.ok) return refused(done.error, fields);
  return { ok: true, toast: DONE[step.intent], to: step.intent === "remove" ? FUEL : fuelPath(id) };
}

/** What the driver does, who holds the link of one order. */
export async function answerDriver(
  context: AppLoadContext,
  { holder, link, name }: Holding,
  form: FormData,
  here: string,
): Promise<Answer> {
  const { id } = link.subject;
  if (TICKETS.includes(intentOf(form))) return ticketed(context, holder, { id, form, to: here });
  const fields = typedIn(form);
  const submission = parseForm(form, DriverStep);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: transition, ...step } = submission.value;
  const moved = await moveOrder(context, holder, {
    ...{ id, transition, ...step, why: "" },
    printedName: name || link.name,
  });
  return moved.ok ? { ok: true, toast: DONE[transition], to: here } : refused(moved.error, fields);
}
