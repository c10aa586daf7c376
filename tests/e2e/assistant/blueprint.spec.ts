import fs from "node:fs";
import type { Page } from "@playwright/test";
import { drawPlan, SPOILED } from "../../../scripts/lib/drawings.mjs";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  walkedIn,
  words,
} from "../fixtures.ts";

const page_ = words("en", "blueprint");
const reader = words("en", "drawing-reader");
const result = words("en", "drawing-result");
const takeOff = words("en", "take-off");

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const file = (name: string, mimeType: string, content: string | Buffer): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

/** A made plan as a scanner would hand it over. */
async function scanned(page: Page, seed: number, dpi = 150, degrees = 1): Promise<Upload> {
  const { svg, width, height } = drawPlan(seed);
  await page.goto("about:blank");
  const size = [(width * dpi) / 100, (height * dpi) / 100].map(Math.round);
  const url = await page.evaluate(`${SPOILED}(${JSON.stringify([svg, ...size, degrees, 20, seed])})`);
  return file("plan.png", "image/png", Buffer.from(String(url).split(",")[1] ?? "", "base64"));
}

async function open(page: Page, language = "en"): Promise<void> {
  await page.goto(`/blueprint-analyzer?lang=${language}`);
  await touch(page);
}
const choose = (page: Page, upload: Upload | Upload[]) =>
  page.getByLabel(page_("upload.choose")).setInputFiles(upload);
const exportButton = (page: Page) => page.getByRole("button", { name: reader("export") });

test("a scanned plan is read on the device: steps, boxes on the drawing, findings, report, again @js", async ({
  page,
}) => {
  const upload = await scanned(page, 7);
  const { violations } = drawPlan(7);
  await open(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const began = Date.now();
  await choose(page, upload);
  await expect(page.locator("[data-toast]")).toHaveText(reader("toasts.blueprintUploaded"));
  for (const step of ["detecting", "dimensions", "compliance", "recommendations"] as const)
    await expect(page.getByText(reader(`steps.${step}`))).toBeVisible({ timeout: 30_000 });
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  expect(Date.now() - began).toBeGreaterThan(5_000);

  expect(violations.length).toBeGreaterThan(0);
  for (const section of violations) {
    await expect(page.getByText(`IRC ${section} ·`).first()).toBeVisible();
    await expect(page.locator(`[data-box="${section}"] rect`).first()).toBeVisible();
  }
  await page
    .getByRole("button", { name: /^Show / })
    .first()
    .click();
  await expect(page.locator("[data-box] rect[fill-opacity='0.28']")).toBeVisible();
  expect(sent).toEqual([]);

  const [html] = await Promise.all([page.waitForEvent("download"), exportButton(page).click()]);
  expect(html.suggestedFilename()).toBe("plan.html");
  expect(fs.readFileSync(await html.path(), "utf8")).toContain(result("report.title"));

  await page.getByRole("button", { name: reader("reanalyze") }).click();
  await expect(page.getByText(reader("steps.processing"))).toBeVisible();
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: reader("remove") }).click();
  await expect(page.getByText(page_("upload.drop"))).toBeVisible();
});

test("a picture under another picture's name is read and shown as what it is @js @wide", async ({ page }) => {
  await open(page);
  await choose(page, file("house.png", "image/png", drawPlan(3).svg));
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  const shown = page.getByRole("img", { name: reader("previewMarks", { name: "house.png" }) });
  await expect(shown).toHaveAttribute("src", /^data:image\/svg\+xml/);
});

test("an SVG's texts are read as they stand, and measured on by pressing @js", async ({ page }) => {
  await open(page);
  await choose(page, file("house.svg", "image/svg+xml", drawPlan(3).svg));
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: reader("measure") }).click();
  const board = page.getByRole("button", { name: takeOff("drawing") });
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error("the drawing is not shown");
  const press = (x: number, y: number) => board.click({ position: { x: box.width * x, y: box.height * y } });
  await press(0.2, 0.3);
  await press(0.6, 0.3);
  await page.getByLabel(takeOff("length")).fill("20'");
  await page.getByRole("button", { name: takeOff("finish") }).click();
  await expect(page.getByText(takeOff("stateTitle.unchecked"))).toBeVisible();
  await page.getByLabel(takeOff("points")).fill("267,300 800,300");
  await page.getByLabel(takeOff("length")).fill("19'");
  await page.getByRole("button", { name: takeOff("finish") }).click();
  await expect(page.getByText(takeOff("stateTitle.blocked"))).toBeVisible();
  await expectNoViolations(page);
});

