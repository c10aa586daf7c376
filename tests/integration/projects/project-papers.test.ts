import { describe, expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { directionOf, LANGUAGES } from "../../../app/i18n/languages.ts";
import { seenOrder } from "../../../app/lib/paper/paper.ts";
import { pdf, png, SVG } from "../../pictures.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";
import { readPaper } from "../support/read-paper.ts";

const t = translator("en", "project-documents");
const team = translator("en", "project-team");

/** A project of this browser's own. */
async function withProject(browser: Browser) {
  const idem = crypto.randomUUID();
  await browser.post("/project-management", { intent: "create", idem, name: "Sample job" });
  return idem;
}

function sent(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  file?: Blob,
  name = "A-101.pdf",
) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ idem: crypto.randomUUID(), ...fields }))
    body.append(field, value);
  if (file) body.append("file", file, name);
  return browser.send(path, { method: "POST", body });
}

const PLAN = { intent: "add", folder: "architectural", sheet: "A-101" };
const fileIn = (page: Page) => /\/files\/[\w-]+/.exec(page.body)?.[0] ?? "";

test.each(LANGUAGES)("a guest keeps a drawing and a newer version of it, in %s", async (language) => {
  const words = translator(language, "project-documents");
  const browser = new Browser(product);
  const project = await withProject(browser);
  const base = `/project-documents/${project}`;
  const empty = await browser.visit(`${base}?lang=${language}`);
  expect(empty.text).toContain(words("list.empty"));
  expect((await browser.visit(`/project/${project}`)).body).toContain(base);
  const answer = await sent(browser, base, PLAN, new Blob([pdf()]));
  const first = await browser.visit(answer.location ?? "");
  expect([first.status, first.toasts]).toEqual([200, [words("toasts.documentAdded")]]);
  // Without a name it is called like its file.
  expect(first.heading).toBe("A-101");
  const old = fileIn(first);
  const document = first.valueOf("document") ?? "";
  const next = await sent(
    browser,
    base,
    { intent: "version", document, note: "Stair moved" },
    new Blob([png()]),
  );
  const second = await browser.visit(next.location ?? "");
  expect(second.toasts).toEqual([words("toasts.documentVersion")]);
  for (const shown of [words("versions.current"), words("versions.older"), "Stair moved"])
    expect(second.text).toContain(shown);
  expect(fileIn(second)).not.toBe(old);
  for (const [path, type] of [
    [old, "application/pdf"],
    [fileIn(second), "image/png"],
  ] as const) {
    const file = await browser.get(path);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, type]);
    expect((await new Browser(product).get(path)).status).toBe(404);
  }
  const list = await browser.visit(`${base}?folder=architectural`);
  expect(list.text).toContain(words("version", { number: "2" }));
  for (const path of [base, answer.location ?? ""])
    expect([path, (await new Browser(product).get(path)).status]).toEqual([path, 404]);
});

test("a list shows the small picture that a browser made of a photo, and without one the photo up to a megabyte", async () => {
  const browser = new Browser(product);
  const base = `/project-documents/${await withProject(browser)}`;
  const srcOf = async () => /src="(\/files\/[\w-]+)"/.exec((await browser.visit(base)).body)?.[1];
  const large = new Blob([png({ noise: 1024 * 1024 })]);
  await sent(browser, base, { ...PLAN, name: "No small one" }, large);
  expect(await srcOf()).toBeUndefined();
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...PLAN, idem: crypto.randomUUID() }))
    body.append(name, value);
  body.append("file", large, "roof.png");
  body.append("thumb", new Blob([png({ width: 24, height: 24 })]), "roof.jpg");
  expect((await browser.send(base, { method: "POST", body })).status).toBe(303);
  const small = await browser.get((await srcOf()) ?? "");
  expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Number(small.headers.get("content-length"))).toBeLessThan(64 * 1024);
});

test("the same form sent three times keeps one document", async () => {
  const browser = new Browser(product);
  const base = `/project-documents/${await withProject(browser)}`;
  const idem = crypto.randomUUID();
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push(await sent(browser, base, { ...PLAN, idem }, new Blob([pdf()])));
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
});

test.each([
  ["a drawing program", new Blob([SVG]), "errors.file.unknown", 400],
  ["nothing", undefined, "errors.file.none", 400],
  ["half of a picture", new Blob([png().subarray(0, 50)]), "errors.file.truncated", 400],
  [
    "a byte more than eight megabytes",
    new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]),
    "errors.file.tooLarge",
    413,
  ],
] as const)("%s is no document, which is said beside the field", async (_, file, error, status) => {
  const browser = new Browser(product);
  const base = `/project-documents/${await withProject(browser)}`;
  const refused = await sent(browser, base, { ...PLAN, note: "Revision 2" }, file);
  expect([refused.status, refused.text.includes(t(error as "errors.file.none"))]).toEqual([status, true]);
  expect(refused.body).toContain('href="#file"');
  if (file === undefined || file.size < 8 * 1024 * 1024) expect(refused.valueOf("note")).toBe("Revision 2");
});

