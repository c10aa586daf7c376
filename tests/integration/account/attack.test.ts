import { afterAll, beforeAll, expect, test } from "vitest";
import { atMostTimes, during, quantile, times } from "../../prove.ts";
import { Browser, type Page } from "../support/browser.ts";
import { newMember, PASSWORD, signUp, uniqueEmail } from "../support/members.ts";
import { type OwnProduct, startProduct } from "../support/product.ts";
import { codeMailedTo } from "../support/ways-in.ts";

let product: OwnProduct;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product?.stop());

const enter = (
  email: string,
  password: string,
  browser = new Browser(product),
  headers?: Record<string, string | null>,
) => browser.post("/auth", { intent: "sign-in", email, password }, headers);

/** Attackers keep their connections: making them anew would cost this machine more than it costs the product. */
const KEPT = { connection: null };

async function timed(act: () => Promise<Page>): Promise<{ ms: number; page: Page }> {
  const started = performance.now();
  const page = await act();
  return { ms: performance.now() - started, page };
}

test.each<[string, number, (email: string, known: boolean) => Promise<Page>]>([
  ["a wrong password", 400, (email) => enter(email, "not-the-password")],
  [
    "a code by mail",
    303,
    (email) => new Browser(product).post("/auth?mode=code", { intent: "ask-code", email }),
  ],
  ["a forgotten password", 303, (email) => new Browser(product).post("/auth/recover", { email })],
  [
    "another confirmation",
    303,
    (email) => new Browser(product).post("/auth?mode=check", { intent: "resend", email }),
  ],
  [
    "signing up",
    303,
    // An address is unknown only once.
    (email, known) =>
      new Browser(product).post("/auth?mode=sign-up", {
        intent: "sign-up",
        idem: crypto.randomUUID(),
        email: known ? email : uniqueEmail(),
        password: PASSWORD,
      }),
  ],
])("%s takes a known address as long as an unknown one", async (what, status, act) => {
  const rounds = times(4);
  // So few tries each that no limit is met.
  const perAddress = 8;
  const addresses = Math.ceil(rounds / perAddress);
  const known: string[] = [];
  for (let made = 0; made < addresses; made++) known.push(await signUp(product));
  const unknown = known.map(() => uniqueEmail());
  const took = { known: [] as number[], unknown: [] as number[] };
  await act(known[0] ?? "", true);
  await act(unknown[0] ?? "", false);
  for (let round = 0; round < rounds; round++) {
    const n = Math.floor(round / perAddress);
    const pair = [
      ["known", known[n] ?? ""],
      ["unknown", unknown[n] ?? ""],
    ] as const;
    // Who comes second may wait for what the first one left to do.
    for (const [which, email] of round % 2 ? pair : pair.toReversed()) {
      const { ms, page } = await timed(() => act(email, which === "known"));
      expect(page.status).toBe(status);
      took[which].push(ms);
    }
  }
  const medians = [quantile(took.known, 0.5), quantile(took.unknown, 0.5)].sort((a, b) => b - a);
  atMostTimes(what, 1.1, [medians[0] ?? 0, medians[1] ?? 0]);
});

/** A kept connection may be closed by the server at the very moment it is used again: then another one is opened. */
const onceMore = <T>(send: () => Promise<T>): Promise<T> =>
  send().catch((error) => {
    if (error instanceof TypeError && error.message === "fetch failed") return send();
    throw error;
  });

test("thousands of bad attempts slow down nobody else's sign-in, and the attacked owner gets in by a code", async () => {
  const attempts = times(250);
  const minute = during(60_000);
  const { email: attacked } = await newMember(product);
  const others: string[] = [];
  for (let made = 0; made < times(2); made++) others.push(await signUp(product));
  const sign = async (email: string) => {
    const { ms, page } = await timed(() => enter(email, PASSWORD));
    expect(page.status).toBe(303);
    return ms;
  };
  await sign(others[0] ?? "");
  const idle: number[] = [];
  for (const email of others) idle.push(await sign(email));

  const statuses = new Map<number, number>();
  const started = performance.now();
  let sent = 0;
  // Half from everywhere on one account, half from one network on whatever account.
  const fixed = new Browser(product);
  const attacker = async () => {
    while (sent < attempts) {
      const number = sent++;
      const wait = started + (number / attempts) * minute - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const { status } = await onceMore(() =>
        number % 2
          ? enter(attacked, `guess-number-${number}`, undefined, KEPT)
          : enter(uniqueEmail(), PASSWORD, fixed, KEPT),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const busy: number[] = [];
  const member = async () => {
    for (let round = 0; sent < attempts || round < 2; round++)
      busy.push(await sign(others[round % others.length] ?? ""));
  };
  await Promise.all([...Array.from({ length: 16 }, attacker), member()]);
  const took = performance.now() - started;

  expect(statuses.get(303)).toBeUndefined();
  expect(statuses.get(500)).toBeUndefined();
  expect(statuses.get(429) ?? 0).toBeGreaterThan(attempts / 3);
  console.info(`${attempts} attempts in ${(took / 1000).toFixed(0)} s, ${busy.length} sign-ins beside them`);
  atMostTimes("p95 of signing in under attack", 2, [quantile(busy, 0.95), quantile(idle, 0.95)]);

  const owner = new Browser(product);
  await owner.post("/auth?mode=code", { intent: "ask-code", email: attacked });
  const code = await codeMailedTo(product, attacked);
  const inside = await owner.post("/auth?mode=enter-code", { intent: "enter-code", code });
  expect(inside.status).toBe(303);
});
