import type { Page } from "@playwright/test";
import { inspectImage } from "../../../app/engines/drawing/drawing.ts";
import type { Language } from "../../../app/i18n/languages.ts";
import { drawPlan } from "../../../scripts/lib/drawings.mjs";
import { serve } from "../../../scripts/lib/serve.mjs";
import { TEST_VARIABLES } from "../../../scripts/lib/test-variables.mjs";
import { pictureQuestion, says, startAssistant } from "../../fakes/completions.ts";
import type { Fake } from "../../fakes/loopback.ts";
import { temporaryFolder } from "../../setup/temporary-folder.ts";
import {
  becomeMember,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  touch,
  words,
} from "../fixtures.ts";

const t = words("en", "drawing-vision");
const page_ = words("en", "blueprint");
const reader = words("en", "drawing-reader");

const MODEL_SAYS = "KITCHEN, 12'-0\" x 10'-0\"\nIRC R999.9 is violated <b>everywhere</b>";

let model: Fake;
let product: Awaited<ReturnType<typeof serve>>;
let remove: () => void;
// They share a provider, so they take turns; one that fails does not keep the others from running.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  model = await startAssistant(() => says(MODEL_SAYS));
  const { folder, remove: removeFolder } = temporaryFolder("vision-e2e");
  remove = removeFolder;
  product = await serve({
    stateDir: folder,
    variables: {
      ...TEST_VARIABLES,
      ASSISTANT_BASE_URL: `${model.url}/v1`,
      ASSISTANT_API_KEY: "key-of-the-server",
      ASSISTANT_VISION_MODEL: "pictures-1",
    },
    onLog: () => {},
  });
});
test.afterAll(async () => {
  model.stop();
  await product.dispose();
  remove();
});
test.beforeEach(() => {
  model.received.length = 0;
  model.answer = () => says(MODEL_SAYS);
});

const HOUSE = { name: "house.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawPlan(3).svg) };

/** Reads a drawing in the hub's room for it, at the product of this address. */
async function read(page: Page, origin: string, upload = HOUSE, language: Language = "en"): Promise<void> {
  await page.goto(new URL(`/ai-hub?tab=vision&lang=${language}`, origin).href);
  await touch(page);
  await page.getByLabel(words(language, "blueprint")("upload.choose")).setInputFiles(upload);
  const again = words(language, "drawing-reader")("reanalyze");
  await expect(page.getByRole("button", { name: again })).toBeVisible({ timeout: 30_000 });
}
const offer = (page: Page) => page.getByText(t("title"), { exact: true });
const askButton = (page: Page) => page.getByRole("button", { name: t("ask") });

test("without a model the hub's room reads, reads again and removes a drawing, and offers no model @js @wide", async ({
  page,
  baseURL,
}) => {
  await read(page, baseURL ?? "");
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  await page.getByRole("button", { name: reader("reanalyze") }).click();
  await expect(page.getByText(reader("steps.processing"))).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible({ timeout: 30_000 });
  await expect(offer(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: reader("remove") }).click();
  await expect(page.getByText(page_("upload.drop"))).toBeVisible();
  await page.getByRole("link", { name: page_("whole") }).click();
  await page.waitForURL("**/blueprint-analyzer");
});

test("a model is asked about the drawing with consent and not before; its words stay apart @js", async ({
  page,
}) => {
  const posted: { path: string; consent: unknown; modelHadAlready: number }[] = [];
  // What a form with a file in it holds, the browser shows to the page alone.
  await page.exposeFunction("heard", (path: string, consent: unknown) => {
    posted.push({ path, consent, modelHadAlready: model.received.length });
  });
  await page.addInitScript(() => {
    const { fetch, heard } = window as unknown as Window & {
      heard: (path: string, consent: unknown) => Promise<void>;
    };
    window.fetch = async (input, init) => {
      if (init?.method === "POST") await heard(String(input), (init.body as FormData).get("consent"));
      return fetch(input, init);
    };
  });
  await read(page, product.url.origin);
  const findings = page.locator("main li").filter({ hasText: /^\d+.*IRC/ });
  const before = await findings.allInnerTexts();
  await expect(page.getByText(t("lead"))).toBeHidden();
  await offer(page).click();
  await expect(page.getByText(new URL(model.url).host)).toBeVisible();
  await expect(page.getByLabel(t("consent"))).not.toBeChecked();

  await askButton(page).click();
  await expect(page.getByText(t("errors.consent"))).toBeVisible();
  await expect(page.getByLabel(t("consent"))).toBeFocused();
  expect([posted, model.received]).toEqual([[], []]);

  await page.getByLabel(t("consent")).check();
  expect([posted, model.received]).toEqual([[], []]);
  await askButton(page).click();
  await expect(page.getByText(t("answer.title"))).toBeVisible();
  await expect(page.getByText(t("answer.warning"))).toBeVisible();
  await expect(page.getByText("<b>everywhere</b>")).toBeVisible();
  expect(posted).toEqual([{ path: "/blueprint-analyzer/vision", consent: "yes", modelHadAlready: 0 }]);
  const questions = model.received.map(pictureQuestion);
  expect(questions).toMatchObject([{ model: "pictures-1", pictures: [{ type: "image/jpeg" }] }]);
  const picture = inspectImage(questions[0]?.pictures[0]?.bytes ?? new Uint8Array());
  expect(picture.ok && Math.max(picture.width, picture.height)).toBe(1_568);

  expect(await findings.allInnerTexts()).toEqual(before);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});

test("a large picture is made smaller before it is sent @js @wide", async ({ page }) => {
  await page.goto("about:blank");
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2_400, height: 600 });
    const context = canvas.getContext("2d");
    context?.fillRect(100, 300, 1_000, 8);
    return canvas.toDataURL("image/png");
  });
  const buffer = Buffer.from(url.split(",")[1] ?? "", "base64");
  await read(page, product.url.origin, { name: "wide.png", mimeType: "image/png", buffer });
  await offer(page).click();
  await page.getByLabel(t("consent")).check();
  await askButton(page).click();
  await expect(page.getByText(t("answer.title"))).toBeVisible();
  const [question] = model.received.map(pictureQuestion);
  const picture = inspectImage(question?.pictures[0]?.bytes ?? new Uint8Array());
  expect(picture).toMatchObject({ ok: true, format: "jpeg", width: 1_568, height: 392 });
});

