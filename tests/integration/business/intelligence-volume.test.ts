import { expect, test } from "vitest";
import { GOALS } from "../../../app/services/metrics.ts";
import { manyFacts } from "../../factories/many-facts.ts";
import { atMostTimes, quantile, times } from "../../prove.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

const COUNT = times(10_000);
/** Five where speed is proved. */
const ROUNDS = Math.ceil(times(1) / 4);

test(`the boards of a member with ${COUNT} records answer within ten times their shop`, async () => {
  const { browser, id } = await newMember(product);
  const today = new Date().toISOString().slice(0, 10);
  for (const one of manyFacts({ workspace: `user:${id}`, today, count: COUNT })) await product.query(one);
  const timed = async (address: string) => {
    const started = performance.now();
    const page = await browser.get(address);
    expect([address, page.status]).toEqual([address, 200]);
    return performance.now() - started;
  };
  const boards = ["month", "twelve"].flatMap((period) =>
    GOALS.map((goal) => `/business-intelligence?goal=${goal}&period=${period}`),
  );
  await timed("/shop");
  const shop: number[] = [];
  const took = new Map(boards.map((board) => [board, [] as number[]]));
  // In turn, so that whatever else the machine does falls on all of them alike.
  for (let round = 0; round < ROUNDS; round++)
    for (const board of boards) {
      shop.push(await timed("/shop"));
      took.get(board)?.push(await timed(board));
    }
  for (const [board, each] of took) atMostTimes(board, 10, [quantile(each, 0.5), quantile(shop, 0.5)]);
  const page = await browser.visit("/business-intelligence?goal=quality&period=twelve");
  expect(page.text).toContain((COUNT / 16).toLocaleString("en-US"));
});
