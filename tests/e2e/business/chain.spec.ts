import { becomeMember, expect, expectNoSidewaysScroll, test, words } from "../fixtures.ts";
import { elsewhere, handedOn, idOf } from "./by-link.ts";

const LANGUAGE = "he";
const STEPS = ["lead", "deal", "intake", "estimate", "proposal", "project"] as const;

test("a stranger's question becomes a signed job with its schedule of values, each step by a link of the one before @js @phone", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  test.setTimeout(240_000);
  const options = { baseURL, javaScriptEnabled };
  const chain = words(LANGUAGE, "chain");
  await becomeMember(page);
  const followed = async (on: typeof page, path: string) => {
    await on.locator(`main a[href^="${path}"]`).first().click();
    await expect(on).toHaveURL(new RegExp(path.replace(/[?/]/g, "\\$&")));
    await expectNoSidewaysScroll(on);
  };

  // A stranger is told a range, and asks for pros.
  const stranger = await elsewhere(browser, options);
  const asking = stranger.held;
  await asking.goto(`/instant-quote?job=deck&lang=${LANGUAGE}`);
  await followed(asking, "/lead-generation?");
  const post = asking.locator("form", { has: asking.locator('button[value="post"]') });
  await expect(post.locator('[name="trade"]')).toHaveValue("deck");
  await post.locator('[name="scope"]').fill("A deck of 16 by 20 feet");
  await post.locator('[name="region"]').selectOption("TX");
  await post.locator('[name="place"]').fill("Austin 78704");
  await post.locator('[name="client"]').fill("Homeowner 7");
  await post.locator('[name="email"]').fill(`homeowner-${crypto.randomUUID()}@example.com`);
  await post.locator('[name="address"]').fill(`${crypto.randomUUID().slice(0, 8)} Sample Street`);
  await post.locator('[name="agreed"]').check();
  await post.locator('button[value="post"]').click();
  await expect(asking).toHaveURL(/\/lead\//);
  await expectNoSidewaysScroll(asking);
  const lead = idOf(asking);
  await stranger.done();

  // A firm says what it looks for, claims the request, and makes a deal of it.
  await page.goto(`/open-leads?lang=${LANGUAGE}`);
  const looking = page.locator("form", { has: page.locator('button[value="profile"]') });
  await looking.locator('[name="firm"]').fill("Sample Ridge Builders");
  await looking.locator('[name="trades"][value="deck"]').check();
  await looking.locator('[name="region"]').selectOption("TX");
  await looking.locator('[name="place"]').fill("Austin 78704");
  await looking.locator('button[value="profile"]').click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  await page.goto(`/open-leads?lead=${lead}`);
  await page.locator('button[value="claim"]').click();
  await followed(page, "/deal/new?from=lead");
  const begin = page.locator("form", { has: page.locator('[name="nextOn"]') });
  await expect(begin.locator('[name="name"]')).toHaveValue("Homeowner 7");
  await begin.locator('button[type="submit"], button:not([type])').first().click();
  await expect(page).toHaveURL(/\/deal\/[\w-]{36}/);
  const deal = new URL(page.url()).pathname;

  // The client answers what the firm still wants to know.
  await followed(page, "/customer-questionnaire?from=deal");
  await followed(page, "/customer-questionnaire?form=deck");
  await page.locator('button[value="begin"]').click();
  await expect(page).toHaveURL(/intake=/);
  const intake = new URL(page.url()).searchParams.get("intake") ?? "";
  const client = await handedOn(page, { browser, options, type: "intake", id: intake });
  await client.held.goto(`${new URL(client.held.url()).pathname}?lang=${LANGUAGE}`);
  await client.held.locator('[name="a_deckArea"]').fill("30");
  await client.held.locator('button[name="go"][value="on"]').click();
  await expect(client.held.locator('[name="a_deckArea"]')).toHaveCount(0);
  await expectNoSidewaysScroll(client.held);
  await client.done();

  // The deal is estimated, the estimate offered, the offer signed on a phone.
  await page.goto(deal);
  await followed(page, "/material-cost-estimator?from=deal");
  await page.locator('[name="job"]').first().selectOption("deck");
  await page.locator('button[value="create"]').first().click();
  await expect(page).toHaveURL(/\/estimate\//);
  await followed(page, "/proposal-builder?from=estimate");
  await page.locator('button[value="create"]').first().click();
  await expect(page).toHaveURL(/\/proposal\//);
  const offer = new URL(page.url()).pathname;
  await page.locator('button[name="transition"][value="send"]').click();
  await expect(page.locator("[data-toast]")).toBeVisible();
  const signing = await handedOn(page, { browser, options, type: "proposal", id: offer.split("/")[2] ?? "" });
  await signing.held.goto(`${new URL(signing.held.url()).pathname}?lang=${LANGUAGE}`);
  await signing.held.locator('input[name="agree"]').check();
  await signing.held.locator('input[name="printedName"]').first().fill("Homeowner 7");
  await signing.held.locator('button[value="accept"]').click();
  await expect(signing.held.locator("[data-toast]")).toBeVisible();
  await expectNoSidewaysScroll(signing.held);
  await signing.done();

  // What was signed is a job, whose record names every step back to the stranger's question.
  await page.goto(offer);
  await page.locator('button[value="convert"]').click();
  await expect(page).toHaveURL(/\/schedule-of-values\//);
  await expectNoSidewaysScroll(page);
  await followed(page, "/project/");
  for (const kind of STEPS)
    await expect(
      page
        .getByRole("main")
        .getByText(chain(`kinds.${kind}`))
        .first(),
    ).toBeVisible();
  await followed(page, "/open-leads?lead=");
  await expect(page.getByText("Homeowner 7").first()).toBeVisible();
});
