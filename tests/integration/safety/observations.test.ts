import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const PATH = "/safety-observations";

test.each(LANGUAGES)(
  "a guest writes down what was seen, is told what is missing, and takes it away, in %s",
  async (language) => {
    const t = translator(language, "safety-observations");
    const browser = new Browser(product);
    const page = await browser.visit(`${PATH}?lang=${language}`);
    expect(page.heading).toBe(translator(language, "shell")("screens.safetyObservations.title"));
    const refused = await browser.submit(
      page,
      { intent: "observe" },
      { verdict: "", what: "Tied off", place: "" },
    );
    expect(refused.status).toBe(400);
    expect(refused.text).toContain(t("errors.place"));
    expect(refused.text).toContain(t("errors.verdict"));
    expect(refused.valueOf("what")).toBe("Tied off");
    const kept = await browser.submit(refused, { intent: "observe" }, { verdict: "safe", place: "Roof" });
    expect(kept.toasts).toEqual([t("toasts.observationKept")]);
    expect(kept.text).toContain(t("counted", { count: 1, safe: 1, days: 90 }));
    expect((await browser.visit("/smart-safety-dashboard")).text).toContain(
      translator(language, "safety-dashboard")("leading.of", { done: 1, due: 1 }),
    );
    expect((await new Browser(product).visit(PATH)).text).not.toContain("Tied off");
    const gone = await browser.submit(kept, { intent: "remove" });
    expect(gone.toasts).toEqual([t("toasts.observationRemoved")]);
    expect(gone.text).toContain(t("none"));
  },
);

test("the photo of an observation is kept, and a file that is none is refused beside its field", async () => {
  const browser = new Browser(product);
  await browser.visit(PATH);
  const send = (file: Blob) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      intent: "observe",
      verdict: "unsafe",
      what: "Cut",
      place: "Yard",
    }))
      body.append(name, value);
    body.append("idem", crypto.randomUUID());
    body.append("file", file, "cut.png");
    return browser.send(PATH, { method: "POST", body });
  };
  const refused = await send(new Blob(["<svg/>"]));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(translator("en", "safety-observations")("errors.photo"));
  expect((await send(new Blob([png()]))).status).toBe(303);
  expect((await browser.visit(PATH)).body).toContain('src="/files/');
});
