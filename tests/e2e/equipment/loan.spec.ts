import type { Page } from "@playwright/test";
import { png } from "../../pictures.ts";
import { becomeMember, expect, expectNoSidewaysScroll, test, words } from "../fixtures.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(png({ width: 64, height: 48 })),
});

test("a machine is lent from its listing to both reviews, in Spanish with scripts and in Hebrew without them @js @wide", async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const es = { rental: words("es", "equipment-rental"), loan: words("es", "loans") };
  const he = { rental: words("he", "equipment-rental"), loan: words("he", "loans") };
  await becomeMember(owner);
  await owner.goto("/list-equipment?lang=es");
  await owner.locator('select[name="machine"]').selectOption("telehandler");
  for (const [name, value] of Object.entries({
    ...{
      title: "Manipulador de la obra",
      offeredBy: "Grader 4",
      town: "Far Point",
      position: "-53.5, 61.25",
    },
    ...{ day: "300", deposit: "500" },
  }))
    await owner.locator(`[name="${name}"]`).first().fill(value);
  await owner.locator('button[value="publish"]').click();
  await expect(owner.locator("[data-toast]")).toHaveText(es.rental("toasts.rentalListed"));
  await owner
    .locator("details", { has: owner.locator('input[name="file"]') })
    .locator("summary")
    .click();
  await owner.locator('input[name="file"]').setInputFiles(photo("machine.png"));
  await owner.locator('button[value="photo"]').click();
  await expect(owner.locator("[data-toast]")).toHaveText(es.rental("toasts.rentalPhoto"));
  const listing = new URL(owner.url()).pathname;

  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const renter = await plain.newPage();
  await renter.goto(`${listing}?from=${dayIn(3)}&to=${dayIn(5)}&lang=he`);
  await renter.locator('button[value="request"]').click();
  await expect(renter.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(renter.getByText(he.loan("means.requested"))).toBeVisible();
  const loan = new URL(renter.url()).search;
  const path = `/peer-to-peer-rentals${loan}`;

  const opened = async (who: Page, part = "") => who.goto(`${path}${part}`);
  const press = async (who: Page, transition: string) => {
    await opened(who);
    const button = who.locator(`button[value="${transition}"]`);
    const fold = who.locator("details", { has: button });
    if ((await fold.count()) > 0) await fold.locator("summary").click();
    await button.click();
  };
  const recorded = async (stage: "handover" | "return") => {
    await opened(owner, `&part=${stage}`);
    for (const item of ["body", "running", "fluids", "controls", "kit"])
      await owner.locator(`select[name="${item}"]`).selectOption("good");
    await owner.locator('[name="meter"]').fill("812.5");
    await owner.locator('select[name="fuel"]').selectOption("8");
    await owner.locator('button[value="condition"]').click();
    await expect(owner.locator("[data-toast]")).toHaveText(es.rental("toasts.rentalCondition"));
    for (const [n, view] of ["front", "back", "left", "right"].entries()) {
      const who = n < 2 ? owner : renter;
      await opened(who, `&part=${stage}`);
      await who.locator('select[name="view"]').selectOption(view);
      await who.locator('input[name="file"]').setInputFiles(photo(`${view}.png`));
      await who.locator('button[value="shot"]').click();
      await expect(who.locator(`img[src*="/rental-photo/"]`)).toHaveCount(n + 1);
    }
    for (const [who, name] of [
      [owner, "Grader 4"],
      [renter, "Framer 9"],
    ] as const) {
      await opened(who, `&part=${stage}`);
      await expectNoSidewaysScroll(who);
      await who.locator('[name="signature"]').fill(name);
      await who.locator('button[value="sign"]').click();
      await expect(who.getByText(name).first()).toBeVisible();
    }
  };

  await press(owner, "accept");
  await expect(owner.getByText(es.rental("guards.handoverPhotos"))).toBeVisible();
  await recorded("handover");
  await press(owner, "handOver");
  await expect(owner.getByText(es.loan("means.out"))).toBeVisible();
  await recorded("return");
  await press(renter, "giveBack");
  await expect(renter.getByText(he.loan("means.returned"))).toBeVisible();
  await opened(renter, "&part=pairs");
  await expect(renter.locator('img[src*="/rental-photo/"]')).toHaveCount(8);
  await expectNoSidewaysScroll(renter);
  await press(owner, "settle");
  await expect(owner.getByText(es.loan("means.settled"))).toBeVisible();

  for (const [who, body] of [
    [renter, "עבדה מצוין"],
    [owner, "Volvió limpia"],
  ] as const) {
    await opened(who);
    await who.locator('select[name="stars"]').selectOption("5");
    await who.locator('[name="body"]').fill(body);
    await who.locator('button[value="review"]').click();
  }
  await opened(renter);
  await expect(renter.getByText("Volvió limpia")).toBeVisible();
  await renter.goto(listing);
  await expect(renter.getByText("עבדה מצוין")).toBeVisible();
  await plain.close();
});
