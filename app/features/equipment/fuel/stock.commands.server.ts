import { and, eq, type SQL, sql } from "drizzle-orm";
import { mayRead, mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Statement } from "~/services/contribution.ts";
import { isRefused, isRepeat, submissionKey, takeOnlyIf } from "~/services/submissions.server.ts";
import { type Database, isTaken } from "~db/client.ts";
import type { Fuel } from "~db/schema/fuel.terms.ts";
import { fuelMachines, fuelSuppliers } from "~db/schema/fuel.ts";
import { FUEL_LIMITS } from "./fuel.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

type Added = CommandResult<"full" | "sent" | "not-allowed">;

/** Writes one batch that the form's key and what it says let happen once, if there is room. */
async function once(
  { db, now }: Deps,
  actor: Person,
  { idem, of, said, room }: { idem: string; of: string; said: object; room: SQL },
  insert: Statement,
): Promise<Added> {
  const { workspace } = actor;
  try {
    await db.batch([
      takeOnlyIf(
        db,
        workspace,
        await submissionKey(idem, of, JSON.stringify(said)),
        now(),
        sql`(${mayWrite(actor, workspace)} and ${room})`,
      ),
      insert,
    ]);
  } catch (error) {
    if (isRepeat(error)) return { ok: true };
    if (isTaken(error, "fuel_machines.id") || isTaken(error, "fuel_suppliers.id"))
      return { ok: false, error: "sent" };
    if (!isRefused(error)) throw error;
    return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
  }
  return { ok: true };
}

export interface NewMachine {
  label: string;
  fuel: Exclude<Fuel, "def">;
  roadPlates: boolean;
  horsepower: number;
  loadPercent: number;
  hoursPerDay: number;
  tankTenths: number;
  levelTenths: number;
  /** `YYYY-MM-DD`. */
  levelOn: string;
}

/** A machine that burns fuel. The form's key is its id. */
export const addMachine = (
  deps: Deps,
  actor: Person,
  { idem, ...machine }: NewMachine & { idem: string },
): Promise<Added> =>
  once(
    deps,
    actor,
    {
      ...{ idem, of: "fuel-machine", said: { ...machine, levelOn: "" } },
      room: sql`(select count(*) from ${fuelMachines} where ${fuelMachines.workspace} = ${actor.workspace}
        and not ${fuelMachines.sample}) < ${FUEL_LIMITS.machines}`,
    },
    deps.db.insert(fuelMachines).values({
      ...{ ...machine, id: idem, workspace: actor.workspace, createdAt: deps.now().toISOString() },
    }),
  );

/** What is in the tank now, as somebody read it. More than the tank holds was misread. */
export async function readLevel(
  { db }: Deps,
  actor: Person,
  { id, version, tenths, on }: { id: string; version: number; tenths: number; on: string },
): Promise<CommandResult<"gone" | "not-allowed" | "stale" | "overTank">> {
  const may = mayWrite(actor, fuelMachines.workspace);
  const [changed, [found]] = await db.batch([
    db
      .update(fuelMachines)
      .set({ levelTenths: tenths, levelOn: on, version: version + 1, sample: false })
      .where(
        and(
          eq(fuelMachines.id, id),
          may,
          eq(fuelMachines.version, version),
          sql`${fuelMachines.tankTenths} >= ${tenths}`,
        ),
      )
      .returning({ id: fuelMachines.id }),
    db
      .select({
        may: sql<number>`(${may})`,
        tank: fuelMachines.tankTenths,
        level: fuelMachines.levelTenths,
        on: fuelMachines.levelOn,
      })
      .from(fuelMachines)
      .where(and(eq(fuelMachines.id, id), mayRead(actor, fuelMachines.workspace))),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.tank < tenths) return { ok: false, error: "overTank" };
  // The same form twice has written it already.
  return found.level === tenths && found.on === on ? { ok: true } : { ok: false, error: "stale" };
}

export interface NewSupplier {
  firm: string;
  fuels: readonly Fuel[];
  leastTenths: number;
  spreadMills: number;
  feeCents: number;
  hours: string;
}

/** A firm that brings fuel, with its terms. */
export const addSupplier = (
  deps: Deps,
  actor: Person,
  { idem, fuels, ...supplier }: NewSupplier & { idem: string },
): Promise<Added> =>
  once(
    deps,
    actor,
    {
      ...{ idem, of: "fuel-supplier", said: { ...supplier, fuels } },
      room: sql`(select count(*) from ${fuelSuppliers} where ${fuelSuppliers.workspace} = ${actor.workspace}
        and not ${fuelSuppliers.sample}) < ${FUEL_LIMITS.suppliers}`,
    },
    deps.db.insert(fuelSuppliers).values({
      ...{ ...supplier, fuels: fuels.join(" "), id: idem, workspace: actor.workspace },
      createdAt: deps.now().toISOString(),
    }),
  );

/** Takes a machine out of the plan; its tickets stay in the records. What is gone already is gone. */
export async function removeMachine(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [removed, left] = await db.batch([
    db
      .delete(fuelMachines)
      .where(and(eq(fuelMachines.id, id), mayWrite(actor, fuelMachines.workspace)))
      .returning({ id: fuelMachines.id }),
    db
      .select({ id: fuelMachines.id })
      .from(fuelMachines)
      .where(and(eq(fuelMachines.id, id), mayRead(actor, fuelMachines.workspace))),
  ]);
  return removed.length > 0 || left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}

/** Takes a supplier out of the list; orders keep its terms. */
export async function removeSupplier(
  { db }: Deps,
  actor: Person,
  id: string,
): Promise<CommandResult<"not-allowed">> {
  const [removed, left] = await db.batch([
    db
      .delete(fuelSuppliers)
      .where(and(eq(fuelSuppliers.id, id), mayWrite(actor, fuelSuppliers.workspace)))
      .returning({ id: fuelSuppliers.id }),
    db
      .select({ id: fuelSuppliers.id })
      .from(fuelSuppliers)
      .where(and(eq(fuelSuppliers.id, id), mayRead(actor, fuelSuppliers.workspace))),
  ]);
  return removed.length > 0 || left.length === 0 ? { ok: true } : { ok: false, error: "not-allowed" };
}
