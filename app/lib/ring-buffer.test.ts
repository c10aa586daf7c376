import { expect, test } from "vitest";
import { createRing } from "./ring-buffer.ts";

test("the last hundred are kept, oldest first", () => {
  const ring = createRing<number>(100);
  for (let value = 1; value <= 250; value++) ring.push(value);
  expect(ring.all()).toHaveLength(100);
  expect(ring.all()[0]).toBe(151);
  expect(ring.all().at(-1)).toBe(250);
});

test("fewer than fit are all kept", () => {
  const ring = createRing<string>(3);
  expect(ring.all()).toEqual([]);
  ring.push("a");
  ring.push("b");
  expect(ring.all()).toEqual(["a", "b"]);
});

test("what was read does not change with what comes later", () => {
  const ring = createRing<number>(2);
  ring.push(1);
  const before = ring.all();
  ring.push(2);
  expect(before).toEqual([1]);
});
