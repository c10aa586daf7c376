import type { Locator, Page } from "@playwright/test";
import { Browser } from "../../integration/support/browser.ts";
import { png } from "../../pictures.ts";
import { becomeMember, expect, expectNoSidewaysScroll, test } from "../fixtures.ts";

// Every screen of a worker without an account, but for the crew's page, which has a test of its own.

/** What a glove needs, px. */
const GLOVE = 56;
/** Presses to an act, from the screen that the link opens. Typing and choosing a picture are none. */
const MOST = 3;
const TODAY = new Date().toISOString().slice(0, 10);

/** What a certificate says, as whoever sends it types it. */
const CERTIFICATE = {
  ...{ insurer: "Sample Mutual", policyNumber: "GL-1", effectiveOn: TODAY, expiresOn: "2099-01-01" },
  ...{ limit: "1,000,000", aggregate: "2,000,000", namedInsured: "Sample Roofing LLC" },
  ...{ holder: "Sample Builder", sentBy: "Office 1" },
};

/** Makes a link to a record as its page does, and answers its address for whoever is sent it. */
async function linkTo(owner: Browser, type: string, id: string, verbs: Record<string, string>) {
  const share = `/workspace/share?type=${type}&id=${id}`;
  const workspace = /name="workspace" value="([^"]+)"/.exec((await owner.get(share)).body)?.[1] ?? "";
  const link = crypto.randomUUID();
  const kept = { name: "Gate", kind: "person", days: "7", ...verbs };
  await owner.post(share, { intent: "share", idem: link, workspace, type, id, ...kept });
  const door = /\/l\/[\w-]{43}/.exec((await owner.get(`/workspace/share?link=${link}`)).body)?.[0] ?? "";
  return { door, link };
}

