import { expect, test, vi } from "vitest";
import { screenAt } from "~/site-map.ts";
import { clientTools, runTool } from "./client-tools.ts";

test.each(["measure", "constructor", "toString", ""])(
  "a tool that is not there says so: %j",
  async (name) => {
    expect(await runTool(clientTools(vi.fn()), name, {})).toEqual({
      result: `Client tool with name ${name} is not defined on client`,
      isError: true,
    });
  },
);

test("a note is written down, and none without words", async () => {
  const write = vi.fn();
  const tools = clientTools(write);
  expect((await runTool(tools, "save_note", { text: " Order 40 studs " })).isError).toBe(false);
  expect(write).toHaveBeenCalledExactlyOnceWith("note", "Order 40 studs");
  for (const wrong of [{}, { text: " " }, null, "x"])
    expect((await runTool(tools, "save_note", wrong)).isError).toBe(true);
  expect(write).toHaveBeenCalledOnce();
});

test("the calculators are offered exactly where there is a screen of them", async () => {
  const write = vi.fn();
  const done = await runTool(clientTools(write), "open_calculator", {});
  expect(done.isError).toBe(!screenAt("/calculators"));
  expect(write).toHaveBeenCalledTimes(screenAt("/calculators") ? 1 : 0);
});

test("a question without words is an error, and nothing is asked", async () => {
  expect(await runTool(clientTools(vi.fn()), "ask_joe", { question: " " })).toMatchObject({ isError: true });
});
