import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { png } from "../../pictures.ts";
import { openCsv } from "../../readers.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const t = translator("en", "safety-dashboard");
const DAY = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString().slice(0, 10);

test.each(LANGUAGES)(
  "a guest reports a near miss in three fields without scripts, in %s",
  async (language) => {
    const words = translator(language, "safety-dashboard");
    const browser = new Browser(product);
    const page = await browser.visit(`/smart-safety-dashboard?lang=${language}`);
    const typed = { what: "A brace fell", place: "Gate 2", happenedOn: DAY };
    const report = await browser.submit(page, { intent: "report" }, typed);
    expect(report.toasts).toEqual([words("toasts.safetyReported")]);
    expect(report.valueOf("what")).toBe("A brace fell");
    expect((await browser.visit("/smart-safety-dashboard")).text).toContain("A brace fell");
  },
);

test("a refused near miss says why and keeps what was typed", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/smart-safety-dashboard");
  const refused = await browser.submit(page, { intent: "report" }, { what: "A brace fell", place: "" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(t("errors.place"));
  expect(refused.valueOf("what")).toBe("A brace fell");
});

test("a case with a hospital stay has its deadline, and its line on Form 300", async () => {
  const browser = new Browser(product);
  const page = await browser.visit("/smart-safety-dashboard");
  const typed = { what: "A fall", place: "Gate 2", happenedOn: DAY };
  const report = await browser.submit(page, { intent: "report" }, typed);
  const hurt = { kind: "injury", outcome: "away", injury: "Broken wrist", awayFrom: DAY, siteZone: "UTC" };
  const without = await browser.submit(report, { intent: "save" }, { ...hurt, duty: "hospital" });
  expect(without.status).toBe(400);
  expect(without.text).toContain(t("errors.learned"));
  const saved = await browser.submit(
    report,
    { intent: "save" },
    { ...hurt, person: "Carpenter 3", duty: "hospital", learnedOn: DAY, learnedTime: "08:00" },
  );
  expect(saved.toasts).toEqual([t("toasts.safetySaved")]);
  expect(saved.text).toContain("1-800-321-OSHA");
  expect(saved.text).toContain("29 CFR 1904.39(a)(2)");
  const csv = await browser.get(`/osha-log.csv?year=${DAY.slice(0, 4)}`);
  expect(openCsv(csv.body).rows).toContainEqual(expect.arrayContaining(["Carpenter 3"]));
  expect(csv.body).toContain('"Broken wrist","","X","",""');
});

test("an investigation begins an action, and somebody without an account closes it by link with a picture", async () => {
  const { browser: owner } = await newMember(product);
  const typed = { what: "A brace fell", place: "Gate 2", happenedOn: DAY };
  const report = await owner.submit(
    await owner.visit("/smart-safety-dashboard"),
    { intent: "report" },
    typed,
  );
  const bare = await owner.submit(report, { intent: "plan" }, { action: "", owner: "", due: "2020-01-01" });
  expect(bare.status).toBe(400);
  for (const key of ["errors.action", "errors.owner"] as const) expect(bare.text).toContain(t(key));
  const past = await owner.submit(
    report,
    { intent: "plan" },
    { action: "Tie the braces", owner: "Carpenter 2", due: "2020-01-01" },
  );
  expect([past.status, past.text.includes(t("errors.past")), past.valueOf("action")]).toEqual([
    ...[400, true],
    "Tie the braces",
  ]);
  const planned = await owner.submit(
    report,
    { intent: "plan" },
    { action: "Tie the braces", owner: "Carpenter 2" },
  );
  expect(planned.toasts).toEqual([t("toasts.safetyActionPlanned")]);
  const path = /href="(\/checklist-action\/[\w-]{36})"/.exec(planned.body)?.[1] ?? "";
  const id = path.split("/").at(-1) ?? "";
  expect((await owner.visit(path)).body).toContain(`href="${report.path.split(/[?#]/)[0]}"`);
  const share = `/workspace/share?type=checklist-action&id=${id}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const link = crypto.randomUUID();
  await owner.post(share, {
    ...{ intent: "share", idem: link, workspace, type: "checklist-action", id, name: "Carpenter" },
    ...{ kind: "person", days: "7", upload: "on" },
  });
  const phone = new Browser(product);
  await phone.visit(/\/l\/[\w-]+/.exec((await owner.get(`/workspace/share?link=${link}`)).body)?.[0] ?? "");
  const here = `/shared/${link}/checklist-action`;
  const page = await phone.visit(here);
  // What has to be done and where, and nothing of what was reported.
  expect(["Tie the braces", "Gate 2", "A brace fell"].map((said) => page.text.includes(said))).toEqual([
    ...[true, true],
    false,
  ]);
  const body = new FormData();
  const { fields } = page.form({ intent: "finish" });
  for (const [name, value] of Object.entries({ ...fields, intent: "finish", printedName: "Carpenter 2" }))
    body.append(name, value);
  body.append("file", new Blob([png()]), "done.png");
  expect((await phone.send(here, { method: "POST", body })).status).toBe(303);
  const board = await owner.visit("/smart-safety-dashboard");
  expect((await owner.visit(report.path)).text).toContain(t("actions.states.done"));
  expect(board.text).toContain(t("leading.actions"));
  await owner.submit(await owner.visit(report.path), { intent: "save" }, { cause: "guard", siteZone: "UTC" });
  expect((await owner.visit("/smart-safety-dashboard")).text).toContain(t("causes.guard"));
});

test("the questions lead by plain addresses to an end with its section", async () => {
  const browser = new Browser(product);
  expect((await browser.visit("/recordability")).text).toContain("29 CFR 1904.5");
  const end = await browser.visit("/recordability?answers=ynyny");
  expect(end.text).toContain(t("verdicts.away"));
  expect(end.text).toContain("29 CFR 1904.7(b)(3)");
});