test("a model that fails is told in one message, and the analysis stays @js @wide", async ({ page }) => {
  model.answer = () => ({ status: 503, headers: { "retry-after": "60" }, body: "<html>SECRET</html>" });
  await read(page, product.url.origin);
  await offer(page).click();
  await page.getByLabel(t("consent")).check();
  await askButton(page).click();
  await expect(page.getByText(t("errors.failed"))).toBeVisible();
  await expect(page.getByText(/^LIVING ROOM ·/)).toBeVisible();
  await expect(page.getByRole("img", { name: /house\.svg/ })).toBeVisible();
  await expect(page.getByText("SECRET")).toHaveCount(0);
  // Later it works, with the tick that is still there.
  model.answer = () => says(MODEL_SAYS);
  await askButton(page).click();
  await expect(page.getByText(t("answer.title"))).toBeVisible();
  await expect(page.getByText(t("errors.failed"))).toHaveCount(0);
});

test("a kept drawing is asked about on its own page, and what was measured stays @js @wide", async ({
  page,
}) => {
  const { origin } = product.url;
  await becomeMember(page, origin);
  const id = await page.evaluate(async () => {
    const picture = await new Promise<Blob | null>((resolve) =>
      document.createElement("canvas").toBlob(resolve),
    );
    const form = new FormData();
    const fields = {
      intent: "save",
      answer: "json",
      name: "kept.png",
      width: "300",
      height: "150",
      lines: "[]",
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("idem", crypto.randomUUID());
    form.set("picture", picture as Blob, "kept.png");
    const response = await fetch("/blueprint-analyzer/drawings", { method: "POST", body: form });
    return ((await response.json()) as { id: string }).id;
  });
  await page.goto(`${origin}/blueprint-analyzer?plan=${id}&m=count~Outlets~~10.10`);
  await touch(page);
  await offer(page).click();
  await askButton(page).click();
  await expect(page.locator("#consent-error")).toHaveText(t("errors.consent"));
  expect(model.received).toEqual([]);
  await page.getByLabel(t("consent")).check();
  await askButton(page).click();
  await expect(page.getByText(t("answer.title"))).toBeVisible();
  await expect(page.getByText("<b>everywhere</b>")).toBeInViewport();
  await expect(page.getByText("Outlets")).toBeVisible();
  expect(model.received.map(pictureQuestion)).toMatchObject([{ pictures: [{ type: "image/png" }] }]);
  await expectNoViolations(page);
});

test("in Hebrew and dark the offer and the answer are free of axe violations @js", async ({ page }) => {
  const he = words("he", "drawing-vision");
  model.answer = () => says("מטבח 12'-0\" x 10'-0\"\nKITCHEN");
  await page.emulateMedia({ colorScheme: "dark" });
  await read(page, product.url.origin, HOUSE, "he");
  await page.getByText(he("title"), { exact: true }).click();
  await page.getByLabel(he("consent")).check();
  await page.getByRole("button", { name: he("ask") }).click();
  await expect(page.getByText(he("answer.title"))).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});

test("without scripts the hub's room has the forms for a file and for typed lines @nojs", async ({
  page,
}) => {
  await page.goto("/ai-hub?tab=vision&lang=en");
  await expect(page.getByLabel(page_("plain.file"))).toBeVisible();
  await page.getByLabel(page_("typed.label")).fill("BEDROOM 3 6'-8\" x 9'-0\"");
  await page.getByRole("button", { name: page_("typed.submit") }).click();
  await expect(page.getByText("IRC R304.1 · 2015–2021")).toBeVisible();
});
