import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { product } from "../support/product.ts";

const t = translator("en", "saved-calculations");
const SLAB = "/calculator/concrete-slab?length=20%27&width=10%27&thickness=4&units=us";

/** The address behind the words of a link. */
function linkIn(body: string, start: string): string {
  const found = [...body.matchAll(/href="([^"]+)"/g)].find(([, href]) => href?.startsWith(start));
  return found?.[1]?.replaceAll("&amp;", "&") ?? "";
}

test.each(LANGUAGES)("a calculation is kept from its page, and opens again, in %s", async (language) => {
  const words = translator(language, "saved-calculations");
  const browser = new Browser(product);
  const page = await browser.visit(`${SLAB}&lang=${language}`);
  const form = await browser.visit(linkIn(page.body, "/saved-calculations?"));
  const kept = await browser.submit(form, { intent: "save" }, { name: "Garage slab" });
  expect(kept.toasts).toEqual([words("toasts.calculationSaved")]);
  expect(kept.text).toContain("Garage slab");
  const again = await browser.visit(linkIn(kept.body, "/calculator/concrete-slab?"));
  expect(again.valueOf("length")).toBe("20'");
});

test("what is kept gets another name and a site, is listed there, and goes", async () => {
  const browser = new Browser(product);
  const locator = await browser.visit("/job-site-locator?edit=new&lang=en");
  await browser.submit(
    locator,
    { intent: "add" },
    { name: "North yard", position: "40.7128, -74.0060", rules: "Boots on." },
  );
  const page = await browser.visit(SLAB);
  const form = await browser.visit(linkIn(page.body, "/saved-calculations?"));
  const empty = await browser.submit(form, { intent: "save" }, { name: " " });
  expect([empty.status, empty.text.includes(t("errors.name"))]).toEqual([400, true]);
  const kept = await browser.submit(empty, { intent: "save" }, { name: "Slab" });
  const edit = await browser.visit(linkIn(kept.body, "/saved-calculations?edit="));
  const site = /<option value="([\w-]{10,})"/.exec(edit.body)?.[1] ?? "";
  const long = await browser.submit(edit, { intent: "change" }, { name: "x".repeat(81), site });
  expect([long.status, long.valueOf("name")]).toEqual([400, "x".repeat(81)]);
  const changed = await browser.submit(edit, { intent: "change" }, { name: "Slab of the yard", site });
  expect(changed.toasts).toEqual([t("toasts.calculationChanged")]);
  expect(changed.text).toContain(t("onlySite", { name: "North yard" }).slice(0, 8));
  expect(changed.text).toContain("Slab of the yard");
  expect((await browser.visit(`/job-site/${site}`)).body).toContain(`/saved-calculations?site=${site}`);
  const removed = await browser.submit(
    await browser.visit(linkIn(changed.body, `/saved-calculations?site=${site}&amp;edit=`)),
    { intent: "remove" },
  );
  expect(removed.text).toContain(t("empty"));
});

test("what is no calculation is not kept, and another's entry is not there", async () => {
  const browser = new Browser(product);
  for (const query of ["calculator=none", "calculator=concrete-slab", "calculator=concrete-slab&length=x"]) {
    const page = await browser.visit(`/saved-calculations?${query}`);
    expect([page.status, page.text.includes(t("nothing"))]).toEqual([200, true]);
  }
  const gone = await browser.post("/saved-calculations", { intent: "change", id: "none", name: "x" });
  expect(gone.status).toBe(404);
});

test("a calculation is kept for a project, and listed from the project's page", async () => {
  const browser = new Browser(product);
  const projects = await browser.visit("/project-management?lang=en");
  const made = await browser.submit(projects, { intent: "create" }, { name: "Annex" });
  const project = /\/project\/([\w-]{10,})/.exec(made.path)?.[1] ?? "";
  const form = await browser.visit(linkIn((await browser.visit(SLAB)).body, "/saved-calculations?"));
  expect(form.text).toContain(t("project"));
  const kept = await browser.submit(form, { intent: "save" }, { name: "Slab of the annex", project });
  expect(kept.path).toContain(`project=${project}`);
  expect(kept.text).toContain("Slab of the annex");
  const page = await browser.visit(`/project/${project}`);
  expect(page.body).toContain(`/saved-calculations?project=${project}`);
});