test("the plan of a house is read where it is opened, and measured on at a press @js @wide", async ({
  page,
}) => {
  await page.goto("/ai-home-design?lang=en&units=us&bedrooms=2");
  await page.getByRole("link", { name: "Read in the blueprint analyzer" }).click();
  await expect(page.getByRole("heading", { name: page_("handed.title") })).toBeVisible();
  await expect(page.getByText(page_("plain.result"))).toBeVisible();
  await touch(page);
  await page.getByRole("button", { name: page_("handed.measure") }).click();
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: reader("measure") })).toBeVisible();
});

test("a drawing without a legible word is told so: no result of another, nothing to export @js @wide", async ({
  page,
}) => {
  await open(page);
  await choose(
    page,
    file(
      "empty.svg",
      "image/svg+xml",
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="white"/></svg>',
    ),
  );
  await expect(page.getByText(result("illegible.text"))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("87%")).toHaveCount(0);
  await expect(exportButton(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: reader("measure") })).toBeVisible();
  await expectNoViolations(page);
});

test("what fails stands directly under the picture, what the sheet leaves open is folded, links name places @js", async ({
  page,
}) => {
  await open(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><text x="20" y="60">BEDROOM 2 6\'-8" x 9\'-0"</text><text x="20" y="160">BEDROOM 3 10\' x 12\'</text></svg>';
  await choose(page, file("small.svg", "image/svg+xml", svg));
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  const bottom = async (locator: ReturnType<Page["locator"]>) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const heading = page.getByRole("heading", { name: result("compliance.title") });
  const picture = page.getByRole("img", { name: reader("previewMarks", { name: "small.svg" }) });
  expect(((await heading.boundingBox())?.y ?? 0) - (await bottom(picture))).toBeLessThan(40);
  await expect(page.getByText("IRC R304.1 ·").first()).toBeVisible();
  const open_ = page.getByText(result("lookFor.escapeNeeded"));
  await expect(open_).toBeHidden();
  await page.locator("summary", { hasText: /not on the sheet/ }).click();
  await expect(open_).toBeVisible();
  // The names stand in marks that keep their direction.
  await expect(page.getByRole("button", { name: /^Show \W?BEDROOM 2\W?$/ }).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Show \W?BEDROOM 2\W?, \W?BEDROOM 3\W?$/ })
    .first()
    .click();
  await expect(page.locator("[data-box='R310.1'] rect")).toHaveCount(2);
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** The head of a PNG that says it has sixty million pixels. */
const HUGE = Buffer.from(PNG);
HUGE.writeUInt32BE(10_000, 16);
HUGE.writeUInt32BE(6_000, 20);

test("every file that cannot be read is told why, in its exact words @js @wide", async ({ page }) => {
  test.setTimeout(90_000);
  const types = ".png, .jpg, .jpeg, .gif, .bmp, .svg, .webp";
  const million = { million: 60, most: 40 };
  const cases: [Upload | Upload[], string][] = [
    [file("notes.txt", "text/plain", "notes"), "Please upload an image file"],
    [file("plan.pdf", "application/pdf", "%PDF-1.7"), reader("errors.pdf")],
    [file("plan.tiff", "image/tiff", "II*"), `File type must be ${types}`],
    [file("plan.png", "image/png", ""), "File is smaller than 20 bytes"],
    [file("plan.png", "image/png", "this is no picture at all"), reader("errors.bytes")],
    [file("plan.png", "image/png", PNG.subarray(0, 45)), reader("errors.truncated")],
    [file("plan.png", "image/png", HUGE), reader("errors.tooManyPixels", million)],
    [file("plan.svg", "image/svg+xml", "<svg><script>alert(1)</script></svg>"), reader("errors.scripted")],
  ];
  await open(page);
  for (const [upload, message] of cases) {
    await choose(page, upload);
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: message })).toBeVisible({
      timeout: 15_000,
    });
    await page.getByRole("button", { name: reader("uploadNew") }).click();
  }
  // Two files come by dropping: the dialog gives only one.
  await page.evaluate(() => {
    const data = new DataTransfer();
    for (const name of ["a.png", "b.png"]) data.items.add(new File(["x"], name, { type: "image/png" }));
    document
      .querySelector("input[type=file]")
      ?.closest(".drafting-grid")
      ?.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: data }));
  });
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "Too many files" })).toBeVisible();
});

