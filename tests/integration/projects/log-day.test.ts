import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { pdf, png } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const DAY = "2026-03-02";
const LOST = { hours: "8", weather: "Rain 0.8 in", tasks: "Rafters", evidence: "" };
const pathOf = ({ path }: { path: string }) => path.split("?")[0] ?? "";

async function withProject(browser: Browser, language = "en") {
  const page = await browser.visit(`/project-management?lang=${language}`);
  return pathOf(await browser.submit(page, { intent: "create" }, { name: "Sample job" }));
}

async function withLog(browser: Browser, project: string, day = DAY) {
  const opened = await browser.post(project, { intent: "log", idem: crypto.randomUUID(), day });
  return browser.visit(opened.location ?? "");
}

test.each(LANGUAGES)(
  "what is on record of a day is offered to its log, and written there at one press, in %s",
  async (language) => {
    const browser = new Browser(product);
    const words = translator(language, "projects");
    const project = await withProject(browser, language);
    const days = await browser.visit(project.replace("/project/", "/weather-days/"));
    await browser.submit(days, { intent: "record" }, { ...LOST, day: DAY });
    const draft = await withLog(browser, project);
    const line = words("onRecord.weatherLost", { number: 8, name: "Rain 0.8 in; Rafters" });
    expect(draft.text.replace(/[\u2068\u2069]/g, "")).toContain(`${words("fields.delays")}: ${line}`);
    expect(draft.valueOf("delays")).toBe("");
    const taken = await browser.submit(draft, { intent: "take" }, { work: "Walls, 62 ft" });
    expect(taken.toasts).toEqual([words("toasts.logTaken")]);
    expect([taken.valueOf("delays"), taken.valueOf("work")]).toEqual([line, "Walls, 62 ft"]);
    expect(taken.text).toContain(words("log.stands"));
    expect(taken.text).toContain(words("log.complete", { percent: 20 }));
  },
);

function photos(idem: string, files: readonly [name: string, bytes: Uint8Array<ArrayBuffer>][]) {
  const body = new FormData();
  body.append("intent", "photos");
  body.append("idem", idem);
  for (const [name, bytes] of files) body.append("photo", new Blob([bytes]), name);
  return { method: "POST", body } as const;
}

test.each(LANGUAGES)("photos of a day come several at once, and one goes again, in %s", async (language) => {
  const browser = new Browser(product);
  const words = translator(language, "projects");
  const log = pathOf(await withLog(browser, await withProject(browser, language)));
  const two = photos(crypto.randomUUID(), [
    ["walls.png", png()],
    ["roof.png", png({ width: 3, height: 2 })],
  ]);
  for (const _ of [1, 2]) expect((await browser.send(log, two)).status).toBe(303);
  const page = await browser.visit(log);
  expect(page.body.split('src="/files/')).toHaveLength(3);
  const gone = await browser.submit(page, { intent: "drop-photo" });
  expect(gone.toasts).toContain(words("toasts.logPhotoRemoved"));
  expect(gone.body.split('src="/files/')).toHaveLength(2);
  const refused = await browser.send(log, photos(crypto.randomUUID(), [["plan.pdf", pdf()]]));
  expect([refused.status, refused.text.includes(words("errors.photo.unknown"))]).toEqual([400, true]);
  expect((await new Browser(product).get(log)).status).toBe(404);
});

test("a project says what an hour of a crew makes once three days are handed in", async () => {
  const browser = new Browser(product);
  const t = translator("en", "projects");
  const project = await withProject(browser);
  for (const [n, day] of ["2026-03-02", "2026-03-03", "2026-03-04"].entries()) {
    const log = await withLog(browser, project, day);
    await browser.submit(log, { intent: "submit" }, { crews: "Framers 4 x 8", work: "Walls, 64 ft" });
    const { text } = await browser.visit(project);
    expect(text.includes(t("units.ft", { value: "2" }))).toBe(n === 2);
    if (n < 2) expect(text).toContain(t("production.few", { days: n + 1, least: 3 }));
  }
});
