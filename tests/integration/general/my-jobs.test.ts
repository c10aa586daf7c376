import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { LANGUAGES } from "../../../app/i18n/languages.ts";
import { Browser } from "../support/browser.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const today = () => new Date().toISOString().slice(0, 10);

test.each(LANGUAGES)(
  "a member's front page has the first figures of each job, and the phone's dashboard ticks off what is planned for today, in %s",
  async (language) => {
    const t = translator(language, "home");
    const { browser } = await newMember(product);
    expect((await browser.visit(`/?lang=${language}`)).text).not.toContain(t("mine.title"));
    const id = crypto.randomUUID();
    const form = { intent: "create", idem: id, name: "Ridge house", contract: "10000" };
    expect((await browser.post("/project-management", form)).status).toBe(303);
    const bare = await browser.visit("/");
    for (const said of [t("mine.title"), "Ridge house", t("mine.noInspection"), t("mine.noPlan")])
      expect([said, bare.text.includes(said)]).toEqual([said, true]);
    // The sample site gives way to the member's own.
    expect(bare.text).not.toContain(t("site.sample"));

    const start = await browser.visit(`/ultimate-scheduling?project=${id}`);
    const plan = { template: "", startOn: today() };
    const schedule = await browser.submit(start, { intent: "create" }, plan);
    // Worked on every day of the week, so that today is one of its days whatever day it is.
    const settings = await browser.visit(`${schedule.path.split("?")[0]}?view=settings`);
    const saved = settings.form({ intent: "settings" });
    const everyDay = ["0", "1", "2", "3", "4", "5", "6"].map((day): [string, string] => ["workday", day]);
    const kept = Object.entries(saved.fields).filter(([name]) => name !== "workday");
    await browser.post(saved.action, [...kept, ...everyDay, ["intent", "settings"]]);
    const planned = await browser.visit(schedule.path.split("?")[0] ?? "");
    await browser.submit(planned, { intent: "add" }, { lines: "Pour the slab 1d\nSet the posts 3d 1" });
    const page = await browser.visit("/");
    expect([page.text.includes("Pour the slab"), page.text.includes("Set the posts")]).toEqual([true, false]);
    const ticked = await browser.submit(page, { intent: "tick" });
    expect([ticked.status, ticked.path, ticked.text.includes(t("site.completed"))]).toEqual([200, "/", true]);
    expect(() => ticked.form({ intent: "tick" })).toThrow();

    const item = { intent: "raise", idem: crypto.randomUUID(), project: id, room: "101", trade: "tile" };
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...item, words: "Chip" })) body.append(name, value);
    expect((await browser.send("/punch-list-camera", { method: "POST", body })).status).toBe(303);
    const link = new RegExp(`href="/punch-list-camera\\?project=${id}"[^>]*>(.*?)</a>`, "s");
    expect(link.exec((await browser.visit("/")).body)?.[1]).toContain(">1<");
    // Nobody else sees it.
    expect((await new Browser(product).visit("/")).text).not.toContain("Ridge house");
  },
);
