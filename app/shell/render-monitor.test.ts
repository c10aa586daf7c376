import { expect, test } from "vitest";
import { createRenderLog } from "./render-monitor.tsx";

function logged(...durations: number[]) {
  const complaints: string[] = [];
  const log = createRenderLog((words) => complaints.push(words));
  for (const duration of durations) log.add({ phase: "update", duration, at: 0 });
  return { complaints, log };
}

test("a render of more than 16 ms is complained of, with its time", () => {
  const { complaints } = logged(15.9, 16, 16.1, 40);
  expect(complaints).toHaveLength(2);
  expect(complaints[0]).toContain("16.1 ms");
});

test("the last hundred metrics are kept, quick ones too", () => {
  const { log } = logged(...Array.from({ length: 130 }, (_, index) => index / 100));
  expect(log.all()).toHaveLength(100);
  expect(log.all()[0]?.duration).toBe(0.3);
});