test("a camera that is refused is told in the exact words @js @wide", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: page_("upload.photo") }).click();
  await expect(
    page.getByRole("main").getByRole("alert").filter({ hasText: "Camera access denied or not available" }),
  ).toBeVisible();
  await page.getByRole("button", { name: reader("camera.cancel") }).click();
  await expect(page.getByText(page_("upload.drop"))).toBeVisible();
});

test("a member keeps a drawing and opens it again @js @wide", async ({ page }) => {
  await becomeMember(page);
  await open(page);
  await choose(page, file("house.svg", "image/svg+xml", drawPlan(3).svg));
  await page.getByRole("button", { name: page_("saved.save") }).click({ timeout: 30_000 });
  await expect(page.getByText(page_("saved.savedNow"))).toBeVisible();
  await page.goto("/blueprint-analyzer");
  await page.getByRole("link", { name: page_("saved.openOf", { name: "house.svg" }) }).click();
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  await expectNoViolations(page);
});

test("what is measured on a saved drawing is saved with it, and there when it is opened @js @wide", async ({
  page,
}) => {
  await becomeMember(page);
  await open(page);
  await choose(page, file("house.svg", "image/svg+xml", drawPlan(3).svg));
  await page.getByRole("button", { name: page_("saved.save") }).click({ timeout: 30_000 });
  await expect(page.getByText(page_("saved.savedNow"))).toBeVisible();
  await page.getByRole("button", { name: reader("measure") }).click();
  await page.getByLabel(takeOff("points")).fill("267,300 800,300");
  await page.getByLabel(takeOff("length")).fill("20'");
  await page.getByRole("button", { name: takeOff("finish") }).click();
  await page.getByRole("button", { name: takeOff("kept.save") }).click();
  await expect(page.locator("[data-toast]")).toHaveText(page_("toasts.takeoffSaved"));
  await page
    .getByRole("link", { name: page_("saved.open"), exact: true })
    .first()
    .click();
  await expect(page.getByText(takeOff("stateTitle.unchecked"))).toBeVisible();
  await expect(page.getByText(takeOff("kept.saved"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: takeOff("tools.count"), exact: true }).click();
  await page.getByLabel(takeOff("points")).fill("267,300 800,300");
  await page.getByLabel(takeOff("label")).fill("Doors");
  await page.getByLabel(takeOff("price")).fill("cheap");
  await page.getByRole("button", { name: takeOff("finish"), exact: true }).click();
  await expect(page.locator("#price-error")).toHaveText(takeOff("errors.price"));
  await page.getByLabel(takeOff("price")).fill("20");
  await page.getByLabel(page_("typed.label")).fill("CEILING 6'-10\"");
  await page.getByRole("button", { name: takeOff("finish"), exact: true }).click();
  await expect(page.locator("[data-toast]")).toHaveText(page_("toasts.takeoffSaved"));
  await expect(page.getByRole("button", { name: takeOff("removeOf", { name: "Doors" }) })).toBeVisible();
  // Lines that are typed and not saved outlast a measure.
  await expect(page.getByLabel(page_("typed.label"))).toHaveValue("CEILING 6'-10\"");
  expect(new URL(page.url()).searchParams.has("m")).toBe(false);
  await expectNoViolations(page);
});

test("a picture that moves is read, and refused where it is to be saved @js @wide", async ({ page }) => {
  await becomeMember(page);
  await open(page);
  const moving = drawPlan(3).svg.replace("</svg>", "<animate/></svg>");
  await choose(page, file("house.svg", "image/svg+xml", moving));
  await page.getByRole("button", { name: page_("saved.save") }).click({ timeout: 30_000 });
  await expect(page.getByRole("main").getByText(page_("plain.moving"))).toBeVisible();
  await page.goto("/blueprint-analyzer");
  await expect(page.getByText(page_("saved.none"))).toBeVisible();
});

test("a chosen climate zone answers what the insulation left open @js @wide", async ({ page }) => {
  await open(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><text x="20" y="60">R-30 CLG</text></svg>';
  await choose(page, file("notes.svg", "image/svg+xml", svg));
  await expect(exportButton(page)).toBeVisible({ timeout: 30_000 });
  await page.locator("summary", { hasText: /not on the sheet/ }).click();
  await expect(page.getByText(result("lookFor.insulation"))).toBeVisible();
  await page.getByLabel(page_("zone.label")).first().selectOption("5");
  await expect(page.getByText("R-60")).toBeVisible();
  await expect(page.locator("[data-box='N1102.1.3'] rect")).toBeVisible();
});

test("a drawing is sent, kept, measured on and read beside without scripts @nojs", async ({ page }) => {
  await page.goto("/blueprint-analyzer?lang=en");
  const send = page.getByRole("button", { name: page_("plain.send") });
  const choosePlain = (upload: Upload) => page.getByLabel(page_("plain.file")).setInputFiles(upload);
  await choosePlain(file("notes.txt", "text/plain", "notes"));
  await send.click();
  await expect(page.locator("#drawing-error")).toHaveText("Please upload an image file");
  await choosePlain(file("house.svg", "image/svg+xml", drawPlan(3).svg));
  await send.click();
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await becomeMember(page);
  await page.goto("/blueprint-analyzer");
  await choosePlain(file("plan.png", "image/png", PNG));
  await page.getByLabel(page_("plain.keep")).check();
  await send.click();
  await expect(page.locator("[data-toast]")).toHaveText(page_("toasts.drawingSaved"));
  await page.getByLabel(page_("typed.label")).fill("BEDROOM 3 6'-8\" x 9'-0\"");
  await page.getByRole("button", { name: takeOff("kept.linesSave") }).click();
  await expect(page.getByText("IRC R304.1 · 2015–2021")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: takeOff("tools.count"), exact: true }).click();
  await page.getByRole("button", { name: takeOff("drawing") }).click({ position: { x: 80, y: 64 } });
  await page.getByLabel(takeOff("label")).fill("Doors");
  await page.getByRole("button", { name: takeOff("finish"), exact: true }).click();
  await expect(page.locator("[data-toast]")).toHaveText(page_("toasts.takeoffSaved"));
  await expect(page.getByText(takeOff("kept.saved"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: takeOff("removeOf", { name: "Doors" }) }).click();
  await expect(page.getByText(takeOff("empty"))).toBeVisible();
  await expect(page.getByText(takeOff("kept.nothing"))).toBeVisible();
});

for (const language of walkedIn("en", "he")) {
  test(`typed lines are checked and a plan is measured without scripts (${language}) @nojs`, async ({
    page,
  }) => {
    const t = words(language, "blueprint");
    const tape = words(language, "take-off");
    await page.goto(`/blueprint-analyzer?lang=${language}`);
    // Text within noscript is not found by its words.
    await expect(page.locator("form[enctype]")).toBeVisible();
    await expect(page.locator("form[enctype]")).toContainText(t("upload.without"));
    await expect(page.getByText(t("upload.drop"))).toBeHidden();
    await page.getByLabel(t("typed.label")).fill("BEDROOM 3 6'-8\" x 9'-0\"");
    await page.getByRole("button", { name: t("typed.submit") }).click();
    await expect(page.getByText("IRC R304.1 · 2015–2021")).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.getByRole("link", { name: t("plan.open") }).click();
    const plan = page.getByRole("button", { name: tape("plan") });
    // The plan is 30 ft wide between these two presses.
    await plan.click({ position: { x: 80, y: 64 } });
    await plan.click({ position: { x: 560, y: 64 } });
    await page.getByLabel(tape("length")).fill("30'");
    await page.getByRole("button", { name: tape("finish"), exact: true }).click();
    await expect(page.getByText(tape("stateTitle.unchecked"))).toBeVisible();
    await page.getByRole("button", { name: tape("tools.area"), exact: true }).click();
    for (const [x, y] of [
      [80, 64],
      [560, 64],
      [560, 384],
      [80, 384],
    ] as const)
      await plan.click({ position: { x, y } });
    await page.getByLabel(tape("label")).fill("House");
    await page.getByRole("button", { name: tape("finish"), exact: true }).click();
    // The sample result below says as much of the plan's own rooms.
    const measured = page.getByRole("listitem").filter({ hasText: "House" });
    // In Hebrew the metric figure stands before it.
    await expect(measured.getByText(/(?<![\d.,])600 ft²/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test("the pages are free of axe violations in Hebrew and dark @js", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const query of [
    "?lang=he",
    "?lang=he&lines=BEDROOM+3+6'-8%22+x+9'-0%22%0A3068+DR",
    "?lang=he&plan=sample&m=count~~~10.10",
  ]) {
    await page.goto(`/blueprint-analyzer${query}`);
    await expectNoViolations(page);
    await expectNoSidewaysScroll(page);
  }
});
