import { localDay } from "~/lib/local-day.ts";
import type { MaterialLine, Received } from "./material.ts";
import { outcomeOf } from "./receipt.ts";

/** An order that was signed for, as it is kept. */
export interface SignedFor {
  supplier: string;
  /** The day that was agreed, `YYYY-MM-DD` where it was delivered. */
  deliverOn: string | null;
  siteZone: string;
  lines: unknown;
  received: unknown;
  /** When the truck was there; null where it was not written down, and then the signing counts. */
  deliveredAt: string | null;
}

export interface SupplierRecord {
  supplier: string;
  deliveries: number;
  /** Came after the agreed day, in the zone of the gate. */
  late: number;
  short: number;
  damaged: number;
}

/** How often each supplier came late, short or with something broken; whoever came most often first. */
export function supplierRecords(orders: readonly SignedFor[]): SupplierRecord[] {
  const bySupplier = new Map<string, SupplierRecord>();
  for (const { supplier, deliverOn, siteZone, lines, received, deliveredAt } of orders) {
    if (!received || supplier === "") continue;
    const came = received as Received;
    const before = bySupplier.get(supplier) ?? { supplier, deliveries: 0, late: 0, short: 0, damaged: 0 };
    const outcome = outcomeOf(lines as MaterialLine[], came);
    const isLate = deliverOn !== null && localDay(new Date(deliveredAt ?? came.at), siteZone) > deliverOn;
    bySupplier.set(supplier, {
      supplier,
      deliveries: before.deliveries + 1,
      late: before.late + Number(isLate),
      short: before.short + Number(outcome === "findShort"),
      damaged: before.damaged + Number(outcome === "findDamaged"),
    });
  }
  return [...bySupplier.values()].sort(
    (one, other) => other.deliveries - one.deliveries || one.supplier.localeCompare(other.supplier),
  );
}
