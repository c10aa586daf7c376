import { expect, test } from "vitest";
import { writeTakeoff } from "../../../app/engines/drawing/drawing.ts";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { png } from "../../pictures.ts";
import type { Browser, Fields, Page } from "../support/browser.ts";
import { fromOf, holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const ORIGIN = { x: 0, y: 0 };
/** A deck of 20 by 20 feet on the sample plan. */
const TAKE_OFF = writeTakeoff({
  scale: { from: ORIGIN, to: { x: 120, y: 0 }, length: "10'" },
  check: { from: ORIGIN, to: { x: 0, y: 120 }, length: "10'" },
  measures: [
    {
      kind: "area",
      label: "Deck",
      points: [ORIGIN, { x: 240, y: 0 }, { x: 240, y: 240 }, { x: 0, y: 240 }],
    },
  ],
});

const idOf = (page: Page) => page.path.split("?")[0]?.split("/").at(-1) ?? "";
/** The address of the first link of a page to such a path, as it stands in the page. */
const linkOf = (page: Page, path: string) =>
  new RegExp(`href="(${path}[^"#]*)`).exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? `no link to ${path}`;

/** A form with a picture, as a browser sends it. */
async function sendPicture(browser: Browser, page: Page, intent: string, typed: Fields) {
  const form = page.form({ intent });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.fields, ...typed, intent })) body.append(name, value);
  body.set("photo", new Blob([png()]), "grout.png");
  const answer = await browser.send(form.action || page.path, { method: "POST", body });
  expect([intent, answer.status]).toEqual([intent, 303]);
  return browser.visit(answer.location ?? "");
}

test.each(["en", "he"] as const)(
  "from a measured plan to a certified application and the figures that open its rows, each step by a link of the one before, without scripts, in %s",
  async (language) => {
    const words = translator(language, "metrics");
    const { browser } = await newMember(product);
    await browser.visit(`/?lang=${language}`);

    // The measured plan leads to an estimate, that to a proposal, which the client signs by link.
    const plan = await browser.visit(`/blueprint-analyzer?plan=sample&${TAKE_OFF}`);
    const rows = await browser.visit(linkOf(plan, "/material-cost-estimator\\?"));
    const estimate = await browser.submit(rows, { intent: "create" }, { title: "Ridge deck" });
    const blank = await browser.visit(fromOf(estimate, "/proposal-builder"));
    const offer = await browser.submit(blank, { intent: "create" }, {});
    await browser.submit(await browser.visit(offer.path), { transition: "send" }, {});
    const client = await holderOf(browser, "proposal", idOf(offer));
    const held = await client.holder.visit(`/shared/${client.link}/proposal?lang=${language}`);
    const agreed = { agree: "on", printedName: "Homeowner 1" };
    expect((await client.holder.submit(held, { intent: "accept" }, agreed)).status).toBe(200);

    // What was signed is a job with its schedule of values.
    const values = await browser.submit(await browser.visit(offer.path), { intent: "convert" });
    const project = idOf(values);
    const job = await browser.visit(linkOf(values, "/project/"));
    expect([job.status, job.path]).toEqual([200, `/project/${project}`]);

    // Its schedule, its permit, its talk and its punch list each begin with the job.
    const planning = await browser.visit(linkOf(job, "/ultimate-scheduling\\?"));
    expect([planning.valueOf("project"), planning.valueOf("name")]).toEqual([project, job.heading]);
    const schedule = await browser.submit(planning, { intent: "create" }, { template: "bath" });
    expect(schedule.path).toMatch(/^\/schedule\//);
    expect(schedule.body).toContain(`href="/project/${project}"`);

    const asking = await browser.visit(linkOf(job, "/permit-tracking\\?"));
    expect(asking.valueOf("project")).toBe(project);
    const permit = await browser.submit(
      asking,
      { intent: "create" },
      { name: "Deck permit", jurisdiction: "Sample City", recordType: "deck" },
    );
    expect(permit.path).toMatch(/^\/permit\//);

    const talks = await browser.visit(linkOf(job, "/ai-tailgate-safety\\?"));
    const talk = await browser.visit(linkOf(talks, "/tailgate-talk/"));
    expect(talk.form({ intent: "start" }).fields.project).toBe(project);
    const record = await browser.submit(
      talk,
      { intent: "start" },
      { presenter: "Foreman 1", place: "Gate 2" },
    );
    const crew = {
      ...{ "rows[0].name": "Carpenter 3", "rows[0].signature": "C3", "rows[0].language": language },
      ...{ qualification: "Competent person", hazards: "Truck at ten" },
    };
    const signed = await browser.submit(record, { intent: "sign" }, crew);
    expect(signed.body).toContain(`href="/project/${project}"`);
    expect(signed.toasts).toEqual([translator(language, "tailgate")("toasts.tailgateSigned")]);

    const list = await browser.visit(linkOf(job, "/punch-list-camera\\?"));
    expect(list.form({ intent: "raise" }).fields.project).toBe(project);
    const defect = { room: "Deck", trade: "other", words: "Board split" };
    const item = await sendPicture(browser, list, "raise", defect);
    await browser.submit(item, { transition: "order" });
    const sub = await holderOf(browser, "punch", idOf(item));
    const asked = await sub.holder.visit(`/shared/${sub.link}/punch-item?lang=${language}`);
    await sendPicture(sub.holder, asked, "finish", { printedName: "Carpenter 3" });
    for (const transition of ["accept", "close"])
      await browser.submit(await browser.visit(item.path), { transition });

    // The schedule of values is billed, the owner certifies by link, and the money comes in.
    const bill = await browser.visit(linkOf(values, "/job-billing/"));
    const begun = await browser.submit(
      bill,
      { intent: "begin" },
      { periodFrom: "2026-01-01", periodTo: "2026-01-31" },
    );
    expect(begun.path).toMatch(/^\/pay-application\//);
    const done = Object.keys(begun.form({ intent: "work" }).fields).filter((name) =>
      name.startsWith("done["),
    );
    await browser.submit(begun, { intent: "work" }, Object.fromEntries(done.map((name) => [name, "50%"])));
    await browser.submit(await browser.visit(begun.path), { transition: "submit" });
    const owner = await holderOf(browser, "pay-application", idOf(begun));
    const application = await owner.holder.visit(`/shared/${owner.link}/pay-application?lang=${language}`);
    const certified = await owner.holder.submit(
      application,
      { intent: "certify" },
      { printedName: "Owner 1" },
    );
    expect(certified.toasts).toEqual([translator(language, "billing")("toasts.billingCertified")]);

    // The figures of the job open these very rows.
    const figures = linkOf(job, "/business-intelligence\\?");
    const opens = async (goal: string, id: "billed" | "owed" | "backlog" | "punchClosed", row: string) => {
      const board = await browser.visit(`${figures}&goal=${goal}`);
      const metric = await browser.visit(linkOf(board, `/business-metric/${id}\\?`));
      expect([id, metric.heading]).toEqual([id, words(`names.${id}`)]);
      const said = translator(language, "intelligence")("fromRows", { count: 1 });
      expect([id, metric.text]).toEqual([id, expect.stringContaining(said)]);
      expect([id, linkOf(metric, row)]).toEqual([id, row]);
      expect((await browser.visit(row)).status).toBe(200);
    };
    await opens("cash", "billed", begun.path.split("?")[0] ?? "");
    await opens("cash", "owed", begun.path.split("?")[0] ?? "");
    await opens("cash", "backlog", `/job-billing/${project}`);
    await opens("quality", "punchClosed", item.path.split("?")[0] ?? "");
  },
);
