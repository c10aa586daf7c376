import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { flagged } from "~/services/firms-at-gate.ts";
import { complianceItems, complianceSubjects } from "~db/schema/compliance.ts";
import { materialOrders } from "~db/schema/material-express.ts";
import { projects } from "~db/schema/projects.ts";
import { siteServices } from "~db/schema/site-services.ts";
import { sites } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import { findService } from "../../equipment/site-services/site-services.queries.server.ts";
import { firmsNotCleared } from "../../safety/compliance/compliance.clearance.server.ts";
import { readOrder } from "./material-express.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const uuid = () => crypto.randomUUID() as string;
const fresh = (): Person => inOwn(freshGuest());
const asked = () => ({ now: now(), language: "en" as const, firms: [firmsNotCleared] });

/** A site with a job, a firm of which a paper is asked that has not come, and what that firm brings. */
async function booked() {
  const actor = fresh();
  const [site, job, other, subject, order, service] = [uuid(), uuid(), uuid(), uuid(), uuid(), uuid()];
  const row = { workspace: actor.workspace, createdAt: now().toISOString(), siteZone: "UTC" };
  const since = { stateSince: row.createdAt };
  await db.insert(sites).values({ ...row, id: site, name: "SAMPLE Dock", status: "active" });
  await db.insert(projects).values({ ...row, ...since, id: job, name: "SAMPLE House", siteId: site });
  await db.insert(projects).values({ ...row, ...since, id: other, name: "SAMPLE Barn" });
  const firm = { called: "Sample Yard", legalName: "Sample Yard and Sons, LLC", kind: "company" as const };
  await db.insert(complianceSubjects).values({ ...row, ...firm, id: subject });
  const { workspace, createdAt } = row;
  const item = { workspace, createdAt, id: uuid(), subjectId: subject, kind: "w9" as const };
  await db.insert(complianceItems).values(item);
  const list = { topic: "Studs", supplier: "Sample Yard and Sons LLC", lines: [], state: "draft" };
  await db.insert(materialOrders).values({ ...row, ...since, ...list, id: order, siteName: "sample dock" });
  await db.insert(siteServices).values({
    ...{ ...row, ...since, id: service, kind: "toilet", quantity: 1, supplier: "SAMPLE YARD" },
    ...{ siteName: "SAMPLE Dock", startsOn: "2026-04-01", everyDays: 7 },
  });
  const ofOrder = async (who = actor) => {
    const found = await readOrder(db, who, order, asked());
    return found && flagged(found.firms, found.order.supplier);
  };
  const ofService = async () => {
    const found = await findService(db, actor, service, asked());
    return found && flagged(found.firms, found.service.supplier);
  };
  return { actor, site, job, other, subject, order, item: item.id, ofOrder, ofService };
}

test("a firm that is not cleared is flagged on the order and the service that it brings, with what is missing and where", async () => {
  const { subject, ofOrder, ofService } = await booked();
  for (const flag of [await ofOrder(), await ofService()]) {
    expect(flag).toMatchObject({ name: "Sample Yard", href: expect.stringContaining(subject) });
    expect(flag?.lacks).toHaveLength(1);
  }
});

test("a site that asks for no papers flags nobody, and one that asks again does", async () => {
  const { site, order, job, ofOrder, ofService } = await booked();
  const asks = (asksGate: boolean) => db.update(sites).set({ asksGate }).where(eq(sites.id, site));
  await asks(false);
  expect([await ofOrder(), await ofService()]).toEqual([undefined, undefined]);
  // By its job, too, whatever the site is called on the order.
  await db
    .update(materialOrders)
    .set({ siteName: "Behind", projectId: job })
    .where(eq(materialOrders.id, order));
  expect(await ofOrder()).toBeUndefined();
  await asks(true);
  expect((await ofOrder())?.name).toBe("Sample Yard");
});

test("a waiver that holds on the day ends the flag, papers of another job ask nothing, and a stranger sees no order", async () => {
  const { item, subject, other, ofOrder } = await booked();
  const day = now().toISOString().slice(0, 10);
  const waived = { waivedBy: "Foreman 1", waivedReason: "Once", waivedOn: day, waivedUntil: day };
  await db.update(complianceItems).set(waived).where(eq(complianceItems.id, item));
  expect(await ofOrder()).toBeUndefined();
  await db.update(complianceItems).set({ waivedUntil: "2020-01-01" }).where(eq(complianceItems.id, item));
  expect(await ofOrder()).toBeDefined();
  await db.update(complianceSubjects).set({ projectId: other }).where(eq(complianceSubjects.id, subject));
  expect(await ofOrder()).toBeUndefined();
  expect(await ofOrder(fresh())).toBeUndefined();
});