test("a document is renamed, one that changed meanwhile is not overwritten unseen, and a deleted one is gone", async () => {
  const browser = new Browser(product);
  const base = `/project-documents/${await withProject(browser)}`;
  const { location = "" } = await sent(browser, base, PLAN, new Blob([pdf()]));
  const page = await browser.visit(location ?? "");
  const file = fileIn(page);
  const saved = await browser.submit(page, { intent: "edit" }, { name: "Floor plan", folder: "structural" });
  expect([saved.toasts, saved.heading]).toEqual([[t("toasts.documentSaved")], "Floor plan"]);
  const stale = await browser.submit(page, { intent: "edit" }, { name: "Plan" });
  expect([stale.status, stale.text.includes(t("errors.stale")), stale.valueOf("name")]).toEqual([
    409,
    true,
    "Plan",
  ]);
  const nameless = await browser.submit(saved, { intent: "edit" }, { name: " " });
  expect([nameless.status, nameless.problem?.includes(t("errors.name"))]).toEqual([400, true]);
  const removed = await browser.submit(saved, { intent: "remove" });
  expect(removed.toasts).toEqual([t("toasts.documentRemoved")]);
  expect(
    await Promise.all([location ?? "", file].map(async (path) => (await browser.get(path)).status)),
  ).toEqual([404, 404]);
});

test("a defect is placed on a drawing that is no picture by its page and grid, without scripts", async () => {
  const words = translator("en", "punch-list");
  const browser = new Browser(product);
  const project = await withProject(browser);
  const defect = { room: "Bath 2", trade: "tile", words: "Grout missing" };
  const raised = await sent(browser, "/punch-list-camera", { intent: "raise", project, ...defect });
  await sent(browser, `/project-documents/${project}`, { ...PLAN, name: "Floor plan" }, new Blob([pdf()]));
  const item = await browser.visit(raised.location ?? "");
  expect(item.text).toContain("A-101 Floor plan");
  const wrong = await browser.submit(item, { intent: "grid" }, { page: "0", grid: "C-4" });
  expect([wrong.status, wrong.problem?.includes(words("errors.page")), wrong.valueOf("grid")]).toEqual([
    400,
    true,
    "C-4",
  ]);
  const placed = await browser.submit(wrong, { intent: "grid" }, { page: "3", grid: "C-4" });
  expect(placed.toasts).toEqual([words("toasts.punchPinned")]);
  expect(placed.text.replace(/[\u2068\u2069]/g, "")).toContain("Page 3, grid C-4 of A-101 Floor plan");
});

async function sharedBy(browser: Browser, user: string, project: string, more: object = {}) {
  const link = crypto.randomUUID();
  const share = {
    intent: "share",
    idem: link,
    workspace: `user:${user}`,
    type: "project-documents",
    id: project,
  };
  const made = await browser.post(`/workspace/share?type=project-documents&id=${project}`, {
    ...{ ...share, name: "SAMPLE Architects", kind: "person", days: "7" },
    ...more,
  });
  expect(made.status).toBe(303);
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const holder = new Browser(product);
  await holder.get(/\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "");
  return { link, holder };
}

test("without an account somebody reads the documents by link, sends one with their name, and nothing once it is revoked on the team page", async () => {
  const { browser, id } = await newMember(product);
  const project = await withProject(browser);
  await sent(browser, `/project-documents/${project}`, { ...PLAN, name: "Floor plan" }, new Blob([pdf()]));
  const { link, holder } = await sharedBy(browser, id, project, { upload: "on", asksName: "on" });
  const list = await holder.visit(`/shared/${link}?lang=en`);
  expect(list.path).toContain(`/shared/${link}/documents`);
  expect(list.text).toContain("Floor plan");
  const nameless = await sent(holder, `/shared/${link}/documents`, PLAN, new Blob([png()]));
  expect([nameless.status, nameless.problem?.includes(t("errors.printedName"))]).toEqual([400, true]);
  const named = { ...PLAN, name: "Window schedule", printedName: "Architect 1" };
  const answer = await sent(holder, `/shared/${link}/documents`, named, new Blob([png()]));
  const kept = await holder.visit(answer.location ?? "");
  expect(kept.text).toContain("Architect 1");
  expect(kept.body).not.toContain('value="remove"');
  const file = new RegExp(`/shared/${link}/document/[\\w-]+`).exec(kept.body)?.[0] ?? "";
  expect((await holder.get(file)).headers.get("content-type")).toBe("image/png");
  expect((await browser.visit(`/project-documents/${project}`)).text).toContain("Window schedule");

  const page = await browser.visit(`/project-team/${project}?lang=en`);
  expect(page.text).toContain("SAMPLE Architects");
  expect(page.text).toContain(team("links.verbs.upload"));
  const revoked = await browser.submit(page, { intent: "revoke" });
  expect(revoked.toasts).toEqual([team("toasts.teamRevoked")]);
  expect(revoked.text).toContain(team("links.states.revoked"));
  expect((await sent(holder, `/shared/${link}/documents`, named, new Blob([png()]))).status).toBe(403);
  expect((await holder.get(file)).status).toBe(303);
});