/** What a foreman has made before anybody scans a link: one record of each kind. */
async function prepared(owner: Browser) {
  const key = () => crypto.randomUUID() as string;
  const [crew, worker, talk, site, report, action] = [key(), key(), key(), key(), key(), key()];
  await owner.post("/workforce-tracking", {
    ...{ intent: "crew", idem: crew, name: "Framing", siteZone: "UTC", ruleSet: "flsa", weekStart: "1" },
    ...{ fenceMetres: "200", burdenPercent: "0" },
  });
  await owner.post(`/workforce-crew/${crew}`, {
    ...{ intent: "worker", idem: worker, name: "Mason 1", rate: "30.00" },
  });
  await owner.post("/tailgate-talk/talk-ladders", {
    ...{ intent: "start", idem: talk, day: TODAY, place: "Gate 2" },
  });
  await owner.post("/job-site-locator", {
    ...{ intent: "add", idem: site, name: "SAMPLE Yard", status: "active", siteZone: "UTC" },
  });
  await owner.post("/smart-safety-dashboard", {
    ...{ intent: "report", idem: report, what: "A brace fell", place: "Bay 4", happenedOn: TODAY },
  });
  await owner.post(`/safety-report/${report}`, {
    ...{ intent: "plan", idem: action, action: "Tie the braces", owner: "Carpenter 2", due: TODAY },
  });
  const rounds = await owner.submit(
    await owner.visit("/wellness-programs"),
    { intent: "round" },
    { crew: "Framing", heldOn: TODAY },
  );
  const firm = await owner.submit(
    await owner.visit("/compliance"),
    { intent: "create" },
    { called: "Roofers", legalName: "Sample Roofing LLC", set: "supplier" },
  );
  return {
    ...{ crew, worker, talk, site, action },
    round: /type=wellness-round(?:&amp;|&)id=([\w-]+)/.exec(rounds.body)?.[1] ?? "",
    firm: firm.path.split("/").at(-1)?.split(/[?#]/)[0] ?? "",
  };
}

/** Everything on the page that is pressed or typed into is high enough for a glove. */
async function expectGloves(page: Page, screen: string) {
  await expectNoSidewaysScroll(page);
  const targets = page.locator(
    [
      ...["button", "select", "textarea", "summary", "a"].map((name) => `main ${name}`),
      "main label:has(> input)",
      'main input:not([type="checkbox"], [type="radio"], [type="hidden"])',
    ].join(", "),
  );
  const low: string[] = [];
  for (const target of await targets.all()) {
    const box = (await target.isVisible()) ? await target.boundingBox() : null;
    if (box && box.height < GLOVE - 0.5)
      low.push(`${screen}: ${await target.evaluate((element) => element.outerHTML.slice(0, 90))}`);
  }
  expect(low).toEqual([]);
}

test("whoever holds a link does each act with three presses at most, on targets for gloves @phone", async ({
  page,
  baseURL,
}) => {
  await becomeMember(page);
  const owner = new Browser({ origin: new URL(baseURL ?? "").origin });
  for (const { name, value } of await page.context().cookies()) owner.cookies.set(name, value);
  const made = await prepared(owner);
  await page.context().clearCookies();

  const done = { name: "done.png", mimeType: "image/png", buffer: Buffer.from(png()) };
  const screens: {
    screen: string;
    of: [type: string, id: string, verbs: Record<string, string>];
    /** Does the act; every press goes through `press`. */
    act: (press: (target: Locator) => Promise<void>) => Promise<void>;
  }[] = [
    {
      screen: "clock",
      of: ["workforce-worker", made.worker, { sign: "on" }],
      act: (press) => press(page.locator('button[value="in"]')),
    },
    {
      screen: "kiosk",
      of: ["workforce-crew", made.crew, { sign: "on", kind: "kiosk", pin: "4711" }],
      act: (press) => press(page.locator('#workers button[name="intent"]').first()),
    },
    {
      screen: "tailgate",
      of: ["tailgate-record", made.talk, { sign: "on" }],
      act: async (press) => {
        await page.locator('[name="name"]').fill("Mason 1");
        await page.locator('[name="signature"]').fill("M1");
        for (const question of ["first", "second"])
          await press(page.locator(`label:has([name="${question}"])`).first());
        await press(page.locator('button[value="sign"]'));
      },
    },
    {
      screen: "near-miss",
      of: ["near-miss", made.site, { answer: "on", upload: "on" }],
      act: async (press) => {
        await page.locator('[name="what"]').fill("A plank slid");
        await page.locator('[name="place"]').fill("Bay 4");
        await press(page.locator('button[value="report"]'));
      },
    },
    {
      screen: "check-in",
      of: ["wellness-round", made.round, { sign: "on" }],
      act: async (press) => {
        for (const question of ["mood", "fatigue"])
          await press(page.locator(`label:has([name="${question}"])`).first());
        await press(page.locator('button[value="check-in"]'));
      },
    },
    {
      screen: "compliance-subject",
      of: ["compliance-subject", made.firm, { upload: "on" }],
      act: async (press) => {
        await press(page.locator('#items a, section:has(#items) a[href*="item="]').first());
        await expectGloves(page, "compliance-subject?item");
        await page.locator('[name="file"]').setInputFiles(done);
        for (const [name, value] of Object.entries(CERTIFICATE))
          if ((await page.locator(`[name="${name}"]`).count()) > 0)
            await page.locator(`[name="${name}"]`).fill(value);
        await press(page.locator('button[value="send"]'));
      },
    },
    {
      screen: "checklist-action",
      of: ["checklist-action", made.action, { upload: "on" }],
      act: async (press) => {
        await page.locator('[name="file"]').setInputFiles(done);
        await page.locator('[name="printedName"]').fill("Carpenter 2");
        await press(page.locator('button[value="finish"]'));
      },
    },
  ];
  for (const { screen, of, act } of screens) {
    const { door, link } = await linkTo(owner, ...of);
    await page.goto(door);
    if (of[2].pin) {
      await page.locator('[name="pin"]').fill(of[2].pin);
      await page.locator('form:has([name="pin"]) button').click();
      await expect(page.locator('[name="pin"]')).toHaveCount(0);
    }
    await page.goto(`/shared/${link}/${screen}?lang=en`);
    await expectGloves(page, screen);
    let presses = 0;
    await act(async (target) => {
      presses += 1;
      await target.click();
    });
    expect([screen, presses <= MOST]).toEqual([screen, true]);
    // Answered: with what came of it, or, where an answer was the wrong one, with what is to be put right.
    await expect(page.locator("[data-toast], #error-summary").first()).toBeVisible();
  }
  // What was done by link stands where the foreman looks.
  expect((await owner.visit(`/checklist-action/${made.action}`)).text).toContain("Carpenter 2");
  expect((await owner.visit("/smart-safety-dashboard")).text).toContain("A plank slid");
  expect((await owner.visit(`/workforce-crew/${made.crew}`)).body).toContain('value="out"');
});
