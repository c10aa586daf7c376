import { expect, test } from "vitest";
import { RATE_LIMITS } from "../../../app/services/rate-limit.server.ts";
import { Browser } from "../support/browser.ts";
import { newMember, PASSWORD, signUp, uniqueEmail } from "../support/members.ts";
import { product } from "../support/product.ts";
import { untilRefused } from "../support/refusals.ts";
import { codeMailedTo, turnOnSecondStep } from "../support/ways-in.ts";

const enter = (browser: Browser, email: string, password: string) =>
  browser.post("/auth", { intent: "sign-in", email, password });

/** Signs in by a code from a mail; answers the status of the last step. */
async function byCode(browser: Browser, email: string): Promise<number> {
  const asked = await browser.post("/auth?mode=code", { intent: "ask-code", email });
  if (asked.status !== 303) return asked.status;
  const code = await codeMailedTo(product, email);
  return (await browser.post("/auth?mode=enter-code", { intent: "enter-code", code })).status;
}

test("guessing one account's password from many addresses ends, and its owner still gets in", async () => {
  const { browser: home, email } = await newMember(product);
  const { max } = RATE_LIMITS.signInAccount;
  const { allowed } = await untilRefused(() => enter(new Browser(product), email, "not-the-password"), max);
  // The owner's own first sign-in came from a network that the account did not know yet.
  expect(allowed).toBeGreaterThanOrEqual(max - 1);
  // Even who has found the password by now does not get in from a network that the account does not know.
  expect((await enter(new Browser(product), email, PASSWORD)).status).toBe(429);
  // The owner's own network goes on, and anywhere else the owner has the mailbox.
  expect((await enter(home, email, PASSWORD)).status).toBe(303);
  expect(await byCode(new Browser(product), email)).toBe(303);
});

test("an address without an account is refused after as many tries as one that has one", async () => {
  const { max } = RATE_LIMITS.signInAccount;
  const email = uniqueEmail();
  const { allowed } = await untilRefused(() => enter(new Browser(product), email, "not-the-password"), max);
  expect(allowed).toBeGreaterThanOrEqual(max);
});

test("trying one password on many accounts from one address ends, and others still get in", async () => {
  const { max } = RATE_LIMITS.signInAddress;
  const email = await signUp(product);
  const attacker = new Browser(product);
  const { allowed } = await untilRefused(() => enter(attacker, uniqueEmail(), PASSWORD), max);
  expect(allowed).toBeGreaterThanOrEqual(max);
  expect((await enter(attacker, email, PASSWORD)).status).toBe(429);
  expect((await enter(new Browser(product), email, PASSWORD)).status).toBe(303);
});

test("strangers who use up an address's codes do not keep its owner from one at home", async () => {
  const { browser: home, email } = await newMember(product);
  const ask = () => new Browser(product).post("/auth?mode=code", { intent: "ask-code", email });
  const { allowed } = await untilRefused(ask, RATE_LIMITS.mailCodeAddress.max);
  expect(allowed).toBeGreaterThanOrEqual(RATE_LIMITS.mailCodeAddress.max);
  await home.post("/auth/sign-out", {});
  expect(await byCode(home, email)).toBe(303);
});

test("codes of a second step are guessed so often and not more, however often the first is taken", async () => {
  const { browser, email } = await newMember(product);
  await turnOnSecondStep(browser);
  const attacker = new Browser(product);
  let refused = false;
  let guesses = 0;
  for (let rounds = 0; rounds < 2 * RATE_LIMITS.signIn.max && !refused; rounds++) {
    const first = await enter(attacker, email, PASSWORD);
    refused = first.status === 429;
    for (let tries = 0; tries < 5 && !refused; tries++, guesses++) {
      const answer = await attacker.post("/auth?mode=second-step", {
        intent: "second-step",
        factorCode: "000000",
      });
      refused = answer.status === 429;
    }
  }
  expect(refused).toBe(true);
  expect(guesses).toBeLessThanOrEqual(2 * RATE_LIMITS.secondStep.max);
});
