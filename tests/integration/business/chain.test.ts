import { expect, test } from "vitest";
import { translator } from "../../../app/i18n/catalogue.server.ts";
import { freshEmail } from "../../factories.ts";
import { Browser } from "../support/browser.ts";
import { fromOf, holderOf } from "../support/by-link.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

test.each(["en", "he"] as const)(
  "a stranger's question becomes a signed job with its schedule of values, and every record leads to every other, in %s",
  async (language) => {
    const chain = translator(language, "chain");
    const { browser } = await newMember(product);
    const client = new Browser(product);

    // The firm's page tells a range; the client sends it.
    const offering = await browser.submit(
      await browser.visit(`/quote-requests?lang=${language}`),
      { intent: "page" },
      { firm: "Sample Ridge Builders", jobs: "deck" },
    );
    const page = /\/quote-page\/[\w-]{36}/.exec(offering.body)?.[0] ?? "";
    const told = await client.visit(`${page}?lang=${language}&job=deck&area=200&units=us`);
    const asked = await client.submit(
      told,
      { intent: "send" },
      { client: "Homeowner 1", email: "homeowner@example.com", place: "Ridge Road" },
    );
    expect(asked.status).toBe(200);

    // The request becomes a deal that knows who asks.
    const received = await browser.visit("/quote-requests");
    const waiting = /\/quote-requests\?request=[\w-]{36}/.exec(received.body)?.[0] ?? "";
    const form = await browser.visit(fromOf(await browser.visit(waiting), "/deal/new"));
    expect([form.status, form.valueOf("name"), form.valueOf("email")]).toEqual([
      200,
      "Homeowner 1",
      "homeowner@example.com",
    ]);
    const nextOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const deal = await browser.submit(
      form,
      { intent: "create" },
      { source: "quotePage", jobType: "deck", nextAction: "Call", nextOn },
    );
    expect([deal.status, deal.path.split("?")[0]]).toEqual([
      200,
      expect.stringMatching(/^\/deal\/[\w-]{36}$/),
    ]);

    // The client is asked more, step by step.
    const questions = await browser.visit(fromOf(deal, "/customer-questionnaire"));
    const begun = await browser.submit(
      await browser.visit(`${questions.path}&form=deck`),
      { intent: "begin" },
      {},
    );
    const intake = /intake=([\w-]{36})/.exec(begun.path)?.[1] ?? "";
    const { holder: answering, link } = await holderOf(browser, "intake", intake);
    expect((await answering.visit(`/shared/${link}/intake?lang=${language}`)).status).toBe(200);

    // An estimate begins with the deal, a proposal with the estimate.
    const blank = await browser.visit(fromOf(deal, "/material-cost-estimator"));
    const estimate = await browser.submit(blank, { intent: "create" }, { job: "deck" });
    expect(estimate.path).toMatch(/^\/estimate\/[\w-]{36}/);
    const offer = await browser.submit(
      await browser.visit(fromOf(estimate, "/proposal-builder")),
      { intent: "create" },
      {},
    );
    expect(offer.path).toMatch(/^\/proposal\/[\w-]{36}/);
    const proposal = offer.path.split("?")[0] ?? "";
    await browser.submit(await browser.visit(proposal), { transition: "send" }, {});
    const id = proposal.split("/").at(-1) ?? "";
    const { holder, link: signing } = await holderOf(browser, "proposal", id);
    const held = await holder.visit(`/shared/${signing}/proposal?lang=${language}`);
    const signed = await holder.submit(
      held,
      { intent: "accept" },
      { agree: "on", printedName: "Homeowner 1" },
    );
    expect(signed.status).toBe(200);

    // What was signed becomes the job, to the cent.
    const values = await browser.submit(await browser.visit(proposal), { intent: "convert" });
    expect(values.path).toMatch(/^\/schedule-of-values\/[\w-]{36}/);
    const project = `/project/${values.path.split("?")[0]?.split("/").at(-1)}`;

    const walked = [waiting, deal.path, `/intakes?intake=${intake}`, estimate.path, proposal, project].map(
      (path) => path.split("?lang")[0] ?? path,
    );
    const names = ["quoteRequest", "deal", "intake", "estimate", "proposal", "project"] as const;
    for (const path of walked) {
      const seen = await browser.visit(path);
      expect([path, seen.text.includes(chain("title"))]).toEqual([path, true]);
      for (const name of names)
        expect([path, name, seen.text.includes(chain(`kinds.${name}`))]).toEqual([path, name, true]);
      for (const other of walked) if (other !== path) expect(seen.body).toContain(other);
    }
  },
);

test("a request for a pro becomes a deal that begins with its client and names the request", async () => {
  const chain = translator("en", "chain");
  const { browser } = await newMember(product);
  const guest = new Browser(product);
  const asked = {
    ...{ trade: "fence", scope: "A fence of 160 feet", timing: "weeks", cap: "2", region: "TX" },
    ...{ place: "Austin 78704", client: "Homeowner 7", phone: "", agreed: "on", email: freshEmail() },
    address: `${Math.floor(Math.random() * 1e6)} Sample Street`,
  };
  const form = await guest.visit("/lead-generation?lang=en");
  const posted = await guest.submit(form, { intent: "post" }, asked);
  const id = /\/lead\/([\w-]{36})/.exec(posted.path)?.[1] ?? "";
  const looking = { firm: "Sample Ridge Builders", trades: "fence", region: "TX", place: "Austin 78704" };
  await browser.submit(await browser.visit("/open-leads?lang=en"), { intent: "profile" }, looking);
  const open = await browser.visit(`/open-leads?lead=${id}`);
  const claimed = await browser.submit(open, { intent: "claim" });

  // The deal and the proposal begin with who asks.
  const begun = await browser.visit(fromOf(claimed, "/deal/new"));
  expect([begun.status, begun.valueOf("name"), begun.valueOf("email"), begun.valueOf("jobType")]).toEqual([
    200,
    "Homeowner 7",
    asked.email,
    "fence",
  ]);
  const nextOn = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const typed = { source: "ad", nextAction: "Call", nextOn };
  const deal = await browser.submit(begun, { intent: "create" }, typed);
  expect([deal.status, deal.path.split("?")[0]]).toEqual([200, expect.stringMatching(/^\/deal\/[\w-]{36}$/)]);
  const seen = await browser.visit(deal.path);
  expect(seen.text).toContain(translator("en", "job-types")("names.fence"));
  expect([seen.text.includes(chain("kinds.lead")), seen.body.includes(id)]).toEqual([true, true]);
  const back = await browser.visit(`/open-leads?lead=${id}`);
  expect(back.body).toContain(`href="${deal.path.split("?")[0]}"`);
});
