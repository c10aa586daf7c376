import { expect, test, touch, words } from "../fixtures.ts";

const sites = words("en", "sites");
const visit = words("en", "site-visit");

test("who checks in may say how far from the gate, and is let in all the same @js @phone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 40.7128, longitude: -74.01, accuracy: 8 });
  await page.goto("/job-site-locator?edit=new&lang=en");
  await page.getByLabel(sites("fields.name"), { exact: true }).fill("Sample gate");
  await page.getByLabel(sites("fields.position"), { exact: true }).fill("40.7128, -74.0060");
  await page.getByRole("button", { name: sites("add"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample gate");
  await touch(page);
  await page.getByRole("button", { name: visit("here.use") }).click();
  await expect(page.getByText("0.2 mi from the gate. Only this distance is kept")).toBeVisible();
  await page.getByLabel(visit("name"), { exact: true }).fill("Rigger 5");
  await page.getByLabel(visit("accepted")).check();
  await page.getByRole("button", { name: visit("checkIn"), exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: "Rigger 5" });
  await expect(row).toContainText("from the gate");
  await expect(row).toContainText(sites("visits.away"));
});
