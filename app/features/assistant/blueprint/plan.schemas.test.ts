import { expect, test } from "vitest";
import { centsOf, planFields, readPlan } from "./plan.schemas.ts";

const SIZE = { width: 800, height: 560 };
const read = (query: string | Record<string, string> | [string, string][]) =>
  readPlan(new URLSearchParams(query), SIZE);

/** Presses on the picture one after the other, as a browser without scripts sends them. */
function press(state: ReturnType<typeof read>, ...places: [x: number, y: number][]) {
  return places.reduce(
    (now, [x, y]) => read([...planFields("sample", now), ["at.x", String(x)], ["at.y", String(y)]]),
    state,
  );
}
const order = (state: ReturnType<typeof read>, fields: [string, string][]) =>
  read([...planFields("sample", state), ...fields]);

test("a plan is measured by presses alone: scale, check, area, deduction, count", () => {
  let state = read("plan=sample");
  expect(state).toMatchObject({ zoom: 640, tapping: { tool: "scale", points: [] } });
  // Shown at 640 px, a press means 1.25 times its place on the plan.
  state = press(state, [80, 64], [560, 64]);
  expect(state.tapping.points).toEqual([
    { x: 100, y: 80 },
    { x: 700, y: 80 },
  ]);
  state = order(state, [
    ["do", "finish"],
    ["length", "30'"],
  ]);
  expect(state.tapping).toEqual({ tool: "check", points: [] });
  state = order(press(state, [80, 64], [80, 384]), [
    ["do", "finish"],
    ["length", "20'-0\""],
  ]);
  expect(state.takeoff.check?.length).toBe("20'-0\"");
  state = order(press(state, [80, 64], [560, 64], [560, 384], [80, 384]), [
    ["do", "finish"],
    ["label", "House ~ all"],
    ["price", "4.50"],
  ]);
  expect(state.takeoff.measures).toMatchObject([{ kind: "area", label: "House ~ all", unitCents: 450 }]);
  state = order(state, [["do", "remove-0"]]);
  expect(state.takeoff.measures).toEqual([]);
});

test("a kept take-off opens with its drawing and stays out of the address, until that holds another", () => {
  const kept = readPlan(new URLSearchParams("m=count~Doors~~5.5"), SIZE).takeoff;
  const open = (query: string) => readPlan(new URLSearchParams(query), SIZE, kept).takeoff;
  expect(open("plan=a&zoom=960&zone=5")).toEqual(kept);
  expect(open("plan=a&tool=count&p=5.5&at.x=9&at.y=9")).toEqual(kept);
  expect(open("plan=a&m=count~Windows~~6.6").measures).toMatchObject([{ label: "Windows" }]);
  const fields = (query: string) => planFields("a", readPlan(new URLSearchParams(query), SIZE, kept));
  expect(new URLSearchParams(fields("plan=a&tool=count&at.x=9&at.y=9")).has("m")).toBe(false);
  // Emptied and not saved: it must not come back by itself.
  const emptied = new URLSearchParams(fields("plan=a&m=count~Windows~~6.6&do=remove-0"));
  expect(readPlan(emptied, SIZE, kept)).toMatchObject({ kept: false, takeoff: { measures: [] } });
});

test("a climate zone goes along from press to press", () => {
  const state = press(read("plan=sample&zone=4m"), [80, 64]);
  expect(state.zone).toBe("4m");
  expect(read("plan=sample&zone=9").zone).toBeUndefined();
});

test("what is missing or cannot be read is told, and what was typed stays", () => {
  const scale = press(read("tool=scale"), [10, 10]);
  expect(order(scale, [["do", "finish"]]).error).toEqual({ reason: "points", count: 1 });
  const typed = order(press(scale, [90, 10]), [
    ["do", "finish"],
    ["length", "ten feet"],
  ]);
  expect(typed).toMatchObject({ error: { reason: "length" }, typed: { length: "ten feet" } });
  const area = press(read("tool=area"), [0, 0], [50, 0], [50, 50]);
  expect(
    order(area, [
      ["do", "finish"],
      ["price", "cheap"],
    ]).error?.reason,
  ).toBe("price");
});

test("the last point is taken back, or all of them", () => {
  const state = press(read("tool=length"), [10, 10], [20, 20]);
  expect(order(state, [["do", "undo"]]).tapping.points).toHaveLength(1);
  expect(order(state, [["do", "clear"]]).tapping.points).toEqual([]);
});

test("a measurement of the most points is told instead of losing the next one", () => {
  const places = Array.from({ length: 60 }, (_, n): [number, number] => [n, 2 * n]);
  const full = press(read("tool=count"), ...places);
  expect([full.error, full.tapping.points.length]).toEqual([undefined, 60]);
  const one = press(full, [70, 70]);
  expect(one.error).toEqual({ reason: "tooMany", count: 60 });
  expect(one.tapping).toEqual(full.tapping);
  const typed = [...places, [70, 70]].map((place) => place.join(",")).join(" ");
  expect(read({ tool: "count", p: typed, do: "finish" }).error?.reason).toBe("tooMany");
});

test("a take-off for which the address has no more room says so and keeps everything", () => {
  const many = Array.from({ length: 60 }, (_, n) => `${n * 7}.${(n * n) % 500}`).join("_");
  let state = read("tool=count");
  let measures = 0;
  for (; measures < 400; measures++) {
    const asked = { tool: "count", p: many, label: `דלתות ${measures}` };
    const next = read([
      ...planFields("sample", state).filter(([name]) => name === "m"),
      ...Object.entries({ ...asked, do: "finish" }),
    ]);
    if (next.error) {
      expect(next.error.reason).toBe("full");
      expect(next.takeoff).toEqual(state.takeoff);
      expect(next).toMatchObject({ tapping: { points: { length: 60 } }, typed: { label: asked.label } });
      break;
    }
    state = next;
    // Cloudflare takes 16 KB.
    expect(new URLSearchParams(planFields("sample", state)).toString().length).toBeLessThan(13_000);
  }
  expect(measures).toBeGreaterThan(20);
});

test("points may be typed, and a strange size of the picture is the usual one", () => {
  expect(read("tool=count&p=12,30 40,50").tapping.points).toHaveLength(2);
  expect(read("zoom=9999").zoom).toBe(640);
  expect(read("tool=laser&at.x=1e9&at.y=-4")).toMatchObject({ tapping: { tool: "scale", points: [] } });
});

test.each([
  ["4.50", 450],
  ["$4", 400],
  ["4,5", 450],
  ["0", 0],
  ["", undefined],
  ["4.505", undefined],
  ["-1", undefined],
  ["1e3", undefined],
])("%j is %s cents", (text, cents) => expect(centsOf(text)).toBe(cents));