test("a link to read has no form, and sends nothing", async () => {
  const { browser, id } = await newMember(product);
  const project = await withProject(browser);
  const { link, holder } = await sharedBy(browser, id, project);
  const page = await holder.visit(`/shared/${link}/documents?lang=en`);
  expect([page.status, page.body.includes('type="file"')]).toEqual([200, false]);
  expect((await sent(holder, `/shared/${link}/documents`, PLAN, new Blob([png()]))).status).toBe(403);
});

test.each(LANGUAGES)("a member says what they do on a job, in %s", async (language) => {
  const words = translator(language, "project-team");
  const { browser } = await newMember(product);
  const project = await withProject(browser);
  const page = await browser.visit(`/project-team/${project}?lang=${language}`);
  expect(page.text).toContain(words("links.none"));
  const saved = await browser.submit(page, { intent: "duty" }, { duty: "superintendent" });
  expect(saved.toasts).toEqual([words("toasts.teamDuty")]);
  expect(saved.valueOf("duty")).toBe("superintendent");
  const wrong = await browser.submit(saved, { intent: "duty" }, { duty: "king" });
  expect([wrong.status, wrong.problem?.includes(words("errors.duty"))]).toEqual([400, true]);
});

test("a guest is told that a team takes an account", async () => {
  const browser = new Browser(product);
  const page = await browser.visit(`/project-team/${await withProject(browser)}`);
  expect([page.status, page.text.includes(team("guest"))]).toEqual([200, true]);
});

/** A project with two days that were handed in, the first in the week of the second. */
async function withLogs(browser: Browser) {
  const project = await withProject(browser);
  for (const [day, crews] of [
    ["2026-03-02", "Framers 4 x 8"],
    ["2026-03-04", "Masons 2 x 5"],
  ] as const) {
    const { location } = await browser.post(`/project/${project}`, {
      ...{ intent: "log", idem: crypto.randomUUID(), day },
    });
    const log = await browser.visit(location ?? "");
    await browser.submit(
      log,
      { intent: "submit" },
      { crews, work: "Walls", weather: "58 °F fog", delayCause: "weather", delayHours: "1.5" },
    );
  }
  return project;
}

describe("a report", () => {
  test.each(LANGUAGES)(
    "of a week stands on a page and on paper with the same seal, in %s",
    async (language) => {
      const words = translator(language, "project-reports");
      const of = translator(language, "projects");
      const browser = new Browser(product);
      const project = await withLogs(browser);
      const path = `/project-report/${project}`;
      const page = await browser.visit(`${path}?lang=${language}&day=2026-03-03&span=week`);
      expect(page.heading).toBe(words("weekTitle"));
      for (const shown of ["Framers", "Masons", "58 °F fog", of("causes.weather"), words("proof.whole")])
        expect(page.text).toContain(shown);
      expect(page.text).toContain(words("hours", { hours: "32" }));
      const seals = page.body.match(/\b[0-9a-f]{64}\b/g) ?? [];
      expect(new Set(seals).size).toBe(2);

      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(`${product.origin}${path}/report.pdf?day=2026-03-03&span=week`, {
        headers: { cookie, "cf-connecting-ip": browser.address },
      });
      expect(answer.headers.get("content-disposition")).toBe(
        'attachment; filename="week-report-2026-03-02.pdf"',
      );
      const lines = readPaper(new Uint8Array(await answer.arrayBuffer())).map(({ text }) => text);
      const direction = directionOf(language);
      for (const said of [words("sums.title"), words("proof.title"), of("fields.weather")])
        expect(lines).toContain(seenOrder(said, direction));
      for (const seal of seals) expect(lines).toContain(seal);
    },
  );

  test("of a day leaves the other days out, and nonsense in its address is left out of it", async () => {
    const browser = new Browser(product);
    const path = `/project-report/${await withLogs(browser)}`;
    const page = await browser.visit(`${path}?lang=en&day=2026-03-02`);
    expect([page.text.includes("Framers"), page.text.includes("Masons")]).toEqual([true, false]);
    const odd = await browser.visit(`${path}?day=2026-02-30&span=year`);
    expect([odd.status, odd.text.includes("Masons")]).toEqual([200, true]);
  });

  test("is nobody else's, neither the page nor the paper", async () => {
    const path = `/project-report/${await withLogs(new Browser(product))}`;
    for (const other of [path, `${path}/report.pdf`])
      expect([other, (await new Browser(product).get(other)).status]).toEqual([other, 404]);
  });
});

test("the example is open to everybody and changes for nobody", async () => {
  for (const path of ["/project-documents/sample", "/project-team/sample", "/project-report/sample"]) {
    const page = await new Browser(product).visit(path);
    expect([path, page.status, page.body.includes('method="post" action="/project-')]).toEqual([
      path,
      200,
      false,
    ]);
  }
  const browser = new Browser(product);
  const answer = await sent(browser, "/project-documents/sample", PLAN, new Blob([pdf()]));
  expect(answer.status).toBe(404);
  expect(
    (await browser.post("/project-team/sample", { intent: "duty", member: "x", duty: "foreman" })).status,
  ).toBe(404);
  expect((await browser.get("/project-report/sample/report.pdf?span=week")).status).toBe(200);
});
